import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import {
  aCardRequest,
  age,
  orderUntil,
  paidCardOrder,
  runSchedule,
  startedCardOrder,
  startPayment,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe, type StartedPayment, type StripeFaults } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress } from '@/tests/fixtures/shop/orders';

const STOCK = 100;
const MINUTE_MS = 60_000;

const shop = new LocalShop('fault-interrupted');
const stripe = new LocalStripe(shop.id);
let guest: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS, products: [aProduct({ variants: [aVariant({ stock: STOCK })] })] });
  guest = await shop.guest();
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const own = ({ id }: Order) => ({ storeId: shop.id, orderId: id });
const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'paid';
const cut = (fail: number): StripeFaults => ({ api: { fail, as: 'cut', afterwards: true } });
const broken = (fail: number): StripeFaults => ({ api: { fail, as: 500, afterwards: true } });
const down: StripeFaults = { api: { fail: -1, reads: true, as: 500 } };

/** Whichever of the answers to "start" it is paid with, and all at once, one card is charged. */
async function paidOnce(order: Order, started: readonly StartedPayment[]): Promise<void> {
  const paid = await Promise.allSettled(started.map((payment) => stripe.pay(payment)));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await orderUntil(shop, order.id, isPaid);
  const open = (await stripe.paymentsOf(order.id)).filter(({ status }) => status !== 'canceled');
  expect(open.map(({ status, amount_received }) => [status, amount_received])).toEqual([
    ['succeeded', order.total],
  ]);
}

test('fault 19: the tab is closed right after 3-D Secure: the order is there and its buyer gets the mail', async () => {
  const { order, payment } = await startedCardOrder(shop, guest, {
    address: anAddress({ email: 'closed-tab@example.com' }),
  });
  const intent = await stripe.pay(payment, 'asksBank');
  expect(intent.status).toBe('requires_action');
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending' });
  await stripe.answerBank(intent, 'complete');
  await orderUntil(shop, order.id, ({ status }) => status === 'placed');
  await mailTo('closed-tab@example.com', ({ text }) => text.includes(order.number));
});

test('fault 19: who fails at the bank has paid nothing and can try another card', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.answerBank(await stripe.pay(payment, 'asksBank'), 'fail');
  expect(await guest.call('checkPayment', own(order))).toMatchObject({
    value: { status: 'pending', paymentStatus: 'failed' },
  });
  await stripe.pay(payment);
  await orderUntil(shop, order.id, isPaid);
});

test('fault 20: two tabs, double clicks and a reload: one order and one charge', async () => {
  const request = aCardRequest(shop);
  const placed = await Promise.all(Array.from({ length: 5 }, () => guest.call('placeOrder', request)));
  const orders = new Set(placed.map((answer) => answer.ok && answer.value.orderId));
  expect(orders.size).toBe(1);
  const [orderId = ''] = [...orders].map(String);
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => guest.call('startPayment', { storeId: shop.id, orderId })),
  );
  const secrets = new Set(asked.flatMap((answer) => (answer.ok ? answer.value.clientSecret : [])));
  expect(secrets.size).toBe(1);
  const [first] = asked.filter(({ ok }) => ok);
  if (!first?.ok) throw new Error('No payment was started.');
  const paid = await Promise.allSettled(Array.from({ length: 4 }, () => stripe.pay(first.value)));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const order = await orderUntil(shop, orderId, isPaid);
  expect(await guest.call('startPayment', own(order))).toMatchObject({ error: { code: 'nothing-to-pay' } });
  expect(await guest.call('placeOrder', request)).toMatchObject({ value: { orderId } });
  const payments = await stripe.paymentsOf(orderId);
  expect(payments).toHaveLength(1);
  const { data } = await stripe.api.charges.list({ payment_intent: payments[0]?.id ?? '' });
  expect(data.filter((charge) => charge.paid)).toHaveLength(1);
});

test('fault 21: the answer to "start" lost on the way: asked again it is the same payment', async () => {
  const order = await shop.placed(guest, { paymentMethod: 'card' });
  // The library's own tries are three; all of them reach Stripe and none comes back.
  await stripe.faults(cut(3));
  expect(await guest.call('startPayment', own(order))).toMatchObject({
    error: { code: 'payment-unavailable' },
  });
  expect(await guest.call('startPayment', own(order))).toMatchObject({ ok: true });
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
});

test('fault 21: the answer to "pay" lost on the way: on return the order is paid, and nobody is asked again', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.faults({ webhooks: { hold: true } });
  await stripe.pay(payment);
  expect(await shop.order(order.id)).toMatchObject({ paymentStatus: 'unpaid' });
  expect(await guest.call('startPayment', own(order))).toMatchObject({ error: { code: 'nothing-to-pay' } });
  expect(await guest.call('checkPayment', own(order))).toMatchObject({
    value: { status: 'placed', paymentStatus: 'paid' },
  });
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
});

test('fault 21: cut off before "pay" reached Stripe, the true state is unpaid and the same payment goes on', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.faults({ api: { fail: 2, as: 'cut' } });
  await expect(stripe.pay(payment)).rejects.toThrow();
  await stripe.faults({});
  expect(await guest.call('checkPayment', own(order))).toMatchObject({
    value: { status: 'pending', paymentStatus: 'unpaid' },
  });
  const again = await guest.call('startPayment', own(order));
  expect(again).toMatchObject({ ok: true, value: { clientSecret: payment.clientSecret } });
  await stripe.pay(payment);
  await orderUntil(shop, order.id, isPaid);
});

test('fault 22: while Stripe is down the answer says so; afterwards the same payment is made once', async () => {
  const order = await shop.placed(guest, { paymentMethod: 'card' });
  await stripe.faults(down);
  expect(await guest.call('startPayment', own(order))).toMatchObject({
    error: { code: 'payment-unavailable' },
  });
  expect(await guest.call('checkPayment', own(order))).toMatchObject({ ok: true });
  await stripe.faults({});
  const started = await guest.call('startPayment', own(order));
  if (!started.ok) throw new Error(started.error.code);
  await stripe.pay(started.value);
  await orderUntil(shop, order.id, isPaid);
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
});

test('fault 22: a failure that Stripe keeps under the key of a payment it made stops no order, and none is made beside it', async () => {
  const order = await shop.placed(guest, { paymentMethod: 'card' });
  await stripe.faults(broken(1));
  expect(await guest.call('startPayment', own(order))).toMatchObject({
    error: { code: 'payment-unavailable' },
  });
  const started = await Promise.all([1, 2, 3, 4].map(() => startPayment(guest, order)));
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
  await paidOnce(order, started);
});

test('fault 22: where Stripe keeps a failure and made no payment, however often, one is made and one is charged', async () => {
  const order = await shop.placed(guest, { paymentMethod: 'card' });
  for (const failures of [1, 2]) {
    await stripe.faults(broken(failures));
    expect(await guest.call('startPayment', own(order))).toMatchObject({
      error: { code: 'payment-unavailable' },
    });
    // As if that had been undone.
    for (const { id, status } of await stripe.paymentsOf(order.id))
      if (status !== 'canceled') await stripe.api.paymentIntents.cancel(id);
  }
  const started = await Promise.all([1, 2, 3, 4].map(() => startPayment(guest, order)));
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  await paidOnce(order, started);
});

test('fault 22: no more than a few payments are tried where Stripe fails each time', async () => {
  const patient = await shop.guest();
  const order = await shop.placed(patient, { paymentMethod: 'card' });
  for (let asked = 0; asked < 6; asked += 1) {
    await stripe.faults(broken(-1));
    expect(await patient.call('startPayment', own(order))).toMatchObject({
      error: { code: 'payment-unavailable' },
    });
    await stripe.faults({});
    for (const { id, status } of await stripe.paymentsOf(order.id))
      if (status !== 'canceled') await stripe.api.paymentIntents.cancel(id);
  }
  expect(await stripe.paymentsOf(order.id)).toHaveLength(4);
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending', paymentId: null });
});

test('fault 22: goods that wait for a Stripe which stays away are for sale again', async () => {
  const before = (await shop.product()).stock;
  const { order } = await startedCardOrder(shop, guest);
  await stripe.faults(down);
  await age(shop, order, RESERVATION_MS + 15 * MINUTE_MS);
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  expect((await shop.product()).stock).toBe(before);
});

test('fault 24: a dispute flags the order and tells the owner, once however often it is told', async () => {
  const order = await paidCardOrder(shop, stripe, guest, { card: 'disputed' });
  const flagged = await orderUntil(shop, order.id, ({ disputes }) => disputes.length > 0);
  expect(flagged).toMatchObject({ status: 'placed', disputes: [{ state: 'open', amount: order.total }] });
  const [payment] = await stripe.paymentsOf(order.id);
  const event = await stripe.eventOf('charge.dispute.created', payment?.id ?? '');
  await Promise.all([1, 2, 3].map(() => stripe.tell(JSON.stringify(event))));
  const mail = await mailTo(`owner@${shop.id}.shop`, ({ subject }) => /dispute/i.test(subject));
  expect(mail.text).toContain(order.number);
  expect((await shop.order(order.id)).disputes).toEqual(flagged.disputes);
  const news = shop.db.collection(collections.outbox(shop.store)).where('orderId', '==', order.id);
  const { docs } = await news.where('kind', '==', 'owner-payment-disputed').get();
  expect(docs).toHaveLength(1);
});
