import { orderBy, serverTimestamp, where, type QueryConstraint } from 'firebase/firestore';
import { ADMINS, OWNERS, PEOPLE, NOBODY, type Person } from './people';

export const ACCESSES = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Access = (typeof ACCESSES)[number];

/** One kind of document and who may do what with it. What is not named is allowed to nobody. */
export interface CollectionCase {
  readonly name: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Filters of the list that the screens ask for; every list is also limited. */
  readonly filters?: readonly QueryConstraint[];
  /** What an update writes; a field unknown to every rule unless told. */
  readonly change?: Readonly<Record<string, unknown>>;
  /** The fields of a new document with this id; those of the stored one unless told. */
  readonly newFields?: (id: string) => Readonly<Record<string, unknown>>;
  readonly may: Readonly<Partial<Record<Access, readonly Person[]>>>;
}

const wish = (productId: string) => ({ storeId: 'demo', productId, createdAt: serverTimestamp() });
const cart = { version: 1, lines: [], updatedAt: serverTimestamp() };
const profile = { name: 'Sara', phone: '+971501234567' };

export const CASES: readonly CollectionCase[] = [
  {
    name: "the store's setting",
    path: 'storeSetting/demo',
    fields: { primaryColor: '#242F51' },
    may: { get: PEOPLE },
  },
  {
    name: 'a policy page',
    path: 'storeSetting/demo/pages/aboutUs',
    fields: { body: { en: 'Us', ar: 'نحن' } },
    may: { get: PEOPLE },
  },
  {
    name: 'an earlier version of a page',
    path: 'storeSetting/demo/pages/aboutUs/versions/v1',
    fields: { body: { en: 'Us', ar: 'نحن' }, by: 'owner' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'a private part of the setting',
    path: 'storeSetting/demo/private/notifications',
    fields: { email: 'alerts@example.com' },
    may: { get: ADMINS },
  },
  {
    name: "the staff's records",
    path: 'storeUsers/staff',
    fields: { storeId: 'demo', role: 'staff' },
    filters: [where('storeId', '==', 'demo')],
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'a profile',
    path: 'users/shopper',
    fields: { ...profile, uid: 'shopper', isAdmin: false },
    change: { name: 'Sarah' },
    may: { get: ['shopper'], update: ['shopper'] },
  },
  {
    name: 'a subscription',
    path: 'users/owner/subscriptions/sub1',
    fields: { status: 'active' },
    may: { get: ['owner'], list: ['owner'] },
  },
  {
    name: 'a browser that push messages reach',
    path: 'users/shopper/devices/device1',
    fields: { token: 'local-1', storeId: 'demo', locale: 'en', newOrders: false },
    may: {},
  },
  {
    name: 'the browsers that hear of new orders',
    path: 'storeSetting/demo/private/devices',
    fields: { devices: ['owner/device1'] },
    may: { get: ADMINS },
  },
  {
    name: 'who pays for a plan',
    path: 'billingCustomers/cus_1',
    fields: { storeId: 'demo', uid: 'owner' },
    may: {},
  },
  {
    name: 'an account that was deleted',
    path: 'deletedAccounts/shopper',
    fields: { at: 1 },
    may: {},
  },
  {
    name: 'what is being done to a store',
    path: 'storeJobs/demo',
    fields: { operation: 'create' },
    may: {},
  },
  {
    name: 'a wish',
    path: 'users/shopper/wishlist/demo_p1',
    fields: { storeId: 'demo', productId: 'p1' },
    newFields: (id) => wish(id.replace('demo_', '')),
    may: { get: ['shopper'], list: ['shopper'], create: ['shopper'], delete: ['shopper'] },
  },
  {
    name: 'the cart of an account',
    path: 'users/shopper/carts/demo',
    fields: { version: 1, lines: [] },
    newFields: () => cart,
    change: { ...cart, version: 2 },
    may: { get: ['shopper'], create: ['shopper'], update: ['shopper'] },
  },
  {
    name: 'a plan',
    path: 'packages/basic',
    fields: { price: 1900 },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'the store itself',
    path: 'stores/demo',
    fields: { createdAt: 0 },
    may: {},
  },
  {
    name: 'an active product',
    path: 'stores/demo/products/p1',
    fields: { status: 'active', price: 4900 },
    filters: [where('status', '==', 'active'), orderBy('price')],
    change: { price: 1 },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a draft',
    path: 'stores/demo/products/p2',
    fields: { status: 'draft', price: 4900 },
    change: { status: 'active' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'a category',
    path: 'stores/demo/categories/c1',
    fields: { order: 1 },
    filters: [orderBy('order')],
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a brand',
    path: 'stores/demo/brands/b1',
    fields: { order: 1 },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a colour that boards come in',
    path: 'stores/demo/optionValues/color~oak',
    fields: { option: 'color', id: 'oak', name: { en: 'Oak', ar: 'بلوط' } },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a published review',
    path: 'stores/demo/products/p1/reviews/r1',
    fields: { status: 'published', rating: 5 },
    filters: [where('status', '==', 'published')],
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a review that waits',
    path: 'stores/demo/products/p1/reviews/r2',
    fields: { status: 'pending', rating: 1 },
    change: { status: 'published' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "the shopper's own review that waits",
    path: 'stores/demo/products/p1/reviews/shopper',
    fields: { status: 'pending', rating: 3 },
    change: { status: 'published' },
    may: { get: ['shopper', ...ADMINS], list: ADMINS },
  },
  {
    name: "a reviewer's e-mail",
    path: 'stores/demo/products/p1/reviews/r1/private/contact',
    fields: { email: 'sara@example.com' },
    may: {},
  },
  {
    name: "the shopper's order",
    path: 'stores/demo/orders/o1',
    fields: { uid: 'shopper', status: 'placed', total: 4900 },
    filters: [where('uid', '==', 'shopper')],
    change: { status: 'cancelled' },
    may: { get: ['shopper', ...ADMINS], list: ['shopper', ...ADMINS] },
  },
  {
    name: "the guest's order",
    path: 'stores/demo/orders/o2',
    fields: { uid: 'guest', status: 'placed', total: 4900 },
    filters: [where('uid', '==', 'guest')],
    may: { get: ['guest', ...ADMINS], list: ['guest', ...ADMINS] },
  },
  {
    name: 'all orders',
    path: 'stores/demo/orders/o3',
    fields: { uid: null, status: 'placed', total: 4900 },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'a note of the staff on the order of the shopper',
    path: 'stores/demo/orders/o1/notes/n1',
    fields: { text: 'Rang twice', by: 'staff' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'how much waits in the inbox',
    path: 'stores/demo/summaries/inbox',
    fields: { newMessages: 1 },
    may: { get: ADMINS },
  },
  {
    name: 'a contact request',
    path: 'stores/demo/contactRequests/q1',
    fields: { email: 'sara@example.com' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "a day's figures",
    path: 'stores/demo/stats/2026-01-02',
    fields: { orders: 3 },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'an import of products',
    path: 'stores/demo/imports/i1',
    fields: { state: 'committing', total: 3 },
    filters: [where('state', '==', 'committing')],
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'what an import would write',
    path: 'stores/demo/imports/i1/items/p1',
    fields: { row: 2 },
    may: {},
  },
  {
    name: "a month's figures",
    path: 'stores/demo/statsMonths/2026-01',
    fields: { days: { '2026-01-02': { orders: 3 } } },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "a month's products",
    path: 'stores/demo/statsProducts/2026-01',
    fields: { products: { p1: { units: 3 } } },
    may: { get: ADMINS },
  },
  {
    name: "what the store's people did",
    path: 'stores/demo/audit/a1',
    fields: { at: 1, by: { uid: 'owner' }, action: 'saveProduct' },
    filters: [where('by.uid', '==', 'owner'), orderBy('at', 'desc')],
    may: { get: OWNERS, list: OWNERS },
  },
  {
    name: 'a customer',
    path: 'stores/demo/customers/k1',
    fields: { email: 'sara@example.com', spent: 4900 },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'who last edited a product',
    path: 'stores/demo/products/active/private/lastEdit',
    fields: { by: 'owner' },
    may: {},
  },
  { name: 'what is counted of somebody in all stores', path: 'rateLimits/x1', fields: { count: 1 }, may: {} },
  ...[
    'orderKeys',
    'orderNumbers',
    'counters',
    'ledger',
    'outbox',
    'rateLimits',
    'staffRoles',
    'refundRequests',
    'stockMoves',
    'stockBases',
  ].map((collection) => ({
    name: `what functions keep in ${collection}`,
    path: `stores/demo/${collection}/x1`,
    fields: { n: 1 },
    may: {},
  })),
];

export const mayDo = ({ may }: CollectionCase, person: Person): Access[] =>
  ACCESSES.filter((access) => (may[access] ?? NOBODY).includes(person));
