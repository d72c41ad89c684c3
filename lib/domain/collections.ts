import type { StoreId } from './ids';
import type { Day, Month } from './stats/store-day';
import { EVERY_PAGE_CHANGE } from './store/page-change';
import type { StorePageId } from './store/store-page';

/** Every Firestore path, with the tenant first; SDK-neutral so that browser, server and functions share it. */
export const collections = {
  storeSettings: () => 'storeSetting',
  storeSetting: (store: StoreId) => `storeSetting/${store}`,
  storePage: (store: StoreId, page: StorePageId) => `storeSetting/${store}/pages/${page}`,
  /** Every saved version of a page, for the store's people. */
  storePageVersions: (store: StoreId, page: StorePageId) => `storeSetting/${store}/pages/${page}/versions`,
  /** What of the setting is not for visitors. */
  notificationSetting: (store: StoreId) => `storeSetting/${store}/private/notifications`,
  /** The browsers that get push about new orders (`parseStoreDevices`). */
  storeDevices: (store: StoreId) => `storeSetting/${store}/private/devices`,
  /** Addresses that lead elsewhere (`parseRedirects`). */
  redirects: (store: StoreId) => `storeSetting/${store}/private/redirects`,
  customDomain: (store: StoreId) => `storeSetting/${store}/private/domain`,
  /** The pages that a change invalidates; every server listens (`lib/server/page-cache`). */
  pageChanges: (store: StoreId) => `stores/${store}/pageChanges`,
  everyPageChange: (store: StoreId) => `stores/${store}/pageChanges/${EVERY_PAGE_CHANGE}`,
  storeUsers: () => 'storeUsers',
  storeUser: (uid: string) => `storeUsers/${uid}`,
  /** What the store decided about somebody's role; rules and functions follow it at once. */
  staffRole: (store: StoreId, uid: string) => `stores/${store}/staffRoles/${uid}`,
  /** Who is invited to a store's staff, by the digest of the address (`Invitation`). */
  invitations: (store: StoreId) => `stores/${store}/invitations`,
  invitation: (store: StoreId, id: string) => `stores/${store}/invitations/${id}`,
  user: (uid: string) => `users/${uid}`,
  /** Accounts that were deleted of late, whose tokens may go on for an hour. */
  deletedAccounts: () => 'deletedAccounts',
  deletedAccount: (uid: string) => `deletedAccounts/${uid}`,
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  /** Written from what Stripe says, under Stripe's own id. */
  subscription: (uid: string, id: string) => `users/${uid}/subscriptions/${id}`,
  /** Who pays at Stripe for which store's plan, by Stripe's id of the customer; the functions' alone. */
  billingCustomers: () => 'billingCustomers',
  billingCustomer: (customer: string) => `billingCustomers/${customer}`,
  /** Where a schedule that goes through all stores stopped; the functions' alone. */
  scheduleCursor: (schedule: string) => `scheduleCursors/${schedule}`,
  /** How far the products of all stores are indexed for today's search (`SearchProgress`). */
  searchProgress: () => 'maintenance/searchProgress',
  /** What `npm run store` is doing to which store, while it does it. */
  storeJobs: () => 'storeJobs',
  storeJob: (store: StoreId) => `storeJobs/${store}`,
  /** The plans that stores can have. */
  packages: () => 'packages',
  package: (id: string) => `packages/${id}`,
  wishlist: (uid: string) => `users/${uid}/wishlist`,
  wish: (uid: string, store: StoreId, product: string) => `users/${uid}/wishlist/${store}_${product}`,
  /** A logged-in shopper's cart in a store. */
  accountCart: (uid: string, store: StoreId) => `users/${uid}/carts/${store}`,
  /** The browsers that a person allowed push messages on, by the digest of their tokens. */
  devices: (uid: string) => `users/${uid}/devices`,
  device: (uid: string, id: string) => `users/${uid}/devices/${id}`,
  products: (store: StoreId) => `stores/${store}/products`,
  product: (store: StoreId, id: string) => `stores/${store}/products/${id}`,
  /** Who saved the product last, which no client may read. */
  productEdit: (store: StoreId, id: string) => `stores/${store}/products/${id}/private/lastEdit`,
  /** What shoppers may design of a product, under the product's id (`StudioTemplate`). */
  studioTemplate: (store: StoreId, product: string) => `stores/${store}/studioTemplates/${product}`,
  /** Boards as shoppers designed them (`Design`). */
  designs: (store: StoreId) => `stores/${store}/designs`,
  /** What makes the ids of a store's designs unguessable. */
  designSalt: (store: StoreId) => `stores/${store}/counters/designSalt`,
  design: (store: StoreId, id: string) => `stores/${store}/designs/${id}`,
  categories: (store: StoreId) => `stores/${store}/categories`,
  brands: (store: StoreId) => `stores/${store}/brands`,
  /** Colours and sizes of the catalogue, for the filters of its lists. */
  optionValues: (store: StoreId) => `stores/${store}/optionValues`,
  reviews: (store: StoreId, product: string) => `stores/${store}/products/${product}/reviews`,
  /** A person has one review of a product, under their uid. */
  review: (store: StoreId, product: string, uid: string) =>
    `stores/${store}/products/${product}/reviews/${uid}`,
  /** What no client may read of it. */
  reviewContact: (store: StoreId, product: string, uid: string) =>
    `stores/${store}/products/${product}/reviews/${uid}/private/contact`,
  orders: (store: StoreId) => `stores/${store}/orders`,
  order: (store: StoreId, id: string) => `stores/${store}/orders/${id}`,
  /** What the store's people write about an order, apart from it because its shopper reads it. */
  orderNotes: (store: StoreId, order: string) => `stores/${store}/orders/${order}/notes`,
  /** Who took orders out of the store as a file, and when. */
  orderExports: (store: StoreId) => `stores/${store}/orderExports`,
  discounts: (store: StoreId) => `stores/${store}/discounts`,
  discount: (store: StoreId, id: string) => `stores/${store}/discounts/${id}`,
  /** To which discount a code belongs, under the code; the functions' alone. */
  discountCodes: (store: StoreId) => `stores/${store}/discountCodes`,
  discountCode: (store: StoreId, code: string) => `stores/${store}/discountCodes/${code}`,
  /** Gift cards and store credit (`Prepaid`), under a digest of the code or the account. */
  prepaids: (store: StoreId) => `stores/${store}/prepaid`,
  prepaid: (store: StoreId, id: string) => `stores/${store}/prepaid/${id}`,
  /** The ledger of one (`Movement`). */
  prepaidMovements: (store: StoreId, id: string) => `stores/${store}/prepaid/${id}/movements`,
  prepaidMovement: (store: StoreId, id: string, movement: string) =>
    `stores/${store}/prepaid/${id}/movements/${movement}`,
  /** Phones from which the store takes no cash (`CashBlock`), by their digest. */
  cashBlocks: (store: StoreId) => `stores/${store}/cashBlocks`,
  cashBlock: (store: StoreId, phone: string) => `stores/${store}/cashBlocks/${phone}`,
  /** How many parcels were refused under a phone, by its digest; the functions' alone. */
  phoneRecord: (store: StoreId, phone: string) => `stores/${store}/phoneRecords/${phone}`,
  /** Client-made key (hashed with the uid) to the order it made. */
  orderKeys: (store: StoreId) => `stores/${store}/orderKeys`,
  orderKey: (store: StoreId, key: string) => `stores/${store}/orderKeys/${key}`,
  /** One document per order number in use, so that a number is never given twice. */
  orderNumber: (store: StoreId, number: string) => `stores/${store}/orderNumbers/${number}`,
  /** Files of products on their way into the catalogue, and what each would write. */
  imports: (store: StoreId) => `stores/${store}/imports`,
  importJob: (store: StoreId, id: string) => `stores/${store}/imports/${id}`,
  importItems: (store: StoreId, id: string) => `stores/${store}/imports/${id}/items`,
  /** Sharded counters and the like, written by functions alone. */
  counter: (store: StoreId, name: string) => `stores/${store}/counters/${name}`,
  contactRequests: (store: StoreId) => `stores/${store}/contactRequests`,
  contactRequest: (store: StoreId, id: string) => `stores/${store}/contactRequests/${id}`,
  /** How much waits for the store's people (`Inbox`). */
  /** The names of the store's groups of customers. */
  customerGroups: (store: StoreId) => `stores/${store}/summaries/customerGroups`,
  inbox: (store: StoreId) => `stores/${store}/summaries/inbox`,
  /** How often somebody did something lately, in all stores and in one; the id is a digest of both. */
  rateLimitOfAll: (id: string) => `rateLimits/${id}`,
  rateLimit: (store: StoreId, id: string) => `stores/${store}/rateLimits/${id}`,
  /** How many mails a mailbox got of late, over all stores; the id is a digest of both and of their class. */
  mailCount: (id: string) => `mailCounts/${id}`,
  /** Mails that were not sent (`WithheldMail`), under the id of their entry of the outbox. */
  heldMails: (store: StoreId) => `stores/${store}/heldMails`,
  heldMail: (store: StoreId, entry: string) => `stores/${store}/heldMails/${entry}`,
  /** Notices to shoppers by message (`ShopperMessage`). */
  messages: (store: StoreId) => `stores/${store}/messages`,
  message: (store: StoreId, id: string) => `stores/${store}/messages/${id}`,
  /** One day's figures, id `yyyy-mm-dd` of the store's calendar. */
  stats: (store: StoreId, day: Day) => `stores/${store}/stats/${day}`,
  /** The days of a month, id `yyyy-mm`, without their products. */
  statsMonths: (store: StoreId) => `stores/${store}/statsMonths`,
  statsMonth: (store: StoreId, month: Month) => `stores/${store}/statsMonths/${month}`,
  /** What each product sold in a month. */
  statsProducts: (store: StoreId, month: Month) => `stores/${store}/statsProducts/${month}`,
  /** What orders changed about figures and customers, until it is counted. */
  ledger: (store: StoreId) => `stores/${store}/ledger`,
  /** Everybody who has ordered, by the digest of their e-mail address. */
  customers: (store: StoreId) => `stores/${store}/customers`,
  customer: (store: StoreId, id: string) => `stores/${store}/customers/${id}`,
  /** What the store's people write about a customer. */
  customerNotes: (store: StoreId, customer: string) => `stores/${store}/customers/${customer}/notes`,
  /** Who took customers out of the store as a file, and when. */
  customerExports: (store: StoreId) => `stores/${store}/customerExports`,
  /** The state of the reconciliation (`Reconciliation`). */
  reconciliation: (store: StoreId) => `stores/${store}/summaries/reconciliation`,
  /** Tax invoices and credit notes (`Invoice`), under their numbers. */
  invoices: (store: StoreId) => `stores/${store}/invoices`,
  invoice: (store: StoreId, number: string) => `stores/${store}/invoices/${number}`,
  /** Orders that lack documents, until these are issued. */
  invoiceRequests: (store: StoreId) => `stores/${store}/invoiceRequests`,
  /** The VAT of a month's documents, id `yyyy-mm`, by currency and rate. */
  taxMonths: (store: StoreId) => `stores/${store}/taxMonths`,
  taxMonth: (store: StoreId, month: Month) => `stores/${store}/taxMonths/${month}`,
  /** Couriers' payouts (`Settlement`). */
  settlements: (store: StoreId) => `stores/${store}/settlements`,
  settlement: (store: StoreId, id: string) => `stores/${store}/settlements/${id}`,
  /** Cash at couriers, by currency (`CourierBooks`). */
  courierBooks: (store: StoreId) => `stores/${store}/summaries/couriers`,
  /** Which products were ordered with which (`Together`), by product. */
  boughtTogether: (store: StoreId) => `stores/${store}/boughtTogether`,
  boughtWith: (store: StoreId, product: string) => `stores/${store}/boughtTogether/${product}`,
  /** Who waits for a sold-out variant (`StockWait`), by the digest of variant and mailbox; the functions' alone. */
  stockWaits: (store: StoreId) => `stores/${store}/stockWaits`,
  stockWait: (store: StoreId, id: string) => `stores/${store}/stockWaits/${id}`,
  /** A mailbox that is not asked for reviews any more, by its digest; the functions' alone. */
  mailStop: (store: StoreId, mailbox: string) => `stores/${store}/mailStops/${mailbox}`,
  /** How many wait for each variant of a product (`Waiting`). */
  waiting: (store: StoreId, product: string) => `stores/${store}/waiting/${product}`,
  /** How stock moved and why, by transaction (`StockMove`). */
  stockMoves: (store: StoreId) => `stores/${store}/stockMoves`,
  /** Reservations by order: pieces out of stock for orders neither paid nor confirmed. */
  reservations: (store: StoreId) => `stores/${store}/reservations`,
  reservation: (store: StoreId, order: string) => `stores/${store}/reservations/${order}`,
  /** A product's stock as it was last checked (`StockBase`). */
  stockBase: (store: StoreId, product: string) => `stores/${store}/stockBases/${product}`,
  /** Refunds to ask of the card provider, written in the transaction that records them on their orders. */
  refundRequests: (store: StoreId) => `stores/${store}/refundRequests`,
  refundRequest: (store: StoreId, order: string, refund: string) =>
    `stores/${store}/refundRequests/${order}_${refund}`,
  /** What the store's people did (`AuditEntry`). */
  audit: (store: StoreId) => `stores/${store}/audit`,
  /** Mails and pushes to send, written in the transaction of their cause. */
  outbox: (store: StoreId) => `stores/${store}/outbox`,
  /** An entry with a deterministic id, so that it is queued once. */
  outboxEntry: (store: StoreId, news: string) => `stores/${store}/outbox/${news}`,
} as const;
