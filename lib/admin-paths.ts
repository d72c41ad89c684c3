import type { Link } from '@/lib/domain/routes/page';
import { pathTo } from '@/lib/domain/routes/path-to';

/** The papers of an order, in the order of their buttons. */
export const PRINTS = ['packing', 'label', 'invoice'] as const;
export type Print = (typeof PRINTS)[number];

/** Links to the admin's pages, separate from the storefront's, so that shoppers load none of them. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  orders: '/admin/orders',
  order: (orderId: string) => pathTo('/admin/orders/[id]', orderId),
  newOrder: '/admin/orders/new',
  ordersOf: (search: string) => `${pathTo('/admin/orders')}?q=${encodeURIComponent(search)}`,
  printOrders: (kind: Print, orderIds: readonly string[]) =>
    `${pathTo('/admin/orders/print')}?kind=${kind}&ids=${orderIds.join(',')}`,
  returns: '/admin/returns',
  messages: '/admin/messages',
  workshop: '/admin/workshop',
  workTickets: (orderIds: readonly string[]) =>
    `${pathTo('/admin/workshop/tickets')}?ids=${orderIds.join(',')}`,
  reviews: '/admin/reviews',
  contactUs: '/admin/contactus',
  contactMessage: (id: string) => `${pathTo('/admin/contactus')}?message=${id}`,
  contactFrom: (search: string) => `${pathTo('/admin/contactus')}?q=${encodeURIComponent(search)}`,
  products: '/admin/products',
  product: (productId: string) => pathTo('/admin/products/[id]', productId),
  productStudio: (productId: string) => pathTo('/admin/products/[id]/studio', productId),
  newProduct: '/admin/products/new',
  categories: '/admin/categories',
  discounts: '/admin/discounts',
  giftCards: '/admin/giftcards',
  sales: '/admin/sales',
  visitors: '/admin/sales/visitors',
  reconciliation: '/admin/sales/reconciliation',
  settlements: '/admin/sales/settlements',
  users: '/admin/users',
  user: (customerId: string) => pathTo('/admin/users/[id]', customerId),
  storeSetting: '/admin/storesetting',
  logoAndColors: '/admin/storesetting/logoAndColors',
  homepage: '/admin/storesetting/homepage',
  customDomain: '/admin/storesetting/customDomain',
  menus: '/admin/storesetting/menus',
  redirects: '/admin/storesetting/redirects',
  /** The pages that the store builds of sections. */
  ownPages: '/admin/storesetting/pages',
  ownPage: (id: string) => pathTo('/admin/storesetting/pages/[id]', id),
  aboutUs: '/admin/storesetting/aboutus',
  contactAndFooter: '/admin/storesetting/contact&footer',
  paymentOptions: '/admin/storesetting/paymentOptions',
  delivery: '/admin/storesetting/delivery',
  termsAndPrivacy: '/admin/storesetting/terms&privacy',
  privacyPolicy: '/admin/privacy-policy',
  termsConditions: '/admin/terms-conditions',
  /** The activity log. */
  activity: '/admin/activity',
  /** Webhooks. */
  developers: '/admin/developers',
  settings: '/admin/settings',
  plan: '/admin/settings#plan',
  /** Exporting, pausing, closing and handing over the store. */
  ownStore: '/admin/settings/store',
  profile: '/admin/profile',
} as const satisfies Readonly<Record<string, Link>>;
