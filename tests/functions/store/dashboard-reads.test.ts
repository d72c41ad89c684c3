import { ok } from '@/lib/domain/result';
import { Timestamp } from 'firebase-admin/firestore';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { collections } from '@/lib/domain/collections';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { lastDays, PERIODS, rangeBefore } from '@/lib/domain/stats/periods';
import { readPlan } from '@/lib/domain/stats/product-reads';
import { addDays, daysOf, daysOfMonth, monthsOf } from '@/lib/domain/stats/store-day';
import { watchLatestOrders, watchLatestPlaced } from '@/lib/firestore/orders/orders';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { watchLatestMessages, watchLowStock } from '@/lib/firestore/overview';
import { readCustomerPage } from '@/lib/firestore/people/customers';
import { readProductSales, watchDay, watchMonths } from '@/lib/firestore/figures/stats';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder } from '@/tests/fixtures/shop/orders';

/** Must hold 2 of the admin: however large the store, its dashboard and lists read fewer documents than this. */
const MOST_READS = 60;
/** The signed-in user, the store-user, the setting, and what waits in the inbox: the shell of every admin page. */
const SHELL_READS = 4;
const SHOWN = { bestSellers: 5, lowStock: 5, messages: 3, orders: 6 };

/** The day of a year on which ninety days before it cut a month in its middle, the dearest case. */
const TODAY = dearestDay();
const longest = lastDays(TODAY, Math.max(...PERIODS));
const both = { from: rangeBefore(longest).from, to: TODAY };

const shop = new LocalShop('dashboard-reads');
const { db, store } = shop;

function dearestDay() {
  const cost = (day: string) =>
    readPlan(lastDays(day, 90), day).documents + monthsOf(lastDays(day, 180)).length;
  const year = daysOf({ from: '2026-01-01', to: '2026-12-31' });
  return year.reduce((dearest, day) => (cost(day) > cost(dearest) ? day : dearest));
}

const stops: (() => void)[] = [];

/** The first value that a watcher gives. */
const first = <T>(watch: (onNext: (value: T) => void, onError: (code: ErrorCode) => void) => () => void) =>
  new Promise<T>((resolve, reject) => {
    const stop = watch(resolve, (code) => reject(new Error(code)));
    stops.push(stop);
  });

beforeAll(async () => {
  await shop.open({
    products: Array.from({ length: 40 }, (_, index) =>
      aProduct({ id: `p${index}`, slug: `p${index}`, variants: [aVariant({ stock: index % 4 })] }),
    ),
  });
  const writer = db.bulkWriter();
  const part = { orders: 1000, units: 1500, revenue: 1_000_000 };
  const parts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, part]));
  const day = { ...NOTHING_SOLD, ...part, categories: { nature: part }, payments: { cash: part } };
  for (const month of monthsOf(both)) {
    const days = Object.fromEntries(daysOf(daysOfMonth(month)).map((one) => [one, day]));
    void writer.set(db.doc(collections.statsMonth(store, month)), { days });
    void writer.set(db.doc(collections.statsProducts(store, month)), { products: parts });
  }
  for (const one of daysOf(both))
    void writer.set(db.doc(collections.stats(store, one)), { ...day, products: parts });
  for (let index = 0; index < 60; index++) {
    const order = { ...anOrder(), id: `order-${index}`, createdAt: Date.UTC(2026, 0, 1) + index };
    void writer.set(db.doc(`${collections.orders(store)}/${order.id}`), {
      ...orderDocument(anOrder()),
      createdAt: Timestamp.fromMillis(order.createdAt),
    });
    void writer.set(db.doc(collections.contactRequest(store, `m${index}`)), {
      fullName: 'Layla',
      email: 'layla@example.com',
      comments: 'Hello',
      createdAt: Timestamp.fromMillis(order.createdAt),
    });
    void writer.set(db.doc(collections.customer(store, `c${index}`)), {
      email: `c${index}@example.com`,
      tokens: ['layla'],
      spent: index,
      orders: index,
      lastSeenAt: Timestamp.fromMillis(order.createdAt),
    });
  }
  await writer.close();
  // The browser's modules take the first app there is: the owner's, who is signed in.
  await shop.staff();
});
afterAll(async () => {
  for (const stop of stops) stop();
  await shop.close();
});

test(`the dashboard of a large store reads fewer than ${MOST_READS} documents on its dearest day`, async () => {
  const months = await first<ReadonlyMap<string, unknown>>((...on) => watchMonths(store, both, ...on));
  const today = await first((...on) => watchDay(store, TODAY, ...on));
  const bell = await first<unknown[]>((...on) => watchLatestPlaced(store, ...on));
  const orders = await first<unknown[]>((...on) => watchLatestOrders(store, SHOWN.orders, ...on));
  const scarce = await first<unknown[]>((...on) => watchLowStock(store, SHOWN.lowStock, ...on));
  const messages = await first<unknown[]>((...on) => watchLatestMessages(store, SHOWN.messages, ...on));
  const past = { from: longest.from, to: addDays(TODAY, -1) };
  const sales = await readProductSales(store, past, TODAY);
  const ids = Object.keys(sales.ok ? sales.value : {}).slice(0, SHOWN.bestSellers);
  const products = await readProductsById(store, ids);
  const reads = {
    shell: SHELL_READS,
    bell: bell.length,
    months: new Set([...months.keys()].map((day) => day.slice(0, 7))).size,
    today: today ? 1 : 0,
    productSales: readPlan(past, TODAY).documents,
    products: products.ok ? products.value.length : 0,
    orders: orders.length,
    scarce: scarce.length,
    messages: messages.length,
  };
  expect(reads).toMatchObject({ bell: 8, orders: 6, months: 7, products: 5, scarce: 5, messages: 3 });
  expect(Object.values(reads).reduce((sum, count) => sum + count, 0)).toBeLessThan(MOST_READS);
});

test.each(['', 'layla'])('a page of customers reads one page, searching %j or not', async (q) => {
  const page = await readCustomerPage(store, { sort: 'spent', q, agreed: false }, null);
  if (!page.ok) throw new Error(page.error.code);
  expect(page.value.customers.map(({ spent }) => spent).slice(0, 2)).toEqual([59, 58]);
  expect(page.value.customers.length + 1 + SHELL_READS).toBeLessThan(MOST_READS);
  const next = await readCustomerPage(store, { sort: 'spent', q, agreed: false }, page.value.next);
  expect(next.ok && next.value.customers[0]?.spent).toBe(59 - page.value.customers.length);
});

test('a search for less than two letters finds nobody, so that its export holds nobody either', async () => {
  const filter = { sort: 'spent', q: ' l', agreed: false } as const;
  expect(await readCustomerPage(store, filter, null)).toEqual(ok({ customers: [], next: null }));
});
