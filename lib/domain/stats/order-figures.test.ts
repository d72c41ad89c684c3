import type { Customer } from '@/lib/domain/customers/customer';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { lossesOf } from '@/lib/domain/payments/chargebacks';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { addFigures, bySource, NO_CATEGORY, NOTHING_SOLD, sumFigures } from './figures';
import { disputeLostEntry, disputeWonBackEntry } from './dispute-entries';
import { countEntries, endedEntry, placedEntry, refundedEntry, refundFailedEntry } from './ledger';
import { endedFigures, orderFigures, refundFigures } from './order-figures';

const inYen = aStoreSetting({
  currencies: [
    { code: 'USD', rate: 1 },
    { code: 'JPY', rate: 149.5 },
  ],
});
const products = [
  aProduct({ variants: [aVariant(), aVariant({ id: 'board-blue', optionValues: { color: 'blue' } })] }),
  aProduct({ id: 'print', categoryId: 'prints', variants: [aVariant({ id: 'print-red', price: 1000 })] }),
];

/** Two variants of one board (25.00 each, three in all) and a print (10.00), to be delivered for 5.00. */
const order = anOrder({
  request: {
    lines: [
      aRequestedLine({ quantity: 2 }),
      aRequestedLine({ variantId: 'board-blue' }),
      aRequestedLine({ productId: 'print', variantId: 'print-red', seenPrice: 1000 }),
    ],
  },
  products,
});

const aRefund = (changes: Partial<Refund> = {}): Refund => ({
  id: 'refund-1',
  at: order.createdAt + 5,
  by: 'owner-1',
  amount: 2500,
  lines: [{ line: 0, quantity: 1 }],
  reason: '',
  restocked: true,
  state: 'done',
  ...changes,
});

const returned: Order = { ...order, status: 'returned' };

test('an order counts once for each product and category, however many lines it has of them', () => {
  expect(orderFigures(order, 'USD')).toEqual({
    ...NOTHING_SOLD,
    orders: 1,
    revenue: 9000,
    units: 4,
    products: {
      board: { orders: 1, units: 3, revenue: 7500 },
      print: { orders: 1, units: 1, revenue: 1000 },
    },
    categories: {
      nature: { orders: 1, units: 3, revenue: 7500 },
      prints: { orders: 1, units: 1, revenue: 1000 },
    },
    payments: { cash: { orders: 1, units: 4, revenue: 9000 } },
  });
});

test('what staff took counts by its source, and everything else, whenever it was, as ordered online', () => {
  const taken = { by: 'dana', reason: '', note: '', prices: [] };
  const byPhone: Order = { ...order, byHand: { ...taken, source: 'phone', counted: true } };
  const before: Order = { ...order, byHand: { ...taken, source: 'phone', counted: false } };
  const all = sumFigures([order, byPhone, before].map((one) => orderFigures(one, 'USD')));
  expect(bySource(all)).toEqual({
    online: { orders: 2, units: 8, revenue: 18_000 },
    phone: { orders: 1, units: 4, revenue: 9000 },
  });
  const left = [before, byPhone].reduce((sum, one) => addFigures(sum, endedFigures(one, 'USD')), all);
  expect(bySource(left)).toEqual({ online: { orders: 1, units: 4, revenue: 9000 } });
});

test('what an order in another currency took is counted and taken back to the same cent', () => {
  const foreign = anOrder({ request: { currency: 'JPY', lines: [aRequestedLine()] }, setting: inYen });
  const added = orderFigures(foreign, 'USD');
  expect(added.revenue).toBe(3001);
  expect(addFigures(added, endedFigures(foreign, 'USD'))).toEqual({ ...NOTHING_SOLD, cancelled: 1 });
});

test('a refund takes its goods and money off, and the return of the rest leaves the refund alone', () => {
  const refund = aRefund();
  const after = addFigures(orderFigures(order, 'USD'), refundFigures(order, 'USD', refund));
  expect(after).toMatchObject({ orders: 1, units: 3, revenue: 6500, refunds: 2500 });
  expect(after.products['board']).toEqual({ orders: 1, units: 2, revenue: 5000 });
  const end = endedFigures({ ...order, refunds: [refund] }, 'USD');
  expect(addFigures(after, end)).toEqual({ ...NOTHING_SOLD, cancelled: 1, refunds: 2500 });
});

test('the money given back for a returned order changes no sales', () => {
  const refund = aRefund({ amount: order.total, lines: [] });
  expect(refundFigures(returned, 'USD', refund)).toEqual({ ...NOTHING_SOLD, refunds: 9000 });
});

test('a lost dispute takes its money off, and the return of the goods leaves it alone', () => {
  const dispute = {
    paymentId: null,
    id: 'du_1',
    at: order.createdAt + 5,
    amount: 9000,
    state: 'lost',
    answerBy: null,
  } as const;
  const lost: Order = { ...order, disputes: [dispute] };
  const [loss = aRefund()] = lossesOf(lost);
  const { figures } = disputeLostEntry(lost, 'USD', loss, 9);
  const after = addFigures(orderFigures(order, 'USD'), figures);
  expect(after).toMatchObject({ orders: 1, units: 4, revenue: 0, refunds: 0, lostDisputes: 9000 });
  expect(addFigures(after, endedFigures(lost, 'USD'))).toEqual({
    ...NOTHING_SOLD,
    cancelled: 1,
    lostDisputes: 9000,
  });
  const entries = [disputeLostEntry(order, 'USD', loss, 9), disputeWonBackEntry(order, 'USD', loss, 10)];
  expect(sumFigures(entries.map((entry) => entry.figures))).toEqual(NOTHING_SOLD);
});

test('a refund that failed is put right', () => {
  const refund = aRefund({ state: 'pending' });
  const entries = [refundedEntry(order, 'USD', refund), refundFailedEntry(order, 'USD', refund, 9)];
  expect(sumFigures(entries.map(({ figures }) => figures))).toEqual(NOTHING_SOLD);
});

describe('customers', () => {
  const later = (changes: Partial<Order>): Order => ({
    ...order,
    createdAt: order.createdAt + 86_400_000,
    day: '2026-03-02',
    ...changes,
  });
  const count = (...entries: Parameters<typeof countEntries>[0]) => {
    const { days, customers } = countEntries(entries, new Map<string, Customer>());
    return { customer: customers.get('customer-1'), figuresOf: (day: string) => days.get(day) };
  };

  test('are new once, and return once a day', () => {
    const { customer, figuresOf } = count(
      placedEntry(order, 'USD', null),
      placedEntry(order, 'USD', null),
      placedEntry(later({}), 'USD', null),
      placedEntry(later({}), 'USD', null),
    );
    expect(figuresOf('2026-03-01')).toMatchObject({ orders: 2, newCustomers: 1, returningCustomers: 0 });
    expect(figuresOf('2026-03-02')).toMatchObject({ orders: 2, newCustomers: 0, returningCustomers: 1 });
    expect(customer).toMatchObject({
      orders: 4,
      spent: 36_000,
      firstOrderAt: order.createdAt,
      lastOrderAt: order.createdAt + 86_400_000,
      lastOrderDay: '2026-03-02',
    });
  });

  test('spend what is left after cancellations and refunds, and stay customers', () => {
    const { customer, figuresOf } = count(
      placedEntry(order, 'USD', null),
      refundedEntry(order, 'USD', aRefund()),
      placedEntry(later({}), 'USD', null),
      endedEntry(later({}), 'USD', order.createdAt + 90_000_000, true),
    );
    expect(customer).toMatchObject({ orders: 1, spent: 6500, lastSeenAt: order.createdAt + 90_000_000 });
    expect(figuresOf('2026-03-02')).toMatchObject({ orders: 0, cancelled: 1, returningCustomers: 1 });
  });

  test('keep their account when they later order as a guest, and their latest name', () => {
    const { customer } = count(
      placedEntry(order, 'USD', { uid: 'member-1', email: 'layla@example.com' }),
      placedEntry(later({ address: { ...order.address, fullName: 'Layla H.' } }), 'USD', null),
    );
    expect(customer).toMatchObject({ uid: 'member-1', name: 'Layla H.' });
  });

  test('who were forgotten are not brought back by the end of an order', () => {
    const { customer, figuresOf } = count(endedEntry(order, 'USD', 9, false));
    expect(customer).toBeUndefined();
    expect(figuresOf('2026-03-01')).toMatchObject({ orders: -1 });
  });
});

test('a board without a category counts under a name that Firestore takes', () => {
  const bare = aProduct({ categoryId: '' });
  const { categories } = orderFigures(anOrder({ products: [bare] }), 'USD');
  expect(Object.keys(categories)).toEqual([NO_CATEGORY]);
});
