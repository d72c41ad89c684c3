import type { CollectionCase } from './access';
import { ADMINS, OWNERS, PEOPLE } from './people';

/** Documents that functions alone write, and nearly all of them alone read. */
export const PRIVATE_CASES: readonly CollectionCase[] = [
  {
    name: 'a note of the staff on a customer',
    path: 'stores/demo/customers/k1/notes/n1',
    fields: { text: 'Rings after six', by: 'staff' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'who last edited a product',
    path: 'stores/demo/products/active/private/lastEdit',
    fields: { by: 'owner' },
    may: {},
  },
  {
    name: 'the addresses that lead elsewhere',
    path: 'storeSetting/demo/private/redirects',
    fields: { rows: [{ from: '/old', to: '/' }] },
    may: { get: ADMINS },
  },
  {
    name: 'whose a host is',
    path: 'domains/demo.localhost',
    fields: { storeId: 'demo', kind: 'platform', state: 'open', redirectTo: null },
    filters: { storeId: 'demo' },
    may: { get: PEOPLE },
  },
  {
    name: 'who exported customers',
    path: 'stores/demo/customerExports/e1',
    fields: { by: 'staff' },
    may: {},
  },
  {
    name: 'where events are sent',
    path: 'stores/demo/webhookEndpoints/e1',
    fields: { url: 'https://books.example.com/hook' },
    may: { get: OWNERS, list: OWNERS },
  },
  {
    name: 'an event that was sent',
    path: 'stores/demo/webhookDeliveries/d1',
    fields: { endpointId: 'e1', state: 'failed', body: '{}', createdAt: 1 },
    filters: { endpointId: 'e1', state: 'failed' },
    order: ['createdAt', 'desc'],
    may: { get: OWNERS, list: OWNERS },
  },
  {
    name: 'a key of the REST API',
    path: 'stores/demo/apiKeys/k1',
    fields: { name: 'Courier', hash: 'h', createdAt: 1 },
    order: ['createdAt', 'desc'],
    may: { get: OWNERS, list: OWNERS },
  },
  { name: 'how many mails a mailbox got', path: 'mailCounts/x1', fields: { n: 1 }, may: {} },
  { name: 'how a store was opened', path: 'storeOpenings/x1', fields: { uid: 'owner' }, may: {} },
  { name: 'where a schedule stopped', path: 'scheduleCursors/x1', fields: { after: 'demo' }, may: {} },
  { name: 'what is counted of somebody in all stores', path: 'rateLimits/x1', fields: { count: 1 }, may: {} },
  ...[
    'orderKeys',
    'customerImports',
    'orderNumbers',
    'counters',
    'ledger',
    'outbox',
    'rateLimits',
    'staffRoles',
    'refundRequests',
    'invoiceRequests',
    'discountCodes',
    'stockMoves',
    'stockBases',
    'reservations',
    'pageChanges',
  ].map((collection) => ({
    name: `what functions keep in ${collection}`,
    path: `stores/demo/${collection}/x1`,
    fields: { n: 1 },
    may: {},
  })),
];
