import { randomUUID } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { owedOf } from '@/lib/domain/payments/owed';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { orderUntil, paidCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { differenceDesk } from '@/tests/fixtures/money/difference-desk';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('exchanges');
const stripe = new LocalStripe('exchanges');
let guest: Client;
let owner: Client;
let anybody: Client;

beforeAll(async () => {
  const { orderRules } = aStoreSetting();
  await shop.open({ setting: { ...TAKES_CARDS, orderRules: { ...orderRules, returnDays: 14 } } });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  anybody = shop.visitor();
});
afterAll(() => shop.close());

const { aBoard, stockOf, mailsOf } = cardDesk(shop, stripe);
const { linkOf, start, paid, payDifference, atStripe, openDifferences } = differenceDesk(
  shop,
  stripe,
  () => ({ owner, anybody }),
);
const refused = (code: string) => ({ ok: false, error: { code } });
const of = ({ id }: Pick<Order, 'id'>) => ({ storeId: shop.id, orderId: id });

/** A board in a size of its own, so that its stock is nobody else's. */
async function another(price: number, stock = 3) {
  const productId = `other-${randomUUID()}`;
  await shop.put(aProduct({ id: productId, variants: [aVariant({ id: `${productId}-l`, price, stock })] }));
  return { productId, variantId: `${productId}-l`, quantity: 1 };
}

async function move(order: Order, path: readonly Order['status'][]) {
  for (const [at, to] of path.entries())
    if (at > 0) await owner.call('updateOrderStatus', { ...of(order), from: path[at - 1] ?? to, to });
}

/** A delivered order of two boards of 25, of which one came back and is in stock again. */
async function cameBack(order: Order) {
  await move(order, ['placed', 'confirmed', 'shipped', 'delivered']);
  await guest.call('requestReturn', {
    ...{ ...of(order), key: 'r1', wish: 'exchange', note: '' },
    lines: [{ line: 0, quantity: 1, reason: 'unwanted' }],
  });
  const named = { ...of(order), returnId: 'r1' };
  await owner.call('updateReturnState', { ...named, from: 'requested', to: 'approved', restock: [] });
  const restock = [{ line: 0, quantity: 1 }];
  await owner.call('updateReturnState', { ...named, from: 'approved', to: 'received', restock });
  return shop.order(order.id);
}

async function aReturned(changes: object = {}) {
  const { lines, productId } = await aBoard();
  const two = lines.map((line) => ({ ...line, quantity: 2 }));
  const order = await paidCardOrder(shop, stripe, guest, { lines: two, ...changes });
  return { order: await cameBack(order), productId };
}

type Added = Awaited<ReturnType<typeof another>>;

const request = (order: Order, added: Added, seenDifference?: number, key: string = randomUUID()) => ({
  ...{ ...of(order), returnId: 'r1', key, added: [added] },
  ...(seenDifference !== undefined && { seenDifference }),
});

const exchange = (...asked: Parameters<typeof request>) => owner.call('exchangeReturn', request(...asked));

test('for a dearer one: quoted, made once, and asked for by one mail with its link', async () => {
  const email = `${randomUUID()}@example.com`;
  const { order, productId } = await aReturned({ locale: 'ar', address: anAddress({ email }) });
  const dear = await another(4000);
  expect(await exchange(order, dear)).toMatchObject({ value: { difference: 1500 } });
  expect([(await shop.order(order.id)).returns[0]?.state, await stockOf(dear.productId)]).toEqual([
    'received',
    3,
  ]);
  expect(await exchange(order, dear, 1400)).toEqual(refused('edited-meanwhile'));
  const made = request(order, dear, 1500);
  const answers = await Promise.all([1, 2, 3].map(() => owner.call('exchangeReturn', made)));
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: { difference: 1500 } });
  const owing = await shop.order(order.id);
  expect(owing).toMatchObject({ status: 'delivered', paymentStatus: 'paid', total: order.total + 4000 });
  expect(owing.returns[0]).toMatchObject({ state: 'exchanged', given: [{ line: 1, quantity: 1 }] });
  expect([owedOf(owing), await stockOf(dear.productId), await stockOf(productId)]).toEqual([1500, 2, 4]);
  const { text } = await mailTo(email, (mail) => mail.text.includes('/ar/pay/'));
  expect(text).toContain('مدفوع بما أُرجع');
  expect((await mailsOf(order)).filter((kind) => kind === 'order-edited')).toHaveLength(1);
});

test('the new piece is sent once, after it is paid; all of it comes back, and the books are right', async () => {
  const { order, productId } = await aReturned();
  const dear = await another(4000);
  expect(await exchange(order, dear, 1500)).toMatchObject({ ok: true });
  const parcel = {
    ...of(order),
    key: 'p2',
    lines: [{ line: 1, quantity: 1 }],
    carrier: '',
    trackingNumber: '',
  };
  expect(await owner.call('shipParcel', parcel)).toEqual(refused('order-owes'));
  await payDifference(order);
  const sent = await Promise.all([1, 2].map(() => owner.call('shipParcel', parcel)));
  for (const answer of sent) expect(answer).toEqual({ ok: true, value: { status: 'delivered' } });
  expect(await owner.call('shipParcel', { ...parcel, key: 'p3' })).toEqual(refused('parcel-too-much'));
  const step = { ...of(order), parcelId: 'p2', from: 'shipped', to: 'delivered' } as const;
  expect(await owner.call('moveParcel', step)).toMatchObject({ value: { status: 'delivered' } });
  expect(await openDifferences(order)).toEqual([]);

  // All of it comes back: each payment gives what it brought, and stock is what it was.
  await move(order, ['delivered', 'returned']);
  const left = refundableAmount(await shop.order(order.id));
  expect(left).toBe(order.total + 1500);
  const refund = { ...of(order), key: 'all', lines: [], restock: false, reason: '' };
  expect(await owner.call('refundOrder', { ...refund, amount: left + 1 })).toEqual(
    refused('refund-too-much'),
  );
  expect(await owner.call('refundOrder', { ...refund, amount: left })).toMatchObject({ ok: true });
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(await atStripe(order)).toEqual([
    { received: order.total, returned: order.total },
    { received: 1500, returned: 1500 },
  ]);
  expect([await stockOf(dear.productId), await stockOf(productId)]).toEqual([3, 5]);
  expect(await openDifferences(order)).toEqual([]);
});

test('for a cheaper one the difference goes back once, by the card, without a mail of its own', async () => {
  const { order } = await aReturned();
  const cheap = await another(1000);
  expect(await exchange(order, cheap, -1500)).toMatchObject({ ok: true });
  const after = await orderUntil(shop, order.id, ({ refunds }) =>
    refunds.every(({ state }) => state === 'done'),
  );
  expect(after.refunds.map(({ id, amount }) => [id, amount])).toEqual([
    ['exchange-1', 2500],
    ['edit-1', 1500],
  ]);
  expect(await atStripe(order)).toEqual([{ received: order.total, returned: 1500 }]);
  expect(refundableAmount(after)).toBe(order.total - 1500);
  expect(
    (await mailsOf(order)).filter((kind) => kind === 'order-edited' || kind === 'order-refunded'),
  ).toEqual(['order-edited']);
  expect(await openDifferences(order)).toEqual([]);
});

test('twenty of the staff at once, for the last piece: one exchanges, and all others are told', async () => {
  const { order } = await aReturned();
  const last = await another(4000, 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(order, last, 1500)));
  const told = answers.filter((answer) => !answer.ok && answer.error.code === 'edited-meanwhile');
  expect([told.length, answers.filter(({ ok }) => ok).length]).toEqual([19, 1]);
  expect([await stockOf(last.productId), owedOf(await shop.order(order.id))]).toEqual([0, 1500]);
});

test('an exchange and the money of the same return at once: one of them', async () => {
  const { order } = await aReturned();
  const answers = await Promise.all([
    exchange(order, await another(2500), 0),
    owner.call('settleReturn', { ...of(order), returnId: 'r1', to: 'refunded', amount: 2500 }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('two exchanges and a shopper for one last piece: it is sold once', async () => {
  const [one, other] = [await aReturned(), await aReturned()];
  const last = await another(2500, 1);
  const { productId, variantId } = last;
  const buys = guest.call('placeOrder', {
    ...{ storeId: shop.id, key: randomUUID(), address: anAddress(), locale: 'en', currency: 'USD' },
    ...{ paymentMethod: 'cash', lines: [aRequestedLine({ productId, variantId })] },
  });
  const answers = await Promise.all([exchange(one.order, last, 0), exchange(other.order, last, 0), buys]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stockOf(productId)).toBe(0);
  const [late] = answers.slice(0, 2).filter(({ ok }) => !ok);
  expect(late).toMatchObject(refused('goods-missing'));
});

test('paid at the door: a cheaper one gives the difference back, a dearer one is refused', async () => {
  const { lines } = await aBoard();
  const order = await cameBack(await shop.placed(guest, { lines }));
  expect(await exchange(order, await another(4000), 1500)).toEqual(refused('exchange-dearer'));
  expect(await exchange(order, await another(1000), -1500)).toMatchObject({ ok: true });
  expect((await shop.order(order.id)).refunds).toMatchObject([
    { amount: 2500 },
    { amount: 1500, state: 'done' },
  ]);
});

test('one whose difference nobody pays is taken back once: its link is void, its piece for sale, and the money may go back', async () => {
  const { order } = await aReturned();
  const dear = await another(4000);
  expect(await exchange(order, dear, 1500)).toMatchObject({ ok: true });
  const { token } = await linkOf(order);
  const payment = await start(token);
  const named = { ...of(order), returnId: 'r1' };
  expect(await owner.call('undoExchange', named)).toEqual(refused('edit-paying'));
  const opened = await shop.order(order.id);
  await shop.db.doc(collections.order(shop.store, order.id)).update({
    extraPayments: opened.extraPayments.map((extra) => ({ ...extra, busyUntil: new Date(0) })),
  });
  const answers = await Promise.all([1, 2, 3].map(() => owner.call('undoExchange', named)));
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: { state: 'received' } });
  await expect(stripe.pay(payment)).rejects.toThrow();
  expect(await anybody.call('startLinkPayment', { token })).toEqual(refused('nothing-to-pay'));
  expect(await stockOf(dear.productId)).toBe(3);
  const settle = { ...named, to: 'refunded', amount: 2500 } as const;
  expect(await owner.call('settleReturn', settle)).toMatchObject({ ok: true });
  await orderUntil(shop, order.id, ({ refunds }) => refunds.every(({ state }) => state !== 'pending'));
  expect((await atStripe(order)).map(({ received, returned }) => [received, returned])).toEqual([
    [order.total, 2500],
    [0, 0],
  ]);
  expect(await openDifferences(order)).toEqual([]);
});

test('while somebody pays one difference, no other is made; a link of before asks for both afterwards', async () => {
  const { order } = await aReturned();
  const dear = await another(4000);
  expect(await exchange(order, dear, 1500)).toMatchObject({ ok: true });
  const { token } = await linkOf(order);
  const payment = await start(token);
  const again = await guest.call('requestReturn', {
    ...{ ...of(order), key: 'r2', wish: 'exchange', note: '' },
    lines: [{ line: 0, quantity: 1, reason: 'unwanted' }],
  });
  expect(again).toMatchObject({ ok: true });
  const named = { ...of(order), returnId: 'r2', restock: [] };
  await owner.call('updateReturnState', { ...named, from: 'requested', to: 'approved' });
  await owner.call('updateReturnState', { ...named, from: 'approved', to: 'received' });
  const second = { ...request(order, dear, 1500), returnId: 'r2' };
  expect(await owner.call('exchangeReturn', second)).toEqual(refused('edit-paying'));
  await stripe.pay(payment);
  await paid(order);
  expect(await owner.call('exchangeReturn', second)).toMatchObject({ ok: true });
  await payDifference(order);
  expect((await atStripe(order)).map(({ received }) => received)).toEqual([order.total, 1500, 1500]);
  expect(await openDifferences(order)).toEqual([]);
});
