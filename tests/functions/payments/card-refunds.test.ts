import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { sendRefund, type SendDeps } from '@/functions/src/handlers/payments/refunds/send-refund';
import { syncRefunds, type SyncRefundsDeps } from '@/functions/src/handlers/payments/refunds/sync-refunds';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { RefundState } from '@/lib/domain/orders/order-status';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { ok } from '@/lib/domain/result';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { orderUntil, paidCardOrder, runSchedule, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import type { Card } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('card-refunds');
const stripe = new LocalStripe(shop.id);
let shopper: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  [shopper, owner] = await Promise.all([shop.member('layla'), shop.staff()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

/** A shopper's three boards of ten at 25.00 with 5.00 for delivery, paid by card. */
async function paid(productId: string, card: Card = 'succeeds'): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  const lines = [aRequestedLine({ productId, quantity: 3 })];
  const address = anAddress({ email: `card-${productId}@example.com` });
  return paidCardOrder(shop, stripe, shopper, { lines, address, card });
}

const until = (id: string, fits: (order: Order) => boolean) => orderUntil(shop, id, fits);
const settled = ({ refunds }: Order) =>
  refunds.length > 0 && refunds.every(({ state }) => state !== 'pending');

let keys = 0;
const refund = ({ id: orderId }: Order, changes: Partial<Callables['refundOrder']['request']> = {}) =>
  owner.call('refundOrder', {
    storeId: shop.id,
    orderId,
    key: `refund-${(keys += 1)}`,
    amount: 2500,
    lines: [{ line: 0, quantity: 1 }],
    restock: true,
    reason: '',
    ...changes,
  });

const atStripe = async ({ paymentId }: Order) => {
  const { data } = await stripe.api.refunds.list({ payment_intent: paymentId ?? '', limit: 100 });
  return data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount);
};

/** Makes an unsettled refund due and asks for it, as the schedule does later. */
async function askAgain({ id }: Order, refundId: string): Promise<void> {
  const ref = shop.db.doc(collections.refundRequest(shop.store, id, refundId));
  await ref.update({ dueAt: new Date(0) });
  await runSchedule('sendLeftRefunds');
}

test('a refund by line goes to the card, then the order says so; the rest follows', async () => {
  const order = await paid('by-line');
  expect(await refund(order)).toEqual({ ok: true, value: { paymentStatus: 'paid', state: 'pending' } });
  const part = await until(order.id, settled);
  expect(part).toMatchObject({ paymentStatus: 'partially_refunded', refunds: [{ state: 'done' }] });
  expect(await atStripe(part)).toEqual([2500]);
  expect((await shop.product('by-line')).stock).toBe(8);
  await mailTo('card-by-line@example.com', ({ text }) => text.includes('on its way to the card'));
  expect(await refund(order, { amount: 5501, lines: [] })).toMatchObject({
    error: { code: 'refund-too-much' },
  });
  await refund(order, { amount: 5500, lines: [{ line: 0, quantity: 2 }] });
  const whole = await until(order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect([...(await atStripe(whole))].sort()).toEqual([2500, 5500]);
});

test('ten refunds of everything at once, and one key ten times, take one refund at Stripe', async () => {
  const order = await paid('at-once');
  const whole = { amount: 8000, lines: [{ line: 0, quantity: 3 }] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, whole)));
  const repeated = await Promise.all(
    Array.from({ length: 10 }, () => refund(order, { ...whole, key: 'mine' })),
  );
  expect([...answers, ...repeated].filter(({ ok }) => ok)).toHaveLength(1);
  expect(await atStripe(await until(order.id, settled))).toEqual([8000]);
});

test('cancelling a paid order gives everything back, once, whoever cancels', async () => {
  const order = await paid('cancelled');
  const request = { storeId: shop.id, orderId: order.id };
  await Promise.all(Array.from({ length: 5 }, () => shopper.call('cancelOrder', request)));
  const after = await until(order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(after).toMatchObject({ status: 'cancelled', refunds: [{ amount: 8000, state: 'done' }] });
  expect(await atStripe(after)).toEqual([8000]);
  expect((await shop.product('cancelled')).stock).toBe(10);
  const other = await paid('cancelled-by-owner');
  await refund(other, { amount: 1000, lines: [] });
  await owner.call('updateOrderStatus', {
    storeId: shop.id,
    orderId: other.id,
    from: 'placed',
    to: 'cancelled',
  });
  const rest = await until(other.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect([...(await atStripe(rest))].sort()).toEqual([1000, 7000]);
});

test('an answer that was cut off, and Stripe away, end in one refund', async () => {
  const order = await paid('cut');
  await stripe.faults({ webhooks: { lose: 1 }, api: { fail: -1, as: 'cut', afterwards: true } });
  const ref = shop.db.doc(collections.refundRequest(shop.store, order.id, 'cut'));
  await refund(order, { key: 'cut' });
  await putOff(ref.path);
  await stripe.faults({});
  const waiting = await shop.order(order.id);
  expect(waiting.refunds).toMatchObject([{ id: 'cut' }]);
  await askAgain(order, 'cut');
  expect(await atStripe(await until(order.id, settled))).toEqual([2500]);
});

test('a bank that takes its time settles later, by its webhook', async () => {
  const order = await paid('slow', 'refundPending');
  await refund(order);
  const after = await until(order.id, settled);
  expect(after).toMatchObject({ paymentStatus: 'partially_refunded', refunds: [{ state: 'done' }] });
});

test('a refund that the bank refuses can be given again, is taken out of the figures and told to both sides', async () => {
  const order = await paid('refused', 'refundFails');
  await refund(order);
  const failed = await until(order.id, ({ refunds }) => refunds.some(({ state }) => state === 'failed'));
  expect([failed.paymentStatus, refundableAmount(failed)]).toEqual(['paid', 8000]);
  const about = (words: string) => (mail: { subject: string }) =>
    mail.subject.includes(order.number) && mail.subject.includes(words);
  await mailTo(`owner@${shop.id}.shop`, about('Refund failed'));
  const { text } = await mailTo(order.address.email, about('did not reach you'));
  expect(text).toContain('The money is still with');
  const again = await refund(order);
  expect(again.ok).toBe(true);
});

test("a refund made in Stripe's dashboard is taken over", async () => {
  const order = await paid('dashboard');
  await stripe.api.refunds.create({ payment_intent: order.paymentId ?? '', amount: 3000 });
  const after = await until(order.id, settled);
  expect(after).toMatchObject({
    paymentStatus: 'partially_refunded',
    refunds: [{ amount: 3000, lines: [], state: 'done' }],
  });
});

test('a refund of ours that is made while its order is being looked at is written down once', async () => {
  const before = await paid('looked-at');
  await refund(before, { key: 'ours' });
  await until(before.id, settled);
  const refundsOf = async () => ok([{ id: 're_1', refundId: 'ours', amount: 2500, state: 'done' }]);
  const deps = { db: shop.db, now: Date.now, runInQueue: createRunInQueue(), payments: { refundsOf } };
  expect(await syncRefunds(deps as unknown as SyncRefundsDeps, before)).toEqual(ok(0));
  const after = await shop.order(before.id);
  expect(after.refunds).toMatchObject([{ id: 'ours', amount: 2500, state: 'done' }]);
  expect(refundableAmount(after)).toBe(5500);
});

/** The card provider, whose refund fails while an older state of it is being written. */
function failing(before: Order, refundId: string) {
  const told = (state: RefundState) => ({ id: 're_2', refundId, amount: 2500, state, createdAt: Date.now() });
  const depsWith = (payments: object) =>
    ({
      db: shop.db,
      now: Date.now,
      runInQueue: createRunInQueue(),
      log: console,
      payments,
    }) as unknown as SendDeps;
  const after = depsWith({ refundsOf: async () => ok([told('failed')]) });
  let hasFailed = false;
  const older = async () => {
    if (hasFailed) return told('failed');
    hasFailed = true;
    expect(await syncRefunds(after, before)).toMatchObject({ ok: true });
    return told('done');
  };
  return depsWith({ refundsOf: async () => ok([await older()]), refund: async () => ok(await older()) });
}

test('a refund that fails while older news of it is being written down has failed', async () => {
  const order = await paid('overtaken');
  await refund(order, { key: 'ours' });
  const before = await until(order.id, settled);
  const asRead: Order = { ...before, refunds: before.refunds.map((one) => ({ ...one, state: 'pending' })) };
  await syncRefunds(failing(before, 'ours'), asRead);
  expect((await shop.order(order.id)).refunds).toMatchObject([{ id: 'ours', state: 'failed' }]);
});

test('a refund that fails while the answer that it was made is being written down has failed', async () => {
  const order = await paid('overtaken-answer');
  await refund(order, { key: 'ours' });
  const before = await until(order.id, settled);
  const ref = shop.db.doc(collections.refundRequest(shop.store, order.id, 'ours'));
  await ref.update({ state: 'pending', attempts: 0, dueAt: new Date(0) });
  await sendRefund(failing(before, 'ours'), ref);
  expect((await shop.order(order.id)).refunds).toMatchObject([{ id: 'ours', state: 'failed' }]);
});

test("a refund of Stripe's dashboard that fails while it is being taken over gave nothing back", async () => {
  const order = await paid('overtaken-dashboard');
  await syncRefunds(failing(order, ''), order);
  expect(await shop.order(order.id)).toMatchObject({ paymentStatus: 'paid', refunds: [] });
});

test('an amount of three decimals that no card moves is refused before anybody is told that it is on its way', async () => {
  const order = await paid('off-step');
  await shop.db.doc(collections.order(shop.store, order.id)).update({ currency: 'KWD' });
  expect(await refund(order, { amount: 2505 })).toMatchObject({ error: { code: 'invalid-input' } });
  expect((await shop.order(order.id)).refunds).toEqual([]);
  expect(await refund(order, { amount: 2510 })).toMatchObject({ ok: true });
});

test('what was never paid by card here cannot be given back here', async () => {
  const order = await paid('without-payment');
  await shop.db.doc(collections.order(shop.store, order.id)).update({ paymentId: null });
  expect(await refund(order)).toEqual({ ok: false, error: { code: 'refund-unavailable' } });
  expect((await shop.product('without-payment')).stock).toBe(7);
});

/** Resolves once a refund could not be settled and waits for its next attempt. */
const putOff = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = shop.db.doc(path).onSnapshot((snapshot) => {
      if (snapshot.get('problem') === undefined) return;
      stop();
      resolve();
    }, reject);
  });
