import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { countLeftSales, countSales } from '@/functions/src/handlers/stats/count-sales';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { productId, storeId } from '@/lib/domain/ids';
import { addFigures, parseParts, sumFigures } from '@/lib/domain/stats/figures';
import { placedEntry } from '@/lib/domain/stats/ledger';
import { parseMonth } from '@/lib/domain/stats/month';
import { orderFigures } from '@/lib/domain/stats/order-figures';
import { daysOf, daysOfMonth, monthOf, storeDay } from '@/lib/domain/stats/store-day';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, anOrder } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('counters');
const { db, store } = shop;

let owner: Client;

beforeAll(async () => {
  await shop.open({
    products: [aProduct({ variants: [aVariant({ stock: 500 })] })],
    setting: { timeZone: 'Pacific/Kiritimati', ...WITHOUT_CAPS },
  });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const customerOf = async (email: string) => {
  const id = customerKey(email);
  const snapshot = await db.doc(collections.customer(store, id)).get();
  return snapshot.exists ? parseCustomer(id, snapshot.data()) : null;
};

test('forty orders at once, a quarter of them cancelled, are each counted once in day, month and products', async () => {
  const guest = await shop.guest();
  const orders = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      shop.placed(guest, { address: anAddress({ email: `Buyer-${index % 8}@Example.com` }) }),
    ),
  );
  await Promise.all(
    orders
      .slice(0, 10)
      .map(({ id }) =>
        owner.call('updateOrderStatus', { storeId: shop.id, orderId: id, from: 'placed', to: 'cancelled' }),
      ),
  );
  const [{ day, createdAt } = anOrder()] = orders;
  const figures = await shop.figures(day);
  expect(day).toBe(storeDay(createdAt, 'Pacific/Kiritimati'));
  expect(figures).toMatchObject({
    orders: 30,
    revenue: 30 * 3000,
    units: 30,
    cancelled: 10,
    newCustomers: 8,
    returningCustomers: 0,
    products: { board: { orders: 30, units: 30, revenue: 75_000 } },
    categories: { nature: { orders: 30, units: 30, revenue: 75_000 } },
    payments: { cash: { orders: 30, units: 30, revenue: 90_000 } },
  });
  const month = await db.doc(collections.statsMonth(store, monthOf(day))).get();
  expect(parseMonth(month.data()).get(day)).toEqual({ ...figures, products: {} });
  const products = await db.doc(collections.statsProducts(store, monthOf(day))).get();
  expect(parseParts(products.get('products'))).toEqual(figures.products);

  const customers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => customerOf(`buyer-${index}@example.com`)),
  );
  expect(customers.reduce((sum, customer) => sum + (customer?.orders ?? 0), 0)).toBe(30);
  expect(customers.reduce((sum, customer) => sum + (customer?.spent ?? 0), 0)).toBe(90_000);
});

test('what is counted later of an order takes nothing of what its day has sold by category, payment or discount', async () => {
  const guest = await shop.guest();
  const { id, day } = await shop.placed(guest);
  const before = await shop.figures(day);
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'shipped'],
    ['shipped', 'delivered'],
  ] as const)
    await owner.call('updateOrderStatus', { storeId: shop.id, orderId: id, from, to });
  const after = await shop.figures(day);
  expect(after?.collected).toBeGreaterThan(before?.collected ?? 0);
  expect(after).toMatchObject({
    categories: before?.categories,
    payments: before?.payments,
    products: before?.products,
  });
  expect(Object.keys(after?.payments ?? {})).toEqual(['cash']);
});

test('a member is the customer of the account, whatever address the form names', async () => {
  const member = await shop.member('layla');
  const order = await shop.placed(member, { address: anAddress({ email: 'gift@example.com' }) });
  await shop.counted();
  expect(await customerOf('layla@counters.test')).toMatchObject({ uid: member.uid, orders: 1 });
  expect(await customerOf('gift@example.com')).toBeNull();
  expect(order.customerId).toBe(customerKey('layla@counters.test'));
});

test('an entry delivered many times and swept at the same time is counted once', async () => {
  const order = { ...anOrder(), day: '2020-02-29' };
  // Two instances that know nothing of each other, and the one that serves the trigger.
  const instances = [
    { db, now: Date.now, runInQueue: createRunInQueue() },
    { db, now: Date.now, runInQueue: createRunInQueue() },
  ] as const;
  const stored = { ...placedEntry(order, 'USD', null), at: Timestamp.fromMillis(order.createdAt) };
  const ref = await db.collection(collections.ledger(store)).add(stored);
  const entry = { id: ref.id, ref, data: () => stored } as DocumentData as QueryDocumentSnapshot;
  await Promise.all([
    ...instances.map((deps) => countSales(deps, store)),
    countLeftSales({ ...instances[0], log: { error: jest.fn() } }),
    countSales(instances[1], store, entry),
  ]);
  await Promise.all(instances.map((deps) => countSales(deps, store, entry)));
  const figures = addFigures(orderFigures(order, 'USD'), sumFigures([]));
  expect(await shop.figures('2020-02-29')).toEqual({ ...figures, newCustomers: 1 });
});

test('a month of a busy store stays one document for all its days', async () => {
  const days = daysOf(daysOfMonth('2020-03'));
  const entries = days.flatMap((day) =>
    Array.from({ length: 5 }, () => placedEntry({ ...anOrder(), day }, 'USD', null)),
  );
  const writer = db.bulkWriter();
  for (const entry of entries)
    void writer.create(db.collection(collections.ledger(store)).doc(), { ...entry, at: new Date(entry.at) });
  await writer.close();
  await shop.counted();
  const month = parseMonth((await db.doc(collections.statsMonth(store, '2020-03')).get()).data());
  expect([...month.keys()].sort()).toEqual(days);
  expect(sumFigures(month.values())).toMatchObject({ orders: 155, units: 155 });
});

test('a rush of orders for many different boards is counted in as many commits as Firestore asks for', async () => {
  // Of two days of a month, which write to the same documents: 480 boards each, and three figures of every board.
  const entries = ['2020-05-01', '2020-05-02'].flatMap((day, at) =>
    Array.from({ length: 40 }, (_, order) => {
      const sold = anOrder();
      const lines = sold.lines.flatMap((line) =>
        Array.from({ length: 12 }, (_, n) => ({ ...line, productId: productId(`b${at}-${order}-${n}`) })),
      );
      return placedEntry({ ...sold, lines, day }, 'USD', null);
    }),
  );
  const batch = db.batch();
  for (const entry of entries)
    batch.create(db.collection(collections.ledger(store)).doc(), { ...entry, at: new Date(entry.at) });
  await batch.commit();
  await shop.counted();
  const month = await db.doc(collections.statsProducts(store, '2020-05')).get();
  expect(Object.keys(parseParts(month.get('products')))).toHaveLength(960);
  expect((await shop.figures('2020-05-01')).orders).toBe(40);
});

test('a store whose sales cannot be counted keeps no store after it waiting', async () => {
  // As many entries as a sweep once read, of a store before this one, and not one that can be read.
  const stuck = storeId('a-store-that-cannot-be-counted');
  const batch = db.batch();
  for (let n = 0; n < 500; n += 1)
    batch.create(db.collection(collections.ledger(stuck)).doc(), { at: new Date() });
  await batch.commit();
  const entry = placedEntry({ ...anOrder(), day: '2020-07-01' }, 'USD', null);
  // The trigger gets it without a kind and cannot count it either.
  const { kind, ...unreadable } = { ...entry, at: new Date(entry.at) };
  const ref = await db.collection(collections.ledger(store)).add(unreadable);
  await ref.update({ kind });
  const error = jest.fn();
  await countLeftSales({ db, now: Date.now, runInQueue: createRunInQueue(), log: { error } });
  expect(error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ store: stuck }));
  expect((await ref.get()).exists).toBe(false);
  expect((await shop.figures('2020-07-01')).orders).toBe(1);
  await db.recursiveDelete(db.collection(collections.ledger(stuck)));
});
