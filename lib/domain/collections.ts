import type { StoreId } from './ids';
import type { Day, Month } from './stats/store-day';
import { EVERY_PAGE_CHANGE } from './store/page-change';
import type { StorePageId } from './store/store-page';

/** All Firestore paths, tenant first; SDK-neutral, so that browser, server and functions share them. */
export const collections = {
  storeSettings: () => 'storeSetting',
  storeSetting: (store: StoreId) => `storeSetting/${store}`,
  storePage: (store: StoreId, page: StorePageId) => `storeSetting/${store}/pages/${page}`,
  /** Every saved version of a page; staff only. */
  storePageVersions: (store: StoreId, page: StorePageId) => `storeSetting/${store}/pages/${page}/versions`,
  /** Pages that the store builds from sections (`OwnPage`); staff only. */
  ownPages: (store: StoreId) => `stores/${store}/ownPages`,
  ownPage: (store: StoreId, id: string) => `stores/${store}/ownPages/${id}`,
  ownPageVersions: (store: StoreId, id: string) => `stores/${store}/ownPages/${id}/versions`,
  /** The part of the setting that visitors cannot read. */
  notificationSetting: (store: StoreId) => `storeSetting/${store}/private/notifications`,
  /** The browsers that get push about new orders (`parseStoreDevices`). */
  storeDevices: (store: StoreId) => `storeSetting/${store}/private/devices`,
  /** The store's redirects (`parseRedirects`). */
  redirects: (store: StoreId) => `storeSetting/${store}/private/redirects`,
  /** The key and the progress of telling search engines (`parseIndexNow`). */
  indexNow: (store: StoreId) => `storeSetting/${store}/private/indexNow`,
  /** The store's account at Stripe that the platform connects (`CardAccount`); functions write it. */
  cardAccount: (store: StoreId) => `storeSetting/${store}/private/cardAccount`,
  customDomain: (store: StoreId) => `storeSetting/${store}/private/domain`,
  /** Why operators suspended the store (`Suspension`); its people read it. */
  suspension: (store: StoreId) => `storeSetting/${store}/private/suspension`,
  /** Which store each host belongs to (`DomainRecord`), by its `normalHost`. */
  domains: () => 'domains',
  domain: (host: string) => `domains/${host}`,
  /** Pages to invalidate after a change; every server listens (`lib/server/page-cache`). */
  pageChanges: (store: StoreId) => `stores/${store}/pageChanges`,
  everyPageChange: (store: StoreId) => `stores/${store}/pageChanges/${EVERY_PAGE_CHANGE}`,
  /** Stores that their owners close (`StoreClosing`), under their ids. */
  storeClosings: () => 'storeClosings',
  storeClosing: (store: StoreId) => `storeClosings/${store}`,
  /** Stores that an owner hands over to somebody else (`StoreHandover`), under their ids. */
  storeHandovers: () => 'storeHandovers',
  storeHandover: (store: StoreId) => `storeHandovers/${store}`,
  /** One-time tickets for a store's export, by the digest of the ticket; functions only. */
  exportTickets: () => 'exportTickets',
  exportTicket: (id: string) => `exportTickets/${id}`,
  storeUsers: () => 'storeUsers',
  /** One document per store and person. Neither id can hold the dot, so no two pairs share a document. */
  storeUser: (store: StoreId, uid: string) => `storeUsers/${store}.${uid}`,
  /** A person's role in the store; rules and functions apply it at once. */
  staffRoles: (store: StoreId) => `stores/${store}/staffRoles`,
  staffRole: (store: StoreId, uid: string) => `stores/${store}/staffRoles/${uid}`,
  /** Invitations to a store's staff, by the digest of the address (`Invitation`). */
  invitations: (store: StoreId) => `stores/${store}/invitations`,
  invitation: (store: StoreId, id: string) => `stores/${store}/invitations/${id}`,
  user: (uid: string) => `users/${uid}`,
  /** Recently deleted accounts, whose tokens may stay valid for an hour. */
  deletedAccounts: () => 'deletedAccounts',
  deletedAccount: (uid: string) => `deletedAccounts/${uid}`,
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  /** A copy of Stripe's subscription, under Stripe's own id. */
  subscription: (uid: string, id: string) => `users/${uid}/subscriptions/${id}`,
  /** Which Stripe customer pays for which store's plan, by Stripe's customer id; functions only. */
  billingCustomers: () => 'billingCustomers',
  billingCustomer: (customer: string) => `billingCustomers/${customer}`,
  /** Which store a connected account at Stripe belongs to, for good, by Stripe's id; functions only. */
  connectedStores: () => 'connectedStores',
  connectedStore: (account: string) => `connectedStores/${account}`,
  /** The cursor of a schedule that goes through all stores; functions only. */
  scheduleCursor: (schedule: string) => `scheduleCursors/${schedule}`,
  /** The progress of indexing all stores' products for the current search version (`SearchProgress`). */
  searchProgress: () => 'maintenance/searchProgress',
  /** Codes that enter another store's admin, by their digest. */
  switchCode: (digest: string) => `switchCodes/${digest}`,
  /** How each store that somebody opened by themselves began (`StoreOpening`), under its id; functions only. */
  storeOpenings: () => 'storeOpenings',
  storeOpening: (store: StoreId) => `storeOpenings/${store}`,
  /** Who runs the platform (`Operator`), by uid; rules and functions apply it at once. */
  platformOperators: () => 'platformOperators',
  platformOperator: (uid: string) => `platformOperators/${uid}`,
  /** What operators asked stores for, and what owners answered (`SupportAccess`), by store and operator. */
  supportAccesses: () => 'supportAccess',
  supportAccess: (store: StoreId, uid: string) => `supportAccess/${store}.${uid}`,
  /** What operators see of each store (`PlatformStore`), under its id. */
  platformStores: () => 'platformStores',
  platformStore: (store: StoreId) => `platformStores/${store}`,
  /** The operators' audit log (`PlatformEntry`); written once, never changed. */
  platformActivity: () => 'platformActivity',
  /** The platform's notices to the people of all stores (`parseAnnouncements`). */
  platformAnnouncements: () => 'platformNotices/announcements',
  /** What people report about stores (`AbuseReport`); operators read it. */
  platformReports: () => 'platformReports',
  platformReport: (id: string) => `platformReports/${id}`,
  /** What a store has used of its plan (`StoreUsage`); its people read it, and operators all of them. */
  storeUsage: (store: StoreId) => `storeUsage/${store}`,
  /** The quotas that operators raised for one store (`Quotas`); functions and commands only. */
  quotaRaise: (store: StoreId) => `quotaRaises/${store}`,
  /** Running `npm run store` jobs, by store. */
  storeJobs: () => 'storeJobs',
  storeJob: (store: StoreId) => `storeJobs/${store}`,
  /** The plans that stores can have. */
  packages: () => 'packages',
  package: (id: string) => `packages/${id}`,
  wishlist: (uid: string) => `users/${uid}/wishlist`,
  wish: (uid: string, store: StoreId, product: string) => `users/${uid}/wishlist/${store}_${product}`,
  /** A logged-in shopper's cart in a store. */
  accountCart: (uid: string, store: StoreId) => `users/${uid}/carts/${store}`,
  /** The browsers with a person's push permission, by the digest of their tokens. */
  devices: (uid: string) => `users/${uid}/devices`,
  device: (uid: string, id: string) => `users/${uid}/devices/${id}`,
  products: (store: StoreId) => `stores/${store}/products`,
  product: (store: StoreId, id: string) => `stores/${store}/products/${id}`,
  /** Who saved the product last; no client may read it. */
  productEdit: (store: StoreId, id: string) => `stores/${store}/products/${id}/private/lastEdit`,
  /** A product's studio template, under the product's id (`StudioTemplate`). */
  studioTemplate: (store: StoreId, product: string) => `stores/${store}/studioTemplates/${product}`,
  /** Every saved version of it (`TemplateVersion`), also after the studio was removed; staff only. */
  studioTemplateVersions: (store: StoreId, product: string) =>
    `stores/${store}/studioTemplates/${product}/versions`,
  /** Shoppers' designs (`Design`). */
  designs: (store: StoreId) => `stores/${store}/designs`,
  /** The secret salt that makes a store's design ids unguessable. */
  designSalt: (store: StoreId) => `stores/${store}/counters/designSalt`,
  design: (store: StoreId, id: string) => `stores/${store}/designs/${id}`,
  categories: (store: StoreId) => `stores/${store}/categories`,
  brands: (store: StoreId) => `stores/${store}/brands`,
  /** Colours and sizes of the catalogue, for list filters. */
  optionValues: (store: StoreId) => `stores/${store}/optionValues`,
  reviews: (store: StoreId, product: string) => `stores/${store}/products/${product}/reviews`,
  /** One review per person and product, under the person's uid. */
  review: (store: StoreId, product: string, uid: string) =>
    `stores/${store}/products/${product}/reviews/${uid}`,
  /** The private part of a review; no client may read it. */
  reviewContact: (store: StoreId, product: string, uid: string) =>
    `stores/${store}/products/${product}/reviews/${uid}/private/contact`,
  orders: (store: StoreId) => `stores/${store}/orders`,
  order: (store: StoreId, id: string) => `stores/${store}/orders/${id}`,
  /** Staff notes about an order, in a separate collection because shoppers read the order. */
  orderNotes: (store: StoreId, order: string) => `stores/${store}/orders/${order}/notes`,
  /** Who exported orders to a file, and when. */
  orderExports: (store: StoreId) => `stores/${store}/orderExports`,
  discounts: (store: StoreId) => `stores/${store}/discounts`,
  discount: (store: StoreId, id: string) => `stores/${store}/discounts/${id}`,
  /** The discount of each code, by code; functions only. */
  discountCodes: (store: StoreId) => `stores/${store}/discountCodes`,
  discountCode: (store: StoreId, code: string) => `stores/${store}/discountCodes/${code}`,
  /** Gift cards and store credit (`Prepaid`), under a digest of the code or the account. */
  prepaids: (store: StoreId) => `stores/${store}/prepaid`,
  prepaid: (store: StoreId, id: string) => `stores/${store}/prepaid/${id}`,
  /** The ledger of a gift card or store credit (`Movement`). */
  prepaidMovements: (store: StoreId, id: string) => `stores/${store}/prepaid/${id}/movements`,
  prepaidMovement: (store: StoreId, id: string, movement: string) =>
    `stores/${store}/prepaid/${id}/movements/${movement}`,
  /** Phones that cannot pay in cash (`CashBlock`), by their digest. */
  cashBlocks: (store: StoreId) => `stores/${store}/cashBlocks`,
  cashBlock: (store: StoreId, phone: string) => `stores/${store}/cashBlocks/${phone}`,
  /** The number of refused parcels of a phone, by its digest; functions only. */
  phoneRecord: (store: StoreId, phone: string) => `stores/${store}/phoneRecords/${phone}`,
  /** Idempotency keys (hashed with the uid) of orders. */
  orderKeys: (store: StoreId) => `stores/${store}/orderKeys`,
  orderKey: (store: StoreId, key: string) => `stores/${store}/orderKeys/${key}`,
  /** One document per used order number, so that each number is unique. */
  orderNumber: (store: StoreId, number: string) => `stores/${store}/orderNumbers/${number}`,
  /** Staged product imports, with what each would write. */
  imports: (store: StoreId) => `stores/${store}/imports`,
  importJob: (store: StoreId, id: string) => `stores/${store}/imports/${id}`,
  importItems: (store: StoreId, id: string) => `stores/${store}/imports/${id}/items`,
  /** Sharded counters and similar; only functions write them. */
  counter: (store: StoreId, name: string) => `stores/${store}/counters/${name}`,
  contactRequests: (store: StoreId) => `stores/${store}/contactRequests`,
  contactRequest: (store: StoreId, id: string) => `stores/${store}/contactRequests/${id}`,
  /** The names of the store's customer groups. */
  customerGroups: (store: StoreId) => `stores/${store}/summaries/customerGroups`,
  /** Counts of open work for staff (`Inbox`). */
  inbox: (store: StoreId) => `stores/${store}/summaries/inbox`,
  /** Rate limit counters, over all stores and per store; the id is a digest. */
  rateLimitOfAll: (id: string) => `rateLimits/${id}`,
  rateLimit: (store: StoreId, id: string) => `stores/${store}/rateLimits/${id}`,
  /** Recent mails per mailbox, over all stores; the id is a digest of mailbox and mail class. */
  mailCount: (id: string) => `mailCounts/${id}`,
  /** Withheld mails (`WithheldMail`), under the id of their outbox entry. */
  heldMails: (store: StoreId) => `stores/${store}/heldMails`,
  heldMail: (store: StoreId, entry: string) => `stores/${store}/heldMails/${entry}`,
  /** Notices to shoppers by messenger (`ShopperMessage`). */
  messages: (store: StoreId) => `stores/${store}/messages`,
  message: (store: StoreId, id: string) => `stores/${store}/messages/${id}`,
  /** One day's figures, id `yyyy-mm-dd` in the store's calendar. */
  stats: (store: StoreId, day: Day) => `stores/${store}/stats/${day}`,
  visitDays: (store: StoreId) => `stores/${store}/visits`,
  /** Page visits on a day of the store's calendar (`VisitDay`). */
  visits: (store: StoreId, day: Day) => `stores/${store}/visits/${day}`,
  /** The figures of a month's days, id `yyyy-mm`, without products. */
  statsMonths: (store: StoreId) => `stores/${store}/statsMonths`,
  statsMonth: (store: StoreId, month: Month) => `stores/${store}/statsMonths/${month}`,
  /** Each product's sales in a month. */
  statsProducts: (store: StoreId, month: Month) => `stores/${store}/statsProducts/${month}`,
  /** Changes by orders to figures and customers, until they are counted. */
  ledger: (store: StoreId) => `stores/${store}/ledger`,
  /** All customers, by the digest of their e-mail address. */
  customers: (store: StoreId) => `stores/${store}/customers`,
  customer: (store: StoreId, id: string) => `stores/${store}/customers/${id}`,
  /** Staff notes about a customer. */
  customerNotes: (store: StoreId, customer: string) => `stores/${store}/customers/${customer}/notes`,
  /** Who exported customers to a file, and when. */
  customerExports: (store: StoreId) => `stores/${store}/customerExports`,
  /** Imported chunks of customers, by idempotency key. */
  customerImport: (store: StoreId, key: string) => `stores/${store}/customerImports/${key}`,
  /** The state of the reconciliation (`Reconciliation`). */
  reconciliation: (store: StoreId) => `stores/${store}/summaries/reconciliation`,
  /** Tax invoices and credit notes (`Invoice`), under their numbers. */
  invoices: (store: StoreId) => `stores/${store}/invoices`,
  invoice: (store: StoreId, number: string) => `stores/${store}/invoices/${number}`,
  /** Orders with documents still to be issued. */
  invoiceRequests: (store: StoreId) => `stores/${store}/invoiceRequests`,
  /** The VAT of a month's documents, id `yyyy-mm`, by currency and rate. */
  taxMonths: (store: StoreId) => `stores/${store}/taxMonths`,
  taxMonth: (store: StoreId, month: Month) => `stores/${store}/taxMonths/${month}`,
  /** Couriers' payouts (`Settlement`). */
  settlements: (store: StoreId) => `stores/${store}/settlements`,
  settlement: (store: StoreId, id: string) => `stores/${store}/settlements/${id}`,
  /** Cash held by couriers, by currency (`CourierBooks`). */
  courierBooks: (store: StoreId) => `stores/${store}/summaries/couriers`,
  /** Products bought together (`Together`), by product. */
  boughtTogether: (store: StoreId) => `stores/${store}/boughtTogether`,
  boughtWith: (store: StoreId, product: string) => `stores/${store}/boughtTogether/${product}`,
  /** Requests for a sold-out variant (`StockWait`), by the digest of variant and mailbox; functions only. */
  stockWaits: (store: StoreId) => `stores/${store}/stockWaits`,
  stockWait: (store: StoreId, id: string) => `stores/${store}/stockWaits/${id}`,
  /** Carts of shoppers who agreed to a reminder (`KeptCart`), under the cart's id; functions only. */
  keptCarts: (store: StoreId) => `stores/${store}/keptCarts`,
  keptCart: (store: StoreId, cart: string) => `stores/${store}/keptCarts/${cart}`,
  /** Counts of cart reminders, returns and purchases (`CartFigures`). */
  cartFigures: (store: StoreId) => `stores/${store}/summaries/cartReminders`,
  /** An address with a pending newsletter confirmation (`NewsRequest`), under the customer's id; functions only. */
  newsRequest: (store: StoreId, customer: string) => `stores/${store}/newsRequests/${customer}`,
  /** A mailbox without review requests, by its digest; functions only. */
  mailStop: (store: StoreId, mailbox: string) => `stores/${store}/mailStops/${mailbox}`,
  /** The number of stock requests for each variant of a product (`Waiting`). */
  waiting: (store: StoreId, product: string) => `stores/${store}/waiting/${product}`,
  /** Stock moves with their reason, by transaction (`StockMove`). */
  stockMoves: (store: StoreId) => `stores/${store}/stockMoves`,
  /** Reservations by order: pieces set aside for orders that are neither paid nor confirmed. */
  reservations: (store: StoreId) => `stores/${store}/reservations`,
  reservation: (store: StoreId, order: string) => `stores/${store}/reservations/${order}`,
  /** A product's stock at its last check (`StockBase`). */
  stockBase: (store: StoreId, product: string) => `stores/${store}/stockBases/${product}`,
  /** Refunds to request from the card provider, written in the transaction that records them on their orders. */
  refundRequests: (store: StoreId) => `stores/${store}/refundRequests`,
  refundRequest: (store: StoreId, order: string, refund: string) =>
    `stores/${store}/refundRequests/${order}_${refund}`,
  /** The staff's activity log (`AuditEntry`). */
  audit: (store: StoreId) => `stores/${store}/audit`,
  /** Mails and pushes to send, written in the transaction that causes them. */
  outbox: (store: StoreId) => `stores/${store}/outbox`,
  /** Webhook endpoints for the store's events (`WebhookEndpoint`). */
  webhookEndpoints: (store: StoreId) => `stores/${store}/webhookEndpoints`,
  webhookEndpoint: (store: StoreId, id: string) => `stores/${store}/webhookEndpoints/${id}`,
  /** Queue and log of webhook deliveries (`WebhookDelivery`). */
  webhookDeliveries: (store: StoreId) => `stores/${store}/webhookDeliveries`,
  webhookDelivery: (store: StoreId, id: string) => `stores/${store}/webhookDeliveries/${id}`,
  /** Keys of the REST API (`ApiKey`). */
  apiKeys: (store: StoreId) => `stores/${store}/apiKeys`,
  apiKey: (store: StoreId, id: string) => `stores/${store}/apiKeys/${id}`,
  /** An entry with a deterministic id, so that it is queued only once. */
  outboxEntry: (store: StoreId, news: string) => `stores/${store}/outbox/${news}`,
} as const;
