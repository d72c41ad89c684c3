import { randomUUID } from 'node:crypto';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { recordDispute } from '@/functions/src/handlers/payments/record-dispute';
import { syncRefunds, type SyncRefundsDeps } from '@/functions/src/handlers/payments/refunds/sync-refunds';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { RefundState } from '@/lib/domain/orders/order-status';
import { parseMovement, parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import { ok } from '@/lib/domain/result';
import { addDays, startOfDay } from '@/lib/domain/stats/store-day';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { orderUntil, startPayment, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aGiftRequest, anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('gift-card-sales');
const stripe = new LocalStripe('gift-card-sales');
const SOLD = { sold: true, amounts: [2500], least: 3000, most: 50_000 };
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: { ...TAKES_CARDS, giftCards: SOLD } });
  await shop.put(aProduct({ variants: [aVariant({ stock: 500 })] }));
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

type Changes = Partial<Callables['buyGiftCard']['request']>;

async function buy(amount: number, changes: Changes = {}) {
  const request = aGiftRequest(shop.id, { amount, ...changes });
  return { bought: await guest.call('buyGiftCard', request), to: request.receiver.email };
}

/** Its balance, which is the sum of its ledger. */
async function balanceOf(id: string): Promise<number> {
  const { balance } = parsePrepaid(id, (await shop.db.doc(collections.prepaid(shop.store, id)).get()).data());
  const { docs } = await shop.db.collection(collections.prepaidMovements(shop.store, id)).get();
  const moves = docs.map((doc) => parseMovement(doc.id, doc.data()));
  expect(moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  return balance;
}

const refund = ({ id }: { readonly id: string }, amount: number) =>
  owner.call('refundOrder', {
    ...{ storeId: shop.id, orderId: id, key: randomUUID(), amount, lines: [], restock: false, reason: '' },
  });

async function bought(amount: number, changes: Changes = {}) {
  const { bought: answer, to } = await buy(amount, changes);
  if (!answer.ok) throw new Error(answer.error.code);
  const order = await shop.order(answer.value.orderId);
  const payment = await startPayment(guest, order);
  await stripe.payThrough(payment, 'succeeds');
  const paid = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  return { order: paid, to };
}

/** As its receiver reads it. */
async function codeFor(to: string): Promise<string> {
  const mail = await mailTo(to, ({ subject }) => subject.includes('بطاقة هدية'));
  const code = /[\dA-Z]{4}(?:-[\dA-Z]{4}){3}/.exec(mail.text)?.[0] ?? '';
  expect(mail.text).toContain(`/gift-card#${code}`);
  return code;
}

test('a bought card is made once when its payment is certain, and is no sale, no goods and no VAT before', async () => {
  const { order, to } = await bought(2500);
  expect(order).toMatchObject({ status: 'delivered', total: 2500, tax: null, deliveryCharges: 0 });
  const id = order.gift?.cardId ?? '';
  expect(await balanceOf(id)).toBe(2500);
  const { revenue } = await shop.figures(order.day);
  // The provider tells again, and the shopper's page asks.
  const event = await stripe.eventOf('payment_intent.succeeded', order.paymentId ?? '');
  await Promise.all([stripe.resend(event.id), stripe.resend(event.id)]);
  await guest.call('checkPayment', { storeId: shop.id, orderId: order.id });
  expect(await balanceOf(id)).toBe(2500);
  expect((await shop.figures(order.day)).revenue).toBe(revenue);
  const code = await codeFor(to);
  expect(await guest.call('readGiftBalance', { storeId: shop.id, giftCode: code })).toMatchObject({
    value: { balance: 2500, name: 'Maha', message: 'Enjoy' },
  });
  expect(JSON.stringify(await shop.order(order.id))).not.toContain(code);
  const spent = await shop.placed(guest, { giftCode: code });
  expect(spent.prepaid).toMatchObject({ id, amount: 2500 });
});

test('its buyer is told of the card, not of boards; the order of a card is given back by refunds alone', async () => {
  const address = anAddress({ email: 'buyer@gift-cards.test' });
  const { order } = await bought(2500, { address });
  const { text } = await mailTo('buyer@gift-cards.test', ({ subject }) => subject.includes(order.number));
  expect(text).toContain('It goes by e-mail to the person you named');
  expect(text).not.toContain('as soon as it is confirmed');
  const back = { storeId: shop.id, orderId: order.id, from: 'delivered', to: 'returned' } as const;
  expect(await owner.call('updateOrderStatus', back)).toMatchObject({
    error: { code: 'status-change-refused' },
  });
});

test('only what is left of a bought card is refunded, which takes it off', async () => {
  const { order } = await bought(5000);
  const id = order.gift?.cardId ?? '';
  const card = shop.db.doc(collections.prepaid(shop.store, id));
  await card.update({ balance: 2000 });
  expect(await refund(order, 2001)).toMatchObject({ error: { code: 'gift-card-spent' } });
  await card.update({ balance: 5000 });
  const answers = await Promise.all([refund(order, 3000), refund(order, 3000)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balanceOf(id)).toBe(2000);
  expect(await refund(order, 2000)).toMatchObject({ ok: true });
  expect(await balanceOf(id)).toBe(0);
});

test("a refund of Stripe's dashboard that fails puts back onto the card what it took off, and no more", async () => {
  const { order, to } = await bought(10_000);
  const id = order.gift?.cardId ?? '';
  await shop.placed(guest, { giftCode: await codeFor(to) });
  const left = await balanceOf(id);
  expect(left).toBeLessThan(10_000);
  /** As Stripe answers about it. */
  const told = async (state: RefundState) => {
    const refundsOf = async () =>
      ok([{ id: 're_1', refundId: '', amount: 10_000, state, createdAt: Date.now() }]);
    const deps = { db: shop.db, now: Date.now, runInQueue: createRunInQueue(), payments: { refundsOf } };
    const read = await shop.order(order.id);
    expect(await syncRefunds(deps as unknown as SyncRefundsDeps, read)).toEqual(ok(1));
  };
  await told('done');
  expect(await balanceOf(id)).toBe(0);
  await told('failed');
  expect(await balanceOf(id)).toBe(left);
});

test('who withdraws from a card gets back what is left on it, as it is taken off, and no goods for it', async () => {
  const { order, to } = await bought(5000);
  const id = order.gift?.cardId ?? '';
  const spent = await shop.placed(guest, { giftCode: await codeFor(to) });
  const left = 5000 - (spent.prepaid?.amount ?? 0);
  const named = { storeId: shop.id, orderId: order.id, returnId: 'w1' };
  const { number, address } = order;
  const withdrawal = { storeId: shop.id, key: 'w1', number, email: address.email };
  expect(await guest.call('withdrawOrder', withdrawal)).toMatchObject({ ok: true });
  await owner.call('updateReturnState', { ...named, from: 'requested', to: 'approved', restock: [] });
  await owner.call('updateReturnState', { ...named, from: 'approved', to: 'received', restock: [] });
  const goods = [{ productId: aProduct().id, variantId: aVariant().id, quantity: 1 }];
  expect(await owner.call('exchangeReturn', { ...named, key: 'x1', added: goods })).toMatchObject({
    error: { code: 'return-change-refused' },
  });
  const settle = (amount: number) => owner.call('settleReturn', { ...named, to: 'refunded', amount });
  expect(await settle(left + 1)).toMatchObject({ error: { code: 'gift-card-spent' } });
  const answers = await Promise.all([settle(left), settle(left)]);
  expect(answers.map(({ ok: isDone }) => isDone)).toEqual([true, true]);
  expect(await balanceOf(id)).toBe(0);
  expect((await shop.order(order.id)).refunds).toMatchObject([{ id: 'return-w1', amount: left }]);
});

test('what the store does not sell, cash, and days that are over are refused; a repeated request is one order', async () => {
  expect((await buy(2499)).bought).toMatchObject({ error: { code: 'gift-card-unsold' } });
  expect((await buy(60_000)).bought).toMatchObject({ error: { code: 'gift-card-unsold' } });
  expect((await buy(2500, { sendOn: '2020-01-01' })).bought).toMatchObject({
    error: { code: 'invalid-input', fields: { sendOn: 'field.sendOn.invalid' } },
  });
  const { bought: open } = await buy(2500, { key: 'same' });
  if (!open.ok) throw new Error(open.error.code);
  expect(await guest.call('payOnDelivery', { storeId: shop.id, orderId: open.value.orderId })).toMatchObject({
    error: { code: 'payment-method-unavailable' },
  });
  expect((await buy(5000, { key: 'same' })).bought).toMatchObject({ error: { code: 'key-reused' } });
});

test('a card for another day is made at once and mailed on that day of the store', async () => {
  const sendOn = addDays(new Date().toISOString().slice(0, 10), 30);
  const { order, to } = await bought(2500, { sendOn });
  const { docs } = await shop.db.collection(collections.outbox(shop.store)).where('to', '==', to).get();
  expect(docs.map((doc) => [doc.get('state'), doc.get('dueAt').toMillis()])).toEqual([
    ['waiting', startOfDay(sendOn, 'UTC')],
  ]);
  expect(await balanceOf(order.gift?.cardId ?? '')).toBe(2500);
  // It waits on purpose: nobody is alarmed by its age.
  expect(docs[0]?.get('createdAt').toMillis()).toBe(startOfDay(sendOn, 'UTC'));
});

test('a disputed payment switches the card off that it bought, with what is on it', async () => {
  const { order } = await bought(2500);
  const dispute = {
    id: 'du',
    paymentId: order.paymentId,
    amount: 2500,
    state: 'open',
    answerBy: null,
    createdAt: 1,
  };
  const payments = {
    dispute: async () => ok(dispute),
    retrieve: async () => ok({ storeId: shop.id, orderId: order.id }),
  };
  const deps = { db: shop.db, now: Date.now, payments } as unknown as Parameters<typeof recordDispute>[0];
  expect(await recordDispute(deps, shop.store, 'du')).toEqual(ok(null));
  const card = await shop.db.doc(collections.prepaid(shop.store, order.gift?.cardId ?? '')).get();
  expect(card.data()).toMatchObject({ active: false, balance: 2500 });
});
