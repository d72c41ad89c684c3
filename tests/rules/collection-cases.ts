import { serverTimestamp } from 'firebase/firestore';
import type { CollectionCase } from './access';
import { CATALOGUE_CASES } from './catalogue-cases';
import { ADMINS, OWNERS, PEOPLE, STORE_PEOPLE } from './people';
import { PRIVATE_CASES } from './private-cases';
import { REMINDER_CASES } from './reminder-cases';

const wish = (productId: string) => ({ storeId: 'demo', productId, createdAt: serverTimestamp() });
const cart = { version: 1, lines: '[]', updatedAt: serverTimestamp() };
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
    name: 'a page built of sections',
    path: 'stores/demo/ownPages/ramadan',
    fields: { draft: { title: { en: 'Ramadan', ar: 'رمضان' } }, slugs: ['ramadan'] },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'an earlier version of such a page',
    path: 'stores/demo/ownPages/ramadan/versions/v1',
    fields: { content: { title: { en: 'Ramadan', ar: 'رمضان' } }, author: 'owner' },
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
    path: 'storeUsers/demo.staff',
    fields: { id: 'staff', storeId: 'demo', role: 'staff' },
    filters: { storeId: 'demo' },
    may: { get: STORE_PEOPLE, list: STORE_PEOPLE },
  },
  {
    name: 'an invitation to the staff',
    path: 'stores/demo/invitations/i1',
    fields: { email: 'rana@example.com', role: 'staff', state: 'open' },
    may: { get: OWNERS, list: OWNERS },
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
    may: { get: STORE_PEOPLE },
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
    name: 'how far the search index has come',
    path: 'maintenance/searchProgress',
    fields: { version: 1 },
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
    fields: { version: 1, lines: '[]' },
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
  ...CATALOGUE_CASES,
  {
    name: "the shopper's order",
    path: 'stores/demo/orders/o1',
    fields: { uid: 'shopper', status: 'placed', total: 4900 },
    filters: { uid: 'shopper' },
    change: { status: 'cancelled' },
    may: { get: ['shopper', ...ADMINS], list: ['shopper', ...ADMINS] },
  },
  {
    name: "the guest's order",
    path: 'stores/demo/orders/o2',
    fields: { uid: 'guest', status: 'placed', total: 4900 },
    filters: { uid: 'guest' },
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
    name: 'a phone that pays no cash',
    path: 'stores/demo/cashBlocks/p1',
    fields: { phone: '+966501234567', reason: 'Refused twice' },
    may: { get: ADMINS, list: ADMINS },
  },
  ...REMINDER_CASES,
  {
    name: 'how often a phone refused',
    path: 'stores/demo/phoneRecords/p1',
    fields: { refused: 2 },
    may: {},
  },
  {
    name: 'a mail that was held back',
    path: 'stores/demo/heldMails/m1',
    fields: { kind: 'order-shipped', to: 'sara@example.com' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "a tax invoice of the shopper's order",
    path: 'stores/demo/invoices/INV-2026-000001',
    // The rules ask the order whose it is.
    fields: { orderId: 'o1', uid: 'shopper' },
    may: { get: ['shopper', ...ADMINS], list: ADMINS },
  },
  {
    name: 'the VAT of a month',
    path: 'stores/demo/taxMonths/2026-03',
    fields: { currencies: {} },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "a courier's payout",
    path: 'stores/demo/settlements/s1',
    fields: { courier: 'Aramex', fee: 500 },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'a discount',
    path: 'stores/demo/discounts/d1',
    fields: { kind: 'percent', code: 'SECRET' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'a gift card',
    path: 'stores/demo/prepaid/g1',
    fields: { kind: 'gift', uid: null, balance: 5000 },
    may: { get: OWNERS, list: OWNERS },
  },
  {
    name: "the shopper's store credit",
    path: 'stores/demo/prepaid/c1',
    fields: { kind: 'credit', uid: 'shopper', balance: 5000 },
    filters: { uid: 'shopper' },
    may: { get: ['shopper', ...OWNERS], list: ['shopper', ...OWNERS] },
  },
  {
    name: 'a movement of a gift card',
    path: 'stores/demo/prepaid/g1/movements/issued',
    fields: { kind: 'issued', amount: 5000 },
    may: { get: OWNERS, list: OWNERS },
  },
  {
    name: 'a message to a shopper',
    path: 'stores/demo/messages/m1',
    fields: { orderId: 'o1', state: 'waiting' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'who exported orders',
    path: 'stores/demo/orderExports/e1',
    fields: { by: 'staff' },
    may: {},
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
    filters: { state: 'committing' },
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
    filters: { 'by.uid': 'owner' },
    order: ['at', 'desc'],
    may: { get: OWNERS, list: OWNERS },
  },
  {
    name: 'a customer',
    path: 'stores/demo/customers/k1',
    fields: { email: 'sara@example.com', spent: 4900 },
    may: { get: ADMINS, list: ADMINS },
  },
  ...PRIVATE_CASES,
];
