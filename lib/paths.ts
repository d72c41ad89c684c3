import type { Link } from '@/lib/domain/routes/page';
import { pathTo } from '@/lib/domain/routes/path-to';

/** Links to the storefront's pages; next/link adds the locale prefix. Only pages of the route table compile. */
export const paths = {
  home: '/',
  products: '/products',
  product: (slug: string, variantId?: string) =>
    `${pathTo('/products/[slug]', slug)}${variantId ? `?variant=${encodeURIComponent(variantId)}` : ''}`,
  /** The studio of a product; `change` is the design of a cart line, which the new one replaces. */
  design: (slug: string, query: { variant?: string; design?: string; change?: string } = {}) => {
    const asked = new URLSearchParams(query).toString();
    return `${pathTo('/products/[slug]/design', slug)}${asked && `?${asked}`}`;
  },
  /** For the store's people alone: a product as it is being edited, on sale or not. */
  productPreview: (productId: string) => pathTo('/preview/products/[id]', productId),
  mostSelling: '/most-selling',
  categories: '/categories',
  category: (slug: string, subSlug?: string) =>
    subSlug
      ? pathTo('/categories/[category]/[subCategory]', slug, subSlug)
      : pathTo('/categories/[category]', slug),
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmed: (orderId: string) => pathTo('/order-confirmed/[id]', orderId),
  orderCancelled: (orderId: string) => pathTo('/order-cancelled/[id]', orderId),
  orders: '/orders',
  order: (orderId: string) => pathTo('/orders/[id]', orderId),
  /** Where an order is paid by card, and where the bank's page leads back to. */
  payment: (orderId: string) => pathTo('/orders/[id]/pay', orderId),
  /** Where an order is paid by who holds its payment link. */
  payByLink: (token: string) => pathTo('/pay/[token]', token),
  invoice: (orderId: string) => pathTo('/orders/[id]/invoice', orderId),
  track: (token: string) => pathTo('/track/[token]', token),
  giftCard: '/gift-card',
  contactUs: '/contact-us',
  aboutUs: '/about-us',
  withdrawal: '/withdrawal',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: (tab?: string) => `${pathTo('/profile')}${tab ? `?tab=${tab}` : ''}`,
} as const satisfies Readonly<Record<string, Link>>;

/** SPEC.md's layout rule: the admin's paths. A slug that holds the word, as `/products/admin-desk`, is the shop's (docs/decisions/076). */
export const isAdminPath = (path: string): boolean => /^(?:\/[a-z]{2})?\/admin(?:\/|$)/.test(path);

/** `path` when it leads back into this site, else `fallback`: a `?next=` must never send people elsewhere. */
export function ownPath(path: unknown, fallback: string): string {
  const isOwn = typeof path === 'string' && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(path);
  return isOwn ? path : fallback;
}
