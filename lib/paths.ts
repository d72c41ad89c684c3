/** Every route of the site; next/link adds the locale prefix. */
export const paths = {
  home: '/',
  products: '/products',
  product: (slug: string, variantId?: string) =>
    `/products/${encodeURIComponent(slug)}${variantId ? `?variant=${encodeURIComponent(variantId)}` : ''}`,
  /** For the store's people alone: a product as it is being edited, on sale or not. */
  productPreview: (productId: string) => `/preview/products/${productId}`,
  mostSelling: '/most-selling',
  categories: '/categories',
  category: (slug: string, subSlug?: string) =>
    `/categories/${encodeURIComponent(slug)}${subSlug ? `/${encodeURIComponent(subSlug)}` : ''}`,
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmed: (orderId: string) => `/order-confirmed/${orderId}`,
  orderCancelled: (orderId: string) => `/order-cancelled/${orderId}`,
  orders: '/orders',
  order: (orderId: string) => `/orders/${orderId}`,
  /** Where an order is paid by card, and where the bank's page leads back to. */
  payment: (orderId: string) => `/orders/${orderId}/pay`,
  invoice: (orderId: string) => `/orders/${orderId}/invoice`,
  track: (token: string) => `/track/${token}`,
  contactUs: '/contact-us',
  aboutUs: '/about-us',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: (tab?: string) => (tab ? `/profile?tab=${tab}` : '/profile'),
  sitemap: {
    index: '/sitemap.xml',
    pages: '/sitemaps/pages.xml',
    /** The products of the top category with this slug. */
    products: (slug: string) => `/sitemaps/products${slug && `/${encodeURIComponent(slug)}`}.xml`,
  },
} as const;

/** SPEC.md's layout rule: any path containing 'admin' is the admin's. */
export const isAdminPath = (path: string): boolean => path.includes('admin');

/** `path` when it leads back into this site, else `fallback`: a `?next=` must never send people elsewhere. */
export function ownPath(path: unknown, fallback: string): string {
  const isOwn = typeof path === 'string' && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(path);
  return isOwn ? path : fallback;
}
