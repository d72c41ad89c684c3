import type Stripe from 'stripe';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { orderUntil, paidCardOrder, startedCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe, type StripeFaults } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { webhookSecretOf } from '@/tests/setup/test-secrets';

const shop = new LocalShop('fault-webhooks');
const stripe = new LocalStripe(shop.id);
let guest: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS, products: [aProduct({ variants: [aVariant({ stock: 100 })] })] });
  guest = await shop.guest();
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const hold: StripeFaults = { webhooks: { hold: true } };
const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'paid';

/** A paid order without a webhook so far, and the event that reports it. */
async function untold(): Promise<{ order: Order; paymentId: string; event: Stripe.Event }> {
  await stripe.faults(hold);
  const { order, payment } = await startedCardOrder(shop, guest);
  const { id: paymentId } = await stripe.pay(payment);
  return { order, paymentId, event: await stripe.eventOf('payment_intent.succeeded', paymentId) };
}

const outbox = async ({ id }: Order): Promise<string[]> => {
  const mails = shop.db.collection(collections.outbox(shop.store)).where('orderId', '==', id);
  return (await mails.get()).docs.map((doc) => doc.get('kind') as string).sort();
};
const placings = ({ history }: Order) => history.filter(({ to }) => to === 'placed').length;

test('fault 12: the same event delivered five times in parallel changes the state once and sends one mail', async () => {
  const { order, event } = await untold();
  const payload = JSON.stringify(event);
  const statuses = await Promise.all(Array.from({ length: 5 }, () => stripe.tell(payload)));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const paid = await shop.order(order.id);
  expect(paid).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
  expect(placings(paid)).toBe(1);
  expect(await outbox(order)).toEqual(['order-placed', 'owner-order-placed']);
  expect(await stripe.tell(payload)).toBe(200);
  expect(await shop.order(order.id)).toEqual(paid);
});

test('fault 12: the local Stripe doing so by itself comes to the same', async () => {
  await stripe.faults({ webhooks: { copies: 5 } });
  const order = await paidCardOrder(shop, stripe, guest);
  await orderUntil(shop, order.id, isPaid);
  expect(placings(await shop.order(order.id))).toBe(1);
  expect(await outbox(order)).toEqual(['order-placed', 'owner-order-placed']);
});

test('fault 13: told of the refund before the payment, the order ends as Stripe has it', async () => {
  const { order, paymentId } = await untold();
  await stripe.api.refunds.create({ payment_intent: paymentId });
  const told = async (type: string) => stripe.tell(JSON.stringify(await stripe.eventOf(type, paymentId)));
  expect(await told('charge.refunded')).toBe(200);
  expect(await told('payment_intent.succeeded')).toBe(200);
  expect(await told('payment_intent.created')).toBe(200);
  const refunded = await shop.order(order.id);
  expect(refunded).toMatchObject({ status: 'placed', paymentStatus: 'refunded' });
  expect(refunded.refunds).toMatchObject([{ amount: order.total, state: 'done' }]);
  expect(placings(refunded)).toBe(1);
});

test('fault 13: a refusal that is told after the payment which followed it does not undo that', async () => {
  await stripe.faults(hold);
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.pay(payment, 'declined').catch(() => null);
  await stripe.pay(payment);
  await stripe.release('newest-first');
  await orderUntil(shop, order.id, isPaid);
  const refused = await stripe.eventOf('payment_intent.payment_failed', order.id);
  expect(await stripe.tell(JSON.stringify(refused))).toBe(200);
  expect(await shop.order(order.id)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
});

test('fault 14: forged, unsigned, altered and old events are answered 400 and write nothing', async () => {
  const { order, event } = await untold();
  const payload = JSON.stringify(event);
  const altered = payload.replace(order.id, 'another-order-of-mine');
  const signature = stripe.api.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecretOf(shop.id),
  });
  expect(altered).not.toBe(payload);
  expect(await stripe.tell(payload, { secret: 'whsec_guessed' })).toBe(400);
  expect(await stripe.tellSigned(payload, null)).toBe(400);
  expect(await stripe.tellSigned(payload, 't=1,v1=')).toBe(400);
  expect(await stripe.tellSigned(altered, signature)).toBe(400);
  expect(await stripe.tell(payload, { ageSeconds: 6 * 60 })).toBe(400);
  expect(await stripe.tell(payload, { account: 'no-such-store' })).toBe(400);
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  expect(await outbox(order)).toEqual([]);
  expect(await stripe.tellSigned(payload, signature)).toBe(200);
  expect(await shop.order(order.id)).toMatchObject({ status: 'placed' });
});

test("fault 15: another store's account cannot pay this store's order", async () => {
  const { order, event } = await untold();
  const other = new LocalStripe('fault-money');
  expect(await other.tell(JSON.stringify(event), { account: shop.id })).toBe(400);
  // The same event, signed by the other account at its own address: it has no such payment.
  expect(await other.tell(JSON.stringify(event))).toBe(200);
  const { id } = await other.api.paymentIntents.create({
    amount: order.total,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
    metadata: { storeId: shop.id, orderId: order.id },
  });
  const paid = await other.eventOf('payment_intent.succeeded', id);
  expect(await other.tell(JSON.stringify(paid))).toBe(200);
  expect(await shop.order(order.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    holds: [],
  });
});

test('fault 16: an event whose handling breaks half-way is answered 5xx, and its retry completes it', async () => {
  const { order, event } = await untold();
  await stripe.faults({ ...hold, api: { fail: -1, reads: true, as: 'cut' } });
  expect(await stripe.tell(JSON.stringify(event))).toBe(503);
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  expect(await outbox(order)).toEqual([]);
  await stripe.faults({});
  await stripe.resend(event.id);
  await orderUntil(shop, order.id, isPaid);
});

test('fault 17: news that never comes is found and put right by the reconciliation', async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.pay(payment);
  const owner = await shop.staff();
  expect(await owner.call('reconcileNow', { storeId: shop.id })).toMatchObject({ ok: true });
  expect(await shop.order(order.id)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
  expect(await outbox(order)).toEqual(['order-placed', 'owner-order-placed']);
});

test.each([
  ['amount', { amount: 100 }],
  ['currency', { currency: 'eur' }],
])(
  'fault 18: money of another %s than the order asks for holds it and tells the owner',
  async (reason, change) => {
    const { order, payment } = await startedCardOrder(shop, guest);
    const [intent] = await stripe.paymentsOf(order.id);
    await stripe.api.paymentIntents.update(intent?.id ?? '', change);
    await stripe.pay(payment);
    const held = await orderUntil(shop, order.id, ({ holds }) => holds.length > 0);
    expect(held).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', holds: [{ reason }] });
    await mailTo(`owner@${shop.id}.shop`, ({ text }) => text.includes(order.number));
    expect(await guest.call('startPayment', { storeId: shop.id, orderId: order.id })).toMatchObject({
      ok: false,
    });
  },
);
