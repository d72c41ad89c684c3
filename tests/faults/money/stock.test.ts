import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { releaseExpired, type ReleaseDeps } from '@/functions/src/handlers/payments/release-expired';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { ok } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import {
  aCardRequest,
  age,
  expiredUnheard,
  orderUntil,
  runSchedule,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('fault-stock');
const stripe = new LocalStripe(shop.id);
let anna: Client;
let basil: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  [anna, basil] = await Promise.all([shop.guest(), shop.guest()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

/** A fresh board, so that tests do not share stock. */
async function offer(id: string, stock: number) {
  await shop.put(aProduct({ id, slug: id, variants: [aVariant({ stock })] }));
  return { lines: [aRequestedLine({ productId: id })], address: anAddress({ email: `${id}@example.com` }) };
}
const stockOf = async (id: string) => (await shop.product(id)).stock;
const own = ({ id }: Order) => ({ storeId: shop.id, orderId: id });

/** The event that was lost arrives after all. */
async function hearOfPayment(order: Order): Promise<void> {
  await stripe.faults({});
  const [paid] = await stripe.paymentsOf(order.id);
  await stripe.resend((await stripe.eventOf('payment_intent.succeeded', paid?.id ?? '')).id);
}

test('fault 26: the last unit waits for its payment: others are told at once, and get it when it expires', async () => {
  const last = await offer('last-unit', 1);
  const { order, payment } = await startedCardOrder(shop, anna, last);
  const request = aCardRequest(shop, last);
  expect(await basil.call('placeOrder', request)).toMatchObject({ error: { code: 'sold-out' } });
  expect(await basil.call('placeOrder', { ...request, paymentMethod: 'cash' })).toMatchObject({
    error: { code: 'sold-out' },
  });
  await age(shop, order, RESERVATION_MS);
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  expect(await stockOf('last-unit')).toBe(1);
  await expect(stripe.pay(payment)).rejects.toThrow();
  expect(await anna.call('startPayment', own(order))).toMatchObject({ ok: false });
  const { order: second } = await startedCardOrder(shop, basil, last);
  expect(await stockOf('last-unit')).toBe(0);
  expect(second).toMatchObject({ status: 'pending' });
});

test('fault 27: paid in time and heard of after the goods went to somebody else, the money goes back and both sides are told', async () => {
  const last = await offer('too-late', 1);
  const started = await startedCardOrder(shop, anna, last);
  const { order } = started;
  await expiredUnheard(shop, stripe, started, () =>
    shop.placed(basil, { ...last, address: anAddress({ email: 'quicker@example.com' }) }),
  );
  await hearOfPayment(order);
  const back = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(back).toMatchObject({ status: 'cancelled', refunds: [{ amount: order.total, state: 'done' }] });
  const [paid] = await stripe.paymentsOf(order.id);
  const { data } = await stripe.api.refunds.list({ payment_intent: paid?.id ?? '' });
  expect(data).toMatchObject([{ amount: order.total, status: 'succeeded' }]);
  await mailTo('too-late@example.com', ({ subject }) => subject.startsWith('Refund'));
  await mailTo(`owner@${shop.id}.shop`, ({ text }) => text.includes(order.number));
  expect(await stockOf('too-late')).toBe(0);
});

test('fault 27: heard of after the reservation expired while the goods are there, the order is placed after all', async () => {
  const started = await startedCardOrder(shop, anna, await offer('still-there', 3));
  const { order } = started;
  await expiredUnheard(shop, stripe, started, async () => expect(await stockOf('still-there')).toBe(3));
  await hearOfPayment(order);
  await orderUntil(shop, order.id, ({ status }) => status === 'placed');
  expect(await shop.order(order.id)).toMatchObject({ paymentStatus: 'paid', refunds: [] });
  expect(await stockOf('still-there')).toBe(2);
});

test('fault 29: an unpaid order expires once, however many end it at the same moment', async () => {
  const { order } = await startedCardOrder(shop, anna, await offer('expires', 4));
  const { order: early } = await startedCardOrder(shop, basil, await offer('too-early', 4));
  await age(shop, order, RESERVATION_MS);
  await age(shop, early, RESERVATION_MS - 60_000);
  const ends = [1, 2, 3, 4].map(() => runSchedule('releaseExpiredReservations'));
  await Promise.all([...ends, anna.call('cancelOrder', own(order))]);
  const { status, history } = await shop.order(order.id);
  expect([status, history.filter(({ to }) => to === 'cancelled').length]).toEqual(['cancelled', 1]);
  expect(await stockOf('expires')).toBe(4);
  await runSchedule('releaseExpiredReservations');
  expect(await stockOf('expires')).toBe(4);
  expect(await shop.order(early.id)).toMatchObject({ status: 'pending' });
  expect(await stockOf('too-early')).toBe(3);
});

test('fault 29: orders that wait for long keep none behind them from expiring, however many they are', async () => {
  const { order } = await startedCardOrder(shop, anna, await offer('behind', 2));
  await age(shop, order, RESERVATION_MS);
  const waiting = Array.from({ length: 120 }, (_, at) => `waits-${at}`);
  const stored = (await shop.db.doc(collections.order(shop.store, order.id)).get()).data();
  const older = shop.db.batch();
  waiting.forEach((id, at) =>
    older.set(shop.db.doc(collections.order(shop.store, id)), {
      ...{ ...stored, goods: 'none', paymentId: null },
      createdAt: new Date(order.createdAt - 2 * RESERVATION_MS - (at % 2)),
      payUntil: new Date(Date.now() + RESERVATION_MS),
    }),
  );
  await older.commit();
  const payments = { cancel: async () => ok(null) };
  const deps = { db: shop.db, now: Date.now, runInQueue: createRunInQueue(), log: console, payments };
  const run = () => releaseExpired(deps as unknown as ReleaseDeps, { store: shop.store, pages: 1 });
  for (let runs = 0; runs < 3; runs += 1) await run();
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled' });
  expect(await stockOf('behind')).toBe(2);
  await shop.db.doc(collections.order(shop.store, 'waits-1')).update({ payUntil: new Date() });
  await run();
  expect(await shop.order('waits-1')).toMatchObject({ status: 'cancelled' });
  const gone = shop.db.batch();
  waiting.forEach((id) => gone.delete(shop.db.doc(collections.order(shop.store, id))));
  await gone.commit();
});
