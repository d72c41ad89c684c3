import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import {
  age,
  expiredUnheard,
  orderUntil,
  runSchedule,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';

const HOUR_MS = 60 * 60 * 1000;

const shop = new LocalShop('late-payments');
const stripe = new LocalStripe('late-payments');
let guest: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  guest = await shop.guest();
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const { aBoard, stockOf, intentOf, mailsOf } = cardDesk(shop, stripe);
const of = (order: Order) => ({ storeId: shop.id, orderId: order.id });
const refused = (code: string) => ({ ok: false, error: { code } });

test('an order that is not paid in time gives its goods back once and can take no money', async () => {
  const { lines, productId } = await aBoard(1);
  const { order } = await startedCardOrder(shop, guest, { lines });
  expect(await stockOf(productId)).toBe(0);
  await age(shop, order, RESERVATION_MS);
  expect(await guest.call('startPayment', of(order))).toEqual(refused('reservation-over'));
  await Promise.all([1, 2, 3].map(() => runSchedule('releaseExpiredReservations')));
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({
    status: 'cancelled',
    history: [{ to: 'pending' }, { actor: 'system', to: 'cancelled' }],
  });
  expect(await stockOf(productId)).toBe(1);
  expect((await intentOf(order)).status).toBe('canceled');
  expect(await mailsOf(order)).toEqual(['order-expired']);
});

test('while Stripe cannot say whether an order is paid its goods wait a little longer', async () => {
  const { lines, productId } = await aBoard(1);
  const { order } = await startedCardOrder(shop, guest, { lines });
  await age(shop, order, RESERVATION_MS);
  await stripe.faults({ api: { fail: -1, as: 500 } });
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending' });
  expect(await guest.call('cancelOrder', of(order))).toEqual(refused('payment-unavailable'));
  await stripe.faults({});
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled' });
  expect(await stockOf(productId)).toBe(1);
});

test('an order that was paid at the last moment is placed, not ended', async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.pay(payment);
  await age(shop, order, HOUR_MS);
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
});

test('money that comes late still buys what is there', async () => {
  await shop.db.doc(collections.notificationSetting(shop.store)).set({ lowStock: true, lowStockAt: 1 });
  const { lines, productId } = await aBoard(2);
  const started = await startedCardOrder(shop, guest, { lines });
  const { order } = started;
  await expiredUnheard(shop, stripe, started, async () => expect(await stockOf(productId)).toBe(2));
  await Promise.all([1, 2, 3].map(() => guest.call('checkPayment', of(order))));
  expect(await shop.order(order.id)).toMatchObject({ status: 'placed', paymentStatus: 'paid', refunds: [] });
  expect(await stockOf(productId)).toBe(1);
  expect(await mailsOf(order)).toEqual(['order-expired', 'order-placed', 'owner-order-placed']);
  // Low when its stock was reserved, and again when the order took it after all.
  const low = shop.db.collection(collections.outbox(shop.store)).where('productId', '==', productId);
  expect((await low.get()).size).toBe(2);
});

test('money that comes late for what is gone goes back, and both sides are told', async () => {
  const { lines, productId } = await aBoard(1);
  const started = await startedCardOrder(shop, guest, { lines });
  const { order } = started;
  await expiredUnheard(shop, stripe, started, () => shop.placed(guest, { lines }));
  await Promise.all([1, 2, 3].map(() => guest.call('checkPayment', of(order))));
  const refunded = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(refunded).toMatchObject({ status: 'cancelled', refunds: [{ amount: 3000, state: 'done' }] });
  expect(await stockOf(productId)).toBe(0);
  expect(await stripe.api.refunds.list({ payment_intent: (await intentOf(order)).id })).toMatchObject({
    data: [{ amount: 3000 }],
  });
  expect(await mailsOf(order)).toEqual(['order-expired', 'order-refunded', 'owner-payment-late']);
});

test('money for an order that its shopper cancelled goes back even if its goods are there', async () => {
  const { lines } = await aBoard(5);
  const { order, payment } = await startedCardOrder(shop, guest, { lines });
  await shop.db.doc(collections.order(shop.store, order.id)).update({
    status: 'cancelled',
    history: [
      { at: new Date(), actor: 'shopper', by: guest.uid, from: 'pending', to: 'cancelled', reason: null },
    ],
  });
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
});

test.each([
  ['cancelling', 'cancelOrder', { status: 'cancelled' }],
  [
    'paying at the door',
    'payOnDelivery',
    { status: 'placed', paymentMethod: 'cash', paymentStatus: 'unpaid' },
  ],
] as const)('%s stops the payment first', async (_, callable, expected) => {
  const { order, payment } = await startedCardOrder(shop, guest);
  expect(await guest.call(callable, of(order))).toMatchObject({ ok: true });
  expect(await shop.order(order.id)).toMatchObject(expected);
  expect((await intentOf(order)).status).toBe('canceled');
  await expect(stripe.pay(payment)).rejects.toThrow('payment_intent_unexpected_state');
});

test('a switch to cash that is refused leaves the card payment as it was', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  const seenTotal = order.total - 1;
  expect(await guest.call('payOnDelivery', { ...of(order), seenTotal })).toMatchObject(
    refused('cart-changed'),
  );
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
});

test('who pays and then wants to pay at the door has paid', async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.pay(payment);
  expect(await guest.call('payOnDelivery', of(order))).toMatchObject(refused('status-change-refused'));
  expect(await shop.order(order.id)).toMatchObject({
    paymentMethod: 'card',
    paymentStatus: 'paid',
    status: 'placed',
  });
});

test('whoever cancels and pays at the same moment keeps their money or their order', async () => {
  const owner = await shop.staff('racing-owner');
  for (let round = 0; round < 6; round += 1) {
    const { lines, productId } = await aBoard(1);
    const { order, payment } = await startedCardOrder(shop, guest, { lines });
    await Promise.all([
      stripe.pay(payment).catch(() => undefined),
      guest.call('cancelOrder', of(order)),
      owner.call('updateOrderStatus', { ...of(order), from: 'pending', to: 'cancelled' }),
      guest.call('checkPayment', of(order)),
    ]);
    const isTaken = (await intentOf(order)).status === 'succeeded';
    const end = await orderUntil(shop, order.id, ({ paymentStatus, status }) =>
      isTaken
        ? paymentStatus === 'refunded' || (status === 'placed' && paymentStatus === 'paid')
        : status === 'cancelled',
    );
    expect(await stockOf(productId)).toBe(end.status === 'cancelled' ? 1 : 0);
  }
});
