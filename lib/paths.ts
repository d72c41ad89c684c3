import type { Link } from '@/lib/domain/routes/page';
import { pathTo } from '@/lib/domain/routes/path-to';

/** Anchor of the conditions of returns on the terms page. */
export const RETURNS = 'returns';

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
  /** For staff only: a product as it is being edited, on sale or not. */
  productPreview: (productId: string) => pathTo('/preview/products/[id]', productId),
  /** For the editor's frame: a page as it is being edited. */
  ownPagePreview: (id: string) => pathTo('/preview/pages/[id]', id),
  mostSelling: '/most-selling',
  categories: '/categories',
  category: (slug: string, subSlug?: string) =>
    subSlug
      ? pathTo('/categories/[category]/[subCategory]', slug, subSlug)
      : pathTo('/categories/[category]', slug),
  /** A page that the store built of sections. */
  ownPage: (slug: string) => pathTo('/pages/[slug]', slug),
  posts: '/posts',
  /** The list from its second page on. */
  postsPage: (page: number) => (page > 1 ? pathTo('/posts/page/[page]', String(page)) : '/posts'),
  /** The posts with a tag, by the tag's slug. */
  postsTagged: (tag: string) => pathTo('/posts/tags/[tag]', tag),
  post: (slug: string) => pathTo('/posts/[slug]', slug),
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmed: (orderId: string) => pathTo('/order-confirmed/[id]', orderId),
  orderCancelled: (orderId: string) => pathTo('/order-cancelled/[id]', orderId),
  orders: '/orders',
  order: (orderId: string) => pathTo('/orders/[id]', orderId),
  /** The page where an order is paid by card, to which the bank's page returns. */
  payment: (orderId: string) => pathTo('/orders/[id]/pay', orderId),
  /** The page where the holder of a payment link pays the order. */
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
  platform: '/',
  openStore: '/open',
  /** The operators' console, on the platform's host. */
  console: '/console',
  /** Where anybody reports a store, on the platform's host. */
  reportStore: '/report',
  profile: (tab?: string) => `${pathTo('/profile')}${tab ? `?tab=${tab}` : ''}`,
} as const satisfies Readonly<Record<string, Link>>;

/**
 * SPEC.md's layout rule: the admin's paths. A slug with the word, such as `/products/admin-desk`, belongs to the storefront
 * (docs/decisions/013).
 */
export const isAdminPath = (path: string): boolean => /^(?:\/[a-z]{2})?\/admin(?:\/|$)/.test(path);

/** `path` when it leads back into this site, else `fallback`: a `?next=` must never send people elsewhere. */
export function ownPath(path: unknown, fallback: string): string {
  const isOwn = typeof path === 'string' && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(path);
  return isOwn ? path : fallback;
}
