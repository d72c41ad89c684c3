import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { ALL_ORDERS, orderFilter, type OrderCursor } from '@/lib/domain/orders/lists/order-list-query';
import { countOrders, readOrders } from '@/lib/firestore/orders/order-list';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('old-orders');
/** With 10,000 it passes too, in half a minute. */
const COUNT = 500;
const BATCH = 500;
const PAGE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/** What orders did not have before zones, confirmation, refused parcels and payouts. */
const LATER: readonly string[] = [
  'changes',
  'delivery',
  'rounding',
  'writtenOff',
  'confirmation',
  'cashDueAt',
  'settlementId',
];

const idOf = (n: number) => `old-${String(n).padStart(5, '0')}`;
let stored: DocumentData;
let owner: Client;

beforeAll(async () => {
  // The setting as it was, with charges by city.
  await shop.open({ setting: { shipping: { flat: 500, freeOver: null, cities: [] } } });
  owner = await shop.staff();
  const guest = await shop.guest();
  const { id } = await shop.placed(guest);
  const path = collections.order(shop.store, id);
  const now = Object.entries((await shop.db.doc(path).get()).data() ?? {});
  stored = Object.fromEntries(now.filter(([field]) => !LATER.includes(field)));
  const history = stored.history as DocumentData[];
  stored.history = history.map(({ why: _, ...event }) => event);
  const first = Date.now() - YEAR_MS;
  for (let from = 0; from < COUNT; from += BATCH) {
    const batch = shop.db.batch();
    for (let n = from; n < from + BATCH; n += 1)
      batch.set(shop.db.doc(collections.order(shop.store, idOf(n))), {
        ...stored,
        createdAt: Timestamp.fromMillis(first + n * 60_000),
      });
    await batch.commit();
  }
  await shop.db.doc(path).delete();
});
afterAll(() => shop.close());

test('orders from before read, list, filter and count as they did', async () => {
  const filter = orderFilter(ALL_ORDERS, 'UTC');
  const seen: string[] = [];
  for (let after: OrderCursor | null = null; ;) {
    const page = await readOrders(shop.store, filter, 'oldest', after, PAGE);
    if (!page.ok) throw new Error(page.error.code);
    seen.push(...page.value.map(({ order }) => order.id));
    after = page.value.at(-1)?.cursor ?? null;
    if (page.value.length < PAGE) break;
  }
  expect(seen).toEqual(Array.from({ length: COUNT }, (_, n) => idOf(n)));
  const waiting = orderFilter({ ...ALL_ORDERS, status: 'placed', method: 'cash' }, 'UTC');
  expect(await countOrders(shop.store, waiting)).toEqual({ ok: true, value: PAGE });
});

test('one of them says what it said and goes its way to the end, its money and stock counted once', async () => {
  const orderId = idOf(COUNT - 1);
  const order = await shop.order(orderId);
  expect(order).toMatchObject({ total: stored.total, address: stored.address, rounding: 0, delivery: null });
  expect(order.confirmation).toMatchObject({ state: 'unasked', required: false });
  const before = (await shop.product()).variants[0]?.stock;
  let from = order.status;
  for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
    const moved = await owner.call('updateOrderStatus', { storeId: shop.id, orderId, from, to });
    expect(moved).toMatchObject({ ok: true });
    from = to;
  }
  expect(await shop.order(orderId)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
  expect((await shop.product()).variants[0]?.stock).toBe(before);
});
