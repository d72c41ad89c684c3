import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseReconciliation, sumsFrom } from '@/lib/domain/reconciliation/reconciliation';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import {
  age,
  orderUntil,
  paidCardOrder,
  runSchedule,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';

const HOUR_MS = 60 * 60 * 1000;

const shop = new LocalShop('held-payments');
const stripe = new LocalStripe(shop.id);
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const { aBoard, stockOf, intentOf, mailsOf } = cardDesk(shop, stripe);
const giveBack = ({ id: orderId }: Order, paymentId: string) =>
  owner.call('returnHeldPayment', { storeId: shop.id, orderId, paymentId });

/** A payment for the order that nobody was to make. */
async function stray({ id: orderId, total: amount }: Order): Promise<string> {
  const { id } = await stripe.api.paymentIntents.create({
    amount,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { storeId: shop.id, orderId },
  });
  return id;
}

const givenBack = async (payment: string) =>
  (await stripe.api.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount);

test('each of two payments that nobody was to make is held, told and given back by itself', async () => {
  const order = await paidCardOrder(shop, stripe, guest);
  const first = await stray(order);
  await orderUntil(shop, order.id, ({ holds }) => holds.length === 1);
  const second = await stray(order);
  const { holds } = await orderUntil(shop, order.id, (one) => one.holds.length === 2);
  expect(holds).toMatchObject([first, second].map((paymentId) => ({ paymentId, amount: order.total })));
  const kinds = await mailsOf(order);
  expect(kinds.filter((kind) => kind === 'owner-payment-held')).toHaveLength(2);

  const stays = { ok: true, value: { status: 'placed' } };
  expect(await Promise.all([1, 2].map(() => giveBack(order, second)))).toEqual([stays, stays]);
  expect((await shop.order(order.id)).holds).toMatchObject([
    { returnedAt: null },
    { returnedAt: expect.any(Number) },
  ]);
  expect([await givenBack(first), await givenBack(second)]).toEqual([[], [order.total]]);
  expect(await giveBack(order, first)).toEqual(stays);
  expect([await givenBack(first), await givenBack(second)]).toEqual([[order.total], [order.total]]);
  expect(await givenBack((await shop.order(order.id)).paymentId ?? '')).toEqual([]);
});

test('an order that waits ends with the last payment that it is held for, and takes no other meanwhile', async () => {
  const { lines, productId } = await aBoard();
  const { order, payment } = await startedCardOrder(shop, guest, { lines });
  const { id: own } = await intentOf(order);
  const other = await stray(order);
  await orderUntil(shop, order.id, ({ holds }) => holds.length === 1);
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ holds }) => holds.length === 2);
  expect(await giveBack(order, other)).toEqual({ ok: true, value: { status: 'pending' } });
  expect(await giveBack(order, own)).toEqual({ ok: true, value: { status: 'cancelled' } });
  expect(await stockOf(productId)).toBe(5);
});

test("a held payment that is sent back in Stripe's dashboard is known to be, and its order ends by itself", async () => {
  const { order } = await startedCardOrder(shop, guest);
  const { id: own } = await intentOf(order);
  const other = await stray(order);
  await orderUntil(shop, order.id, ({ holds }) => holds.length === 1);
  await stripe.api.refunds.create({ payment_intent: other });
  await orderUntil(shop, order.id, ({ holds }) => holds.every(({ returnedAt }) => returnedAt !== null));
  await age(shop, order, HOUR_MS);
  await runSchedule('releaseExpiredReservations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  expect(await stripe.api.paymentIntents.retrieve(own)).toMatchObject({ status: 'canceled' });
});

test.each([
  ['told', 0],
  ['found by the books', 1],
])(
  'a held payment that the bank does not take back is held again, %s, and can be given back once more',
  async (_, lose) => {
    const { order, payment } = await startedCardOrder(shop, guest);
    const { id } = await intentOf(order);
    await stripe.api.paymentIntents.update(id, { amount: 3100 });
    await stripe.pay(payment, 'refundFails');
    await orderUntil(shop, order.id, ({ holds }) => holds.length === 1);
    await stripe.faults({ webhooks: { lose } });
    const ended = { ok: true, value: { status: 'cancelled' } };
    expect(await giveBack(order, id)).toEqual(ended);
    const [refund] = (await stripe.api.refunds.list({ payment_intent: id })).data;
    await stripe.hurry(refund?.id ?? '');
    if (lose) await books();
    await orderUntil(shop, order.id, ({ holds }) => holds[0]?.returnedAt === null);
    const kinds = await mailsOf(order);
    expect(kinds.filter((kind) => kind === 'owner-payment-held')).toHaveLength(2);
    expect((await books(order)).differences).toEqual([['amount', 'open', id]]);
    expect(await giveBack(order, id)).toEqual(ended);
    expect(await givenBack(id)).toEqual([3100, 3100]);
  },
);

/** The books after a check of everything: how many paid orders, and what is different about this one. */
async function books(order?: Order) {
  expect(await owner.call('reconcileNow', { storeId: shop.id })).toMatchObject({ ok: true });
  const { days, differences } = parseReconciliation(
    (await shop.db.doc(collections.reconciliation(shop.store)).get()).data(),
  );
  const [[, sums] = []] = sumsFrom(days, '0000-00-00');
  const ours = differences.filter(({ orderId }) => orderId === order?.id);
  return {
    orders: sums?.orders ?? 0,
    differences: [...ours]
      .sort((one, other) => (one.paymentId < other.paymentId ? -1 : 1))
      .map(({ kind, state, paymentId }) => [kind, state, paymentId]),
  };
}

test('lost news of two payments that nobody was to make is found, and each is a difference until it is back', async () => {
  const before = await books();
  const order = await paidCardOrder(shop, stripe, guest);
  await stripe.faults({ webhooks: { lose: 1 } });
  const [first = '', second = ''] = [await stray(order), await stray(order)].sort();
  const after = await books(order);
  expect(after.orders).toBe(before.orders + 1);
  expect(after.differences).toEqual([first, second].map((payment) => ['amount', 'open', payment]));
  await giveBack(order, first);
  expect((await books(order)).differences).toEqual([
    ['amount', 'repaired', first],
    ['amount', 'open', second],
  ]);
});
