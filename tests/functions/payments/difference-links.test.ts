import { randomUUID } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order } from '@/lib/domain/orders/order';
import { EXTRA_BUSY_MS, owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { owedOf } from '@/lib/domain/payments/owed';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { orderUntil, paidCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { differenceDesk } from '@/tests/fixtures/money/difference-desk';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('difference-links');
const stripe = new LocalStripe('difference-links');
let guest: Client;
let owner: Client;
let anybody: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  anybody = shop.visitor();
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const { aBoard, stockOf, mailsOf } = cardDesk(shop, stripe);
const { linkOf, start, paid, payDifference, atStripe, openDifferences } = differenceDesk(
  shop,
  stripe,
  () => ({
    owner,
    anybody,
  }),
);
const refused = (code: string) => ({ ok: false, error: { code } });
const of = ({ id }: Pick<Order, 'id'>) => ({ storeId: shop.id, orderId: id });

/** A paid order of one board, of 25 and 5 for its delivery. */
async function aPaidOrder(changes: object = {}) {
  const { lines, productId } = await aBoard();
  return { order: await paidCardOrder(shop, stripe, guest, { lines, ...changes }), productId };
}

const requestOf = (order: Order, changes: Partial<OrderChanges>) => {
  const { byHand, ...edit } = { ...unchanged(order), ...changes };
  return {
    ...{ ...of(order), version: order.edits.length, key: randomUUID(), ...edit },
    ...{ discount: byHand.discount, reason: 'As agreed' },
  };
};

async function edit(order: Order, quantity: number) {
  const request = requestOf(order, { kept: [{ line: 0, quantity }] });
  const quoted = await owner.call('editOrder', request);
  if (!quoted.ok) return quoted;
  return owner.call('editOrder', { ...request, seenTotal: quoted.value.after.total });
}

/** One that was edited to so many boards, and owes the difference. */
async function anOwingOrder(quantity = 2, changes: object = {}) {
  const { order, productId } = await aPaidOrder(changes);
  expect(await edit(order, quantity)).toMatchObject({ ok: true });
  return { order: await shop.order(order.id), productId };
}

const step = (order: Pick<Order, 'id'>, from: Order['status'], to: Order['status']) =>
  owner.call('updateOrderStatus', { ...of(order), from, to });

test('a dearer edit of a paid order asks for the difference by mail and link, and nothing leaves before it is paid', async () => {
  const email = `${randomUUID()}@example.com`;
  const { order, productId } = await anOwingOrder(2, { locale: 'ar', address: anAddress({ email }) });
  expect(order).toMatchObject({ paymentStatus: 'paid', total: 5500 });
  expect([owedOf(order), await stockOf(productId)]).toEqual([2500, 3]);
  const { text } = await mailTo(email, (mail) => mail.text.includes('/ar/pay/'));
  expect(text).toContain('فزادت قيمته');
  const token = /\/pay\/(\S+)/.exec(text)?.[1] ?? '';
  expect(await anybody.call('readPaymentLink', { token })).toMatchObject({
    value: { state: 'open', mayTransfer: false, amount: 2500 },
  });
  await step(order, 'placed', 'confirmed');
  expect(await step(order, 'confirmed', 'shipped')).toEqual(refused('order-owes'));

  const started = await Promise.all([start(token), start(token)]);
  expect(new Set(started.map(({ clientSecret, amount }) => `${amount} ${clientSecret}`)).size).toBe(1);
  expect(await anybody.call('checkLinkPayment', { token })).toMatchObject({ value: { status: 'pending' } });
  await stripe.pay(started[0] ?? (await start(token)));
  const after = await paid(order);
  expect(after).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', holds: [] });
  expect(await anybody.call('readPaymentLink', { token })).toMatchObject({
    value: { state: 'paid', amount: 0 },
  });
  expect(await anybody.call('startLinkPayment', { token })).toEqual(refused('nothing-to-pay'));
  expect(await atStripe(order)).toEqual([
    { received: 3000, returned: 0 },
    { received: 2500, returned: 0 },
  ]);
  expect(await step(order, 'confirmed', 'shipped')).toMatchObject({ ok: true });
  expect(await openDifferences(order)).toEqual([]);
  expect((await mailsOf(order)).filter((kind) => kind === 'order-edited')).toHaveLength(1);
});

test('the shopper gets the link from the page of the order, and nobody who may not see that', async () => {
  const { order: even } = await aPaidOrder();
  const { order } = await anOwingOrder();
  const tracked = async (one: Order) => {
    const read = await guest.call('readOrderLink', of(one));
    return read.ok ? read.value.token : '';
  };
  const [token, otherToken] = [await tracked(order), await tracked(even)];
  const ask = (client: Client, more: { token?: string } = {}, one = order) =>
    client.call('readOwnPaymentLink', { ...of(one), ...more });
  const stranger = await shop.guest();
  expect(await ask(stranger)).toEqual(refused('order-not-found'));
  expect(await ask(anybody)).toEqual(refused('order-not-found'));
  expect(await ask(owner)).toEqual(refused('order-not-found'));
  expect(await ask(stranger, { token: otherToken })).toEqual(refused('link-expired'));
  expect(await ask(guest, {}, even)).toEqual(refused('nothing-to-pay'));
  for (const link of [await ask(guest), await ask(anybody, { token })]) {
    if (!link.ok) throw new Error(link.error.code);
    const read = await anybody.call('readPaymentLink', link.value);
    expect(read).toMatchObject({ value: { number: order.number, state: 'open', amount: 2500 } });
  }
});

test('while somebody may be paying, goods stay; afterwards their payment is stopped before the order changes', async () => {
  const { order } = await anOwingOrder();
  const { token } = await linkOf(order);
  const payment = await start(token);
  expect(await edit(await shop.order(order.id), 3)).toEqual(refused('edit-paying'));
  const opened = await shop.order(order.id);
  await shop.db.doc(collections.order(shop.store, order.id)).update({
    extraPayments: opened.extraPayments.map((extra) => ({
      ...extra,
      busyUntil: new Date((extra.busyUntil ?? 0) - EXTRA_BUSY_MS),
    })),
  });
  expect(await edit(opened, 3)).toMatchObject({ value: { owes: 5000 } });
  await expect(stripe.pay(payment)).rejects.toThrow();
  const next = await payDifference(await shop.order(order.id));
  expect(next.order.extraPayments).toMatchObject([{ id: 'extra-1', amount: 5000 }]);
  // Back to one board: the difference goes back, no more than each payment brought.
  expect(await edit(next.order, 1)).toMatchObject({ value: { refund: 5000, owes: 0 } });
  await orderUntil(shop, order.id, ({ refunds }) => refunds.every(({ state }) => state === 'done'));
  const books = await atStripe(order);
  expect(books.map(({ received }) => received)).toEqual([3000, 0, 5000]);
  expect(books.reduce((sum, { returned }) => sum + returned, 0)).toBe(5000);
  for (const { received, returned } of books) expect(returned).toBeLessThanOrEqual(received);
  expect(await openDifferences(order)).toEqual([]);
});

test('an edit back asks for nothing, and a link of before says that it is paid', async () => {
  const { order, productId } = await anOwingOrder();
  const { token } = await linkOf(order);
  expect(await edit(order, 1)).toMatchObject({ value: { refund: 0, owes: 0 } });
  const after = await shop.order(order.id);
  expect([after.extraPayments, after.refunds, await stockOf(productId)]).toEqual([[], [], 4]);
  expect(await anybody.call('startLinkPayment', { token })).toEqual(refused('nothing-to-pay'));
});

test('a lost, a late and a repeated report credit the payment they are about, once', async () => {
  const { order } = await anOwingOrder();
  await stripe.faults({ webhooks: { lose: 1 } });
  const { token } = await linkOf(order);
  await stripe.payThrough(await start(token), 'succeeds');
  expect(owedOf(await shop.order(order.id))).toBe(2500);
  expect(await openDifferences(order)).toEqual([]);
  const repaired = await shop.order(order.id);
  expect(owedOf(repaired)).toBe(0);
  for (const { id } of await stripe.paymentsOf(order.id)) {
    const event = await stripe.eventOf('payment_intent.succeeded', id);
    await Promise.all([stripe.resend(event.id), stripe.resend(event.id)]);
  }
  expect(await shop.order(order.id)).toMatchObject({
    extraPayments: repaired.extraPayments,
    holds: [],
    paymentId: repaired.paymentId,
  });
});

test('a cancelled order gives every payment back, and one that owes cannot be paid any more', async () => {
  const { order, productId } = await anOwingOrder();
  const { order: settled } = await payDifference(order);
  expect(await edit(settled, 3)).toMatchObject({ value: { owes: 2500 } });
  const { token } = await linkOf(await shop.order(order.id));
  const open = await start(token);
  expect(await step(order, 'placed', 'cancelled')).toMatchObject({ ok: true });
  await expect(stripe.pay(open)).rejects.toThrow();
  expect(await anybody.call('readPaymentLink', { token })).toMatchObject({ value: { state: 'over' } });
  const after = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(owedExtra(after)).toBeNull();
  expect((await atStripe(order)).filter(({ received }) => received > 0)).toEqual([
    { received: 3000, returned: 3000 },
    { received: 2500, returned: 2500 },
  ]);
  expect(await stockOf(productId)).toBe(5);
  expect(await openDifferences(order)).toEqual([]);
});

test('a dispute of the second payment is a loss of that one, and a refund at Stripe is known to be of it', async () => {
  const { order } = await anOwingOrder();
  const { order: settled } = await payDifference(order, 'disputed');
  const disputed = await orderUntil(shop, order.id, ({ disputes }) => disputes.length > 0);
  expect(disputed.disputes[0]?.paymentId).toBe(settled.extraPayments[0]?.paymentId);
  const { order: other } = await anOwingOrder();
  const { order: whole } = await payDifference(other);
  const payment = whole.extraPayments[0]?.paymentId ?? '';
  await stripe.api.refunds.create({ payment_intent: payment, amount: 700 });
  const known = await orderUntil(shop, other.id, ({ refunds }) => refunds.length > 0);
  expect(known.refunds).toMatchObject([{ amount: 700, of: 'extra-1' }]);
});

test('twenty of the staff at once: one edits, all others are told, and one difference is owed', async () => {
  const { order, productId } = await aPaidOrder();
  const requests = Array.from({ length: 20 }, () => requestOf(order, { kept: [{ line: 0, quantity: 3 }] }));
  const answers = await Promise.all(
    requests.map((request) => owner.call('editOrder', { ...request, seenTotal: 8000 })),
  );
  const told = answers.filter((answer) => !answer.ok && answer.error.code === 'edited-meanwhile');
  expect([told.length, answers.filter(({ ok }) => ok).length]).toEqual([19, 1]);
  expect(owedOf(await shop.order(order.id))).toBe(5000);
  expect(await stockOf(productId)).toBe(2);
});
