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
  admin: {
    dashboard: '/admin/dashboard',
    orders: '/admin/orders',
    order: (orderId: string) => `/admin/orders/${orderId}`,
    ordersOf: (search: string) => `/admin/orders?q=${encodeURIComponent(search)}`,
    printOrders: (kind: 'invoice' | 'packing', orderIds: readonly string[]) =>
      `/admin/orders/print?kind=${kind}&ids=${orderIds.join(',')}`,
    reviews: '/admin/reviews',
    contactUs: '/admin/contactus',
    contactMessage: (id: string) => `/admin/contactus?message=${id}`,
    contactFrom: (search: string) => `/admin/contactus?q=${encodeURIComponent(search)}`,
    products: '/admin/products',
    product: (productId: string) => `/admin/products/${productId}`,
    newProduct: '/admin/products/new',
    categories: '/admin/categories',
    sales: '/admin/sales',
    reconciliation: '/admin/sales/reconciliation',
    users: '/admin/users',
    user: (customerId: string) => `/admin/users/${customerId}`,
    storeSetting: '/admin/storesetting',
    logoAndColors: '/admin/storesetting/logoAndColors',
    homepage: '/admin/storesetting/homepage',
    customDomain: '/admin/storesetting/customDomain',
    aboutUs: '/admin/storesetting/aboutus',
    contactAndFooter: '/admin/storesetting/contact&footer',
    paymentOptions: '/admin/storesetting/paymentOptions',
    termsAndPrivacy: '/admin/storesetting/terms&privacy',
    privacyPolicy: '/admin/privacy-policy',
    termsConditions: '/admin/terms-conditions',
    /** What the store's people did. */
    activity: '/admin/activity',
    settings: '/admin/settings',
    plan: '/admin/settings#plan',
    profile: '/admin/profile',
  },
} as const;

/** SPEC.md's layout rule: any path containing 'admin' is the admin's. */
export const isAdminPath = (path: string): boolean => path.includes('admin');

/** `path` when it leads back into this site, else `fallback`: a `?next=` must never send people elsewhere. */
export function ownPath(path: unknown, fallback: string): string {
  const isOwn = typeof path === 'string' && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(path);
  return isOwn ? path : fallback;
}
