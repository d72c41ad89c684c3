import { randomUUID } from 'node:crypto';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseMovement, parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import {
  age,
  orderUntil,
  paidCardOrder,
  runSchedule,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('gift-cards');
const stripe = new LocalStripe('gift-cards');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  await shop.put(aProduct({ variants: [aVariant({ stock: 500 })] }));
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

async function issue(amount: number) {
  const issued = await owner.call('issueGiftCard', {
    ...{ storeId: shop.id, key: randomUUID(), currency: 'USD', amount, reason: 'A prize' },
  });
  if (!issued.ok) throw new Error(issued.error.code);
  const { giftCardId: id, code } = issued.value;
  return { id, code };
}

/** Its balance, which is the sum of its ledger whatever happened. */
async function balanceOf(id: string): Promise<number> {
  const stored = await shop.db.doc(collections.prepaid(shop.store, id)).get();
  const { balance } = parsePrepaid(id, stored.data());
  const { docs } = await shop.db.collection(collections.prepaidMovements(shop.store, id)).get();
  const sum = docs
    .map((doc) => parseMovement(doc.id, doc.data()))
    .reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(balance);
  expect(balance).toBeGreaterThanOrEqual(0);
  return balance;
}

const aRequest = (changes: Partial<PlaceOrderRequest>) =>
  aPlaceOrderRequest({ storeId: shop.id, key: randomUUID(), ...changes });

const cancel = (client: Client, { id }: Order) =>
  client.call('cancelOrder', { storeId: shop.id, orderId: id });

const move = (order: Order, ...steps: readonly ('confirmed' | 'shipped' | 'delivered')[]) =>
  steps.reduce<Promise<Order['status']>>(async (before, to) => {
    const from = await before;
    const moved = await owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });
    if (!moved.ok) throw new Error(moved.error.code);
    return to;
  }, Promise.resolve(order.status));

const refund = (order: Order, amount: number, to?: 'credit') =>
  owner.call('refundOrder', {
    ...{
      storeId: shop.id,
      orderId: order.id,
      key: randomUUID(),
      amount,
      lines: [],
      restock: false,
      reason: '',
    },
    ...(to && { to }),
  });

test('fault 31: 50 orders at once with one card take no more than is on it', async () => {
  const { id, code } = await issue(10_000);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.guest()));
  const placed = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      buyers[at % buyers.length]?.call('placeOrder', aRequest({ giftCode: code.toLowerCase() })),
    ),
  );
  const paying = (await shop.orders()).filter(({ prepaid }) => prepaid?.id === id);
  expect(paying.length).toBe(placed.filter((answer) => answer?.ok).length);
  expect(paying.reduce((sum, { prepaid }) => sum + (prepaid?.amount ?? 0), 0)).toBe(10_000);
  expect(await balanceOf(id)).toBe(0);
}, 120_000);

test('an unpaid order gives back once what it took, however often it is cancelled', async () => {
  const { id, code } = await issue(2000);
  const order = await shop.placed(guest, { giftCode: code });
  expect(order).toMatchObject({ total: 3000, paymentStatus: 'unpaid', prepaid: { amount: 2000 } });
  expect(order.prepaid?.last4).toBe(code.slice(-4));
  expect(await balanceOf(id)).toBe(0);
  await Promise.all([cancel(guest, order), cancel(guest, order)]);
  expect(await shop.order(order.id)).toMatchObject({ prepaid: { returned: true }, refunds: [] });
  expect(await balanceOf(id)).toBe(2000);
});

test('fault 10: an order that a card pays whole is paid at once, by card as in cash; cancelled, all goes back', async () => {
  for (const paymentMethod of ['card', 'cash'] as const) {
    const { id, code } = await issue(3500);
    const order = await shop.placed(guest, { giftCode: code, paymentMethod });
    expect(order).toMatchObject({ status: 'placed', paymentStatus: 'paid', paymentId: null, cashFee: 0 });
    expect(await balanceOf(id)).toBe(500);
    expect(await cancel(guest, order)).toMatchObject({ ok: true });
    expect(await shop.order(order.id)).toMatchObject({
      paymentStatus: 'refunded',
      refunds: [{ id: 'cancelled', to: 'prepaid', amount: 3000, state: 'done' }],
    });
    expect(await balanceOf(id)).toBe(3500);
  }
});

test('a card pays the rest; a refund goes first to it, then to the gift card, and never beyond', async () => {
  const { id, code } = await issue(1000);
  const order = await paidCardOrder(shop, stripe, guest, { giftCode: code });
  expect(order).toMatchObject({ total: 3000, prepaid: { amount: 1000 }, holds: [] });
  expect(await refund(order, 2500)).toMatchObject({ ok: true });
  expect(await refund(order, 501)).toMatchObject({ error: { code: 'refund-too-much' } });
  expect(await refund(order, 500)).toMatchObject({ ok: true });
  const over = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(over.refunds.map(({ amount, to = 'card' }) => [to, amount])).toEqual([
    ['card', 2000],
    ['prepaid', 500],
    ['prepaid', 500],
  ]);
  expect(await balanceOf(id)).toBe(1000);
});

test('fault 32: what an expired order gave back may be gone when its payment comes late; then that goes back', async () => {
  const { id, code } = await issue(1000);
  const { order: expired, payment } = await startedCardOrder(shop, guest, { giftCode: code });
  expect(payment.amount).toBe(2000);
  await age(shop, expired, 60 * 60 * 1000);
  await stripe.faults({ api: { fail: -1, as: 500 }, webhooks: { lose: 1 } });
  await runSchedule('releaseExpiredReservations');
  await stripe.faults({});
  expect(await balanceOf(id)).toBe(1000);
  await shop.placed(await shop.guest(), { giftCode: code });
  await stripe.pay(payment);
  const over = await orderUntil(shop, expired.id, ({ refunds }) => refunds.length > 0);
  expect(over).toMatchObject({ status: 'cancelled', refunds: [{ id: 'late-payment', amount: 2000 }] });
  expect(await balanceOf(id)).toBe(0);
});

test('what is paid at the door is what the gift card left, and that is the cash to settle', async () => {
  const { id, code } = await issue(1000);
  const order = await shop.placed(guest, { giftCode: code });
  await move(order, 'confirmed', 'shipped', 'delivered');
  const { day } = order;
  expect((await shop.figures(day)).collected).toBeGreaterThan(0);
  const preview = await owner.call('previewSettlement', {
    ...{ storeId: shop.id, currency: 'USD', lines: [{ number: order.number, amount: 2000 }] },
  });
  expect(preview).toMatchObject({ value: { lines: [{ state: 'matched', expected: 2000 }] } });
  expect(await refund(order, 3000)).toMatchObject({ value: { paymentStatus: 'refunded', state: 'done' } });
  expect(await balanceOf(id)).toBe(1000);
});

test('an order that waits to be accepted is refunded by declining it, and brings no piece into stock', async () => {
  const { id, code } = await issue(60_000);
  const order = await shop.placed(await shop.guest(), {
    ...{ giftCode: code, paymentMethod: 'cash', lines: [aRequestedLine({ quantity: 21 })] },
  });
  expect(order).toMatchObject({ status: 'awaiting', paymentStatus: 'paid', goods: 'none' });
  const { stock } = await shop.product();
  const asked = {
    storeId: shop.id,
    orderId: order.id,
    key: 'early',
    amount: 2500,
    reason: '',
    restock: true,
  };
  expect(await owner.call('refundOrder', { ...asked, lines: [{ line: 0, quantity: 1 }] })).toMatchObject({
    error: { code: 'refund-refused' },
  });
  const declined = { storeId: shop.id, orderId: order.id, from: 'awaiting', to: 'cancelled' } as const;
  expect(await owner.call('updateOrderStatus', declined)).toMatchObject({ ok: true });
  expect(await shop.order(order.id)).toMatchObject({
    paymentStatus: 'refunded',
    refunds: [{ id: 'cancelled' }],
  });
  expect((await shop.product()).stock).toBe(stock);
  expect(await balanceOf(id)).toBe(60_000);
});

test('a refund as store credit is for who has an account, who pays with it', async () => {
  const member = await shop.member('credited');
  const order = await shop.placed(member);
  await move(order, 'confirmed', 'shipped', 'delivered');
  expect(await refund(order, 2500, 'credit')).toMatchObject({
    value: { paymentStatus: 'partially_refunded' },
  });
  const { lines, currency, locale } = aRequest({});
  const asked = { storeId: shop.id, lines, currency, locale, useCredit: true };
  expect(await member.call('quoteCart', asked)).toMatchObject({
    value: { total: 3000, prepaid: 2500, due: 500, prepaidAnswer: { state: 'applied', balance: 2500 } },
  });
  expect(await guest.call('quoteCart', asked)).toMatchObject({
    value: { due: 3000, prepaidAnswer: { state: 'unavailable' } },
  });
  const next = await shop.placed(member, { useCredit: true });
  expect(next.prepaid).toMatchObject({ kind: 'credit', amount: 2500 });
  expect(await balanceOf(next.prepaid?.id ?? '')).toBe(0);
  const byGuest = await shop.placed(guest);
  await move(byGuest, 'confirmed', 'shipped', 'delivered');
  expect(await refund(byGuest, 100, 'credit')).toMatchObject({ error: { code: 'refund-unavailable' } });
});

test('unknown, switched-off and another store’s codes answer alike; who guesses is stopped, from the right one too', async () => {
  const [{ code }, off] = await Promise.all([issue(1000), issue(1000)]);
  await owner.call('changeGiftCard', { storeId: shop.id, giftCardId: off.id, active: false });
  const read = (client: Client, giftCode: string, storeId = shop.id) =>
    client.call('readGiftBalance', { storeId, giftCode });
  expect(await read(guest, ` ${code.toLowerCase()} `)).toMatchObject({ value: { balance: 1000 } });
  for (const typed of ['NONE', 'AAAA-BBBB-CCCC-DDDD', off.code, '../orders', '😀'])
    expect(await read(guest, typed)).toEqual({ ok: false, error: { code: 'gift-card-unavailable' } });
  expect(await read(guest, code, 'another-store')).toMatchObject({ ok: false });
  expect(await guest.call('placeOrder', aRequest({ giftCode: off.code }))).toMatchObject({
    error: { code: 'gift-card-unavailable' },
  });
  const guesser = await shop.guest();
  for (let at = 0; at < 30; at += 1) await read(guesser, `GUESS-${at}`);
  expect(await read(guesser, code)).toMatchObject({ error: { code: 'too-many-requests' } });
});

test('its receiver is mailed the code in their language, once, and nothing that is stored holds it', async () => {
  const to = 'receiver@gift-cards.test';
  const receiver = { name: 'Maha', email: to, message: 'Happy birthday', locale: 'ar' } as const;
  const gift = {
    storeId: shop.id,
    key: 'mailed',
    currency: 'USD',
    amount: 2500,
    reason: 'Birthday',
    receiver,
  } as const;
  const issued = await owner.call('issueGiftCard', gift);
  await owner.call('issueGiftCard', gift);
  if (!issued.ok) throw new Error(issued.error.code);
  const { code, giftCardId } = issued.value;
  const mail = await mailTo(to, ({ subject }) => subject.includes('بطاقة هدية'));
  expect(mail.text).toContain(code);
  expect(mail.text).toContain('Happy birthday');
  const stored = await shop.db.doc(collections.prepaid(shop.store, giftCardId)).get();
  const entries = await shop.db.collection(collections.outbox(shop.store)).get();
  const kept = JSON.stringify([stored.data(), entries.docs.map((doc) => doc.data())]);
  expect(kept).not.toContain(code);
  expect(kept.match(/"gift-card"/g)).toHaveLength(1);
  expect(
    await owner.call('issueGiftCard', {
      ...gift,
      key: 'spam',
      receiver: { ...receiver, message: 'www.spam.example' },
    }),
  ).toMatchObject({ error: { code: 'invalid-input', fields: { 'receiver.message': 'field.text.address' } } });
});

test('a repeated request is the same order and the same card; one who saw another rest to pay is asked', async () => {
  const { id, code } = await issue(1000);
  const request = aRequest({ giftCode: code, seenTotal: 3000, seenDue: 2000 });
  const placed = await guest.call('placeOrder', request);
  expect(await guest.call('placeOrder', request)).toEqual(placed);
  expect(await guest.call('placeOrder', { ...request, giftCode: 'OTHER' })).toMatchObject({
    error: { code: 'key-reused' },
  });
  expect(await balanceOf(id)).toBe(0);
  const { code: small } = await issue(500);
  expect(await guest.call('placeOrder', aRequest({ giftCode: small, seenDue: 2000 }))).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'total', from: 2000, to: 2500 }] },
  });
  const gift = { storeId: shop.id, key: 'once', currency: 'USD', amount: 700, reason: 'Twice' } as const;
  const first = await owner.call('issueGiftCard', gift);
  expect(await owner.call('issueGiftCard', gift)).toEqual(first);
  expect(await owner.call('issueGiftCard', { ...gift, amount: 800 })).toMatchObject({
    error: { code: 'key-reused' },
  });
});
