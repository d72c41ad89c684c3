import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import {
  ALL_ORDERS,
  ORDER_SORTS,
  orderFilter,
  type OrderCursor,
  type OrderFilter,
  type OrderListQuery,
  type OrderSort,
} from '@/lib/domain/orders/lists/order-list-query';
import { orderIndex } from '@/lib/domain/orders/lists/order-search';
import {
  countOrders,
  ORDER_PAGE_SIZE,
  readOrders,
  watchOrderPage,
  type ListedOrder,
  type OrderPlace,
} from '@/lib/firestore/orders/order-list';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { anAddress, anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('order-list');
const COUNT = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const STATUSES = ['placed', 'confirmed', 'cancelled'] as const;

/** Orders that differ in what lists look at; every two of them were placed at the same moment. */
const orders = Array.from({ length: COUNT }, (_, n) => ({
  ...anOrder({
    request: {
      lines: [aRequestedLine({ quantity: (n % 7) + 1 })],
      address: anAddress({
        mobileNumber: `+96279123${4000 + n}`,
        fullName: n % 2 ? 'Amal Nasser' : 'Basma Said',
      }),
    },
  }),
  id: `order-${String(n).padStart(2, '0')}`,
  storeId: shop.store,
  status: STATUSES[n % 3] ?? 'placed',
  paymentStatus: n % 2 ? ('paid' as const) : ('unpaid' as const),
  createdAt: Date.UTC(2026, 0, 1) + Math.floor(n / 2) * DAY_MS,
}));

beforeAll(async () => {
  await shop.open();
  // The screens' modules take the first app of the process: it is this owner's.
  await shop.staff();
  const batch = shop.db.batch();
  for (const { id, ...order } of orders)
    batch.set(shop.db.doc(collections.order(shop.store, id)), {
      ...order,
      createdAt: Timestamp.fromMillis(order.createdAt),
      ...orderIndex(anOrder({ request: { address: order.address } }), 'USD'),
      baseTotal: order.total,
    });
  await batch.commit();
});
afterAll(() => shop.close());

const ids = (listed: readonly ListedOrder[]) => listed.map(({ order }) => order.id as string);
const filterOf = (changes: Partial<OrderListQuery>): OrderFilter =>
  orderFilter({ ...ALL_ORDERS, ...changes }, 'UTC');

function pageOf(sort: OrderSort, place: OrderPlace): Promise<ListedOrder[]> {
  return new Promise((resolve, reject) => {
    const stop = watchOrderPage(shop.store, filterOf({}), sort, place, done, reject);
    function done(listed: ListedOrder[]) {
      resolve(listed);
      setTimeout(() => stop());
    }
  });
}

async function found(changes: Partial<OrderListQuery>): Promise<string[]> {
  const filter = filterOf(changes);
  const [listed, counted] = await Promise.all([
    readOrders(shop.store, filter, changes.sort ?? 'newest', null, 100),
    countOrders(shop.store, filter),
  ]);
  if (!listed.ok || !counted.ok) throw new Error('the list was refused');
  expect(counted.value).toBe(listed.value.length);
  return ids(listed.value);
}

test.each(ORDER_SORTS)('%s: pages follow each other without a gap, and lead back', async (sort) => {
  const all: ListedOrder[] = [];
  for (let after: OrderCursor | null = null; ; after = all.at(-1)?.cursor ?? null) {
    const page = await readOrders(shop.store, filterOf({}), sort, after, 9);
    if (!page.ok) throw new Error(page.error.code);
    if (page.value.length === 0) break;
    all.push(...page.value);
  }
  expect(new Set(ids(all)).size).toBe(COUNT);
  const keys = all.map(({ cursor }) => cursor.values[0] ?? 0);
  const sorted = [...keys].sort((a, b) => (sort === 'newest' || sort === 'highest' ? b - a : a - b));
  expect(keys).toEqual(sorted);

  const first = await pageOf(sort, {});
  expect(ids(first)).toEqual(ids(all.slice(0, ORDER_PAGE_SIZE + 1)));
  const second = await pageOf(sort, { after: all[ORDER_PAGE_SIZE - 1]?.cursor ?? null });
  expect(ids(second)).toEqual(ids(all.slice(ORDER_PAGE_SIZE, 2 * ORDER_PAGE_SIZE + 1)));
  const back = await pageOf(sort, { before: second[0]?.cursor ?? null });
  expect(ids(back)).toEqual(ids(all.slice(0, ORDER_PAGE_SIZE)));
});

test('filters, days and words narrow the list together', async () => {
  expect(await found({ status: 'placed', payment: 'paid' })).toHaveLength(
    orders.filter(({ status, paymentStatus }) => status === 'placed' && paymentStatus === 'paid').length,
  );
  expect(await found({ q: '٠٧٩١٢٣٤٠١٧' })).toEqual(['order-17']);
  expect(await found({ q: 'amal n', status: 'cancelled', sort: 'highest' })).toHaveLength(
    orders.filter(({ status }, n) => status === 'cancelled' && n % 2).length,
  );
  expect(await found({ q: 'nobody' })).toEqual([]);
  expect(await found({ method: 'card' })).toEqual([]);
  const { createdAt } = orders[20] ?? { createdAt: 0 };
  const filter = { ...filterOf({ sort: 'highest' }), since: createdAt, until: createdAt + DAY_MS };
  const day = await readOrders(shop.store, filter, 'highest', null, 100);
  expect(day.ok && [...ids(day.value)].sort()).toEqual(['order-20', 'order-21']);
});
