import type { CollectionCase } from './access';
import { ADMINS, OWNERS } from './people';

/** Orders, what pays for them, and what is written about them. */
export const ORDER_CASES: readonly CollectionCase[] = [
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
    name: 'a phone that pays no cash',
    path: 'stores/demo/cashBlocks/p1',
    fields: { phone: '+966501234567', reason: 'Refused twice' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'how often a phone refused',
    path: 'stores/demo/phoneRecords/p1',
    fields: { refused: 2 },
    may: {},
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
];
