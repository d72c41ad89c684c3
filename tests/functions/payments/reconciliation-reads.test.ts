import { Query, type CollectionGroup, type DocumentSnapshot } from 'firebase-admin/firestore';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import type { CardPayments } from '@/functions/src/adapters/stripe/payments/card-payments';
import type { CheckOrderDeps } from '@/functions/src/handlers/reconciliation/check-order';
import {
  reconcile,
  reconcileStores,
  type ReconcileDeps,
} from '@/functions/src/handlers/reconciliation/reconcile';
import { sweepPayments } from '@/functions/src/handlers/reconciliation/sweep-payments';
import { collections } from '@/lib/domain/collections';
import { orderId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { parseReconciliation, sumsFrom, type Sweep } from '@/lib/domain/reconciliation/reconciliation';
import { ok } from '@/lib/domain/result';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('reconciliation-reads');
const { db, store } = shop;
const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

beforeAll(() => shop.open({ products: ['one', 'two', 'three'].map((id) => aProduct({ id, slug: id })) }));
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

/** An order that was paid a few seconds after it was placed, and its payment. */
function paidAt(minute: number): { order: Order; payment: CardPayment } {
  const [id, paymentId] = [`order-${minute}`, `pi_${minute}`];
  const createdAt = NOON + minute * MINUTE_MS;
  const paid = { paymentMethod: 'card', paymentStatus: 'paid', paymentId } as const;
  const order: Order = { ...anOrder(), ...paid, id: orderId(id), storeId: store, createdAt };
  const { total, currency } = order;
  const payment: CardPayment = {
    ...{ id: paymentId, createdAt: createdAt + 3_000, storeId: store, orderId: id, currency },
    ...{ amount: total, received: total, refunded: 0, state: 'paid', refusal: null },
  };
  return { order, payment };
}

test('a sweep in several runs goes on where it ended and pairs each order once', async () => {
  const paid = [6, 5, 4, 3, 2, 1].map(paidAt);
  for (const { order } of paid) await db.doc(collections.order(store, order.id)).set(orderDocument(order));
  const payments = paid.map(({ payment }) => payment);
  const retrieve = jest.fn(async (_: unknown, id: string) =>
    ok(payments.find((one) => one.id === id) ?? null),
  );
  const list: CardPayments['list'] = async (_, { after }) => {
    const first = payments.findIndex(({ id }) => id === after) + 1;
    const page = payments.slice(first, first + 2);
    const isLast = first + 2 >= payments.length;
    return ok({ payments: page, next: isLast ? null : (page.at(-1)?.id ?? null) });
  };
  const deps = { db, now: () => NOON, payments: { list, retrieve } } as unknown as CheckOrderDeps;

  const [from, to] = [NOON, NOON + 10 * MINUTE_MS];
  let sweep: Sweep | null = { from, to, after: null, upTo: to, days: {} };
  const asked: number[] = [];
  for (let isLeft = true; isLeft;) {
    if (!sweep) throw new Error('The sweep was not stored.');
    const swept = await sweepPayments(deps, store, sweep, { mostPages: 1, timeZone: 'UTC' });
    if (!swept.ok) throw new Error(swept.error.code);
    ({ isLeft, sweep } = swept.value);
    expect([swept.value.found, swept.value.repaired]).toEqual([[], []]);
    const next: Sweep = sweep;
    await updateReconciliation(db, store, () => ({ sweep: next }));
    sweep = parseReconciliation((await db.doc(collections.reconciliation(store)).get()).data()).sweep;
    asked.push(retrieve.mock.calls.length);
  }
  // The payment of the newest order of each further run was on the page before.
  expect(asked).toEqual([0, 1, 2]);
  expect(sumsFrom(sweep?.days ?? {}, '0000-00-00')).toMatchObject([['USD', { orders: 6, payments: 6 }]]);
});

/** How many products and bases of stock `work` reads. */
async function readsOf(work: () => Promise<unknown>): Promise<[products: number, bases: number]> {
  const read: string[] = [];
  const note = (docs: readonly DocumentSnapshot[]) => read.push(...docs.map(({ ref }) => ref.parent.id));
  const [get, getAll] = [Query.prototype.get, db.getAll.bind(db)];
  jest.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await get.call(this);
    note(found.docs);
    return found;
  });
  jest.spyOn(db, 'getAll').mockImplementation(async (...refs) => {
    const found = await getAll(...refs);
    note(found);
    return found;
  });
  await work();
  jest.restoreAllMocks();
  const of = (collection: string) => read.filter((one) => one === collection).length;
  return [of('products'), of('stockBases')];
}

test('products without moves are compared once a day, and read once; what moved, and what staff ask for, at once', async () => {
  let now = Date.now();
  const payments = { browserKeys: async () => ok(null) };
  const deps = { db, now: () => now, payments, log: { warn: jest.fn() } } as unknown as ReconcileDeps;
  const check = (isWhole = false) =>
    readsOf(async () => expect(await reconcile(deps, store, isWhole)).toMatchObject({ ok: true }));
  expect(await check()).toEqual([3, 3]);
  expect(await check()).toEqual([0, 0]);
  now += 24 * HOUR_MS - 1;
  expect(await check()).toEqual([0, 0]);
  now += 1;
  expect(await check()).toEqual([3, 3]);
  expect(await check(true)).toEqual([3, 3]);
  await shop.placed(await shop.guest(), { lines: [aRequestedLine({ productId: 'two' })] });
  expect(await check()).toEqual([1, 1]);
  now += 24 * HOUR_MS - 1;
  expect(await check()).toEqual([0, 0]);
});

test('a store that takes no cards is left to its moves', async () => {
  const away = new LocalShop('reconciliation-away');
  await away.open();
  // Other tests' stores are theirs.
  const moves = db.collection(collections.stockMoves(away.store)) as Query as CollectionGroup;
  jest.spyOn(db, 'collectionGroup').mockReturnValue(moves);
  const payments = { browserKeys: async () => ok(null), stores: async () => [away.id] };
  const deps = { db, now: Date.now, payments, log: { warn: jest.fn() } } as unknown as ReconcileDeps;
  const isVisited = async () => {
    await reconcileStores(deps);
    return (await db.doc(collections.reconciliation(away.store)).get()).exists;
  };
  expect(await isVisited()).toBe(false);
  await away.placed(await away.guest());
  expect(await isVisited()).toBe(true);
  await away.close();
});
