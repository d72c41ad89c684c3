import { collections } from '@/lib/domain/collections';
import { parseMessage } from '@/lib/domain/messages/shopper-message';
import type { Order } from '@/lib/domain/orders/order';
import type { ReturnState } from '@/lib/domain/orders/returns/return';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('returns');
let guest: Client;
let other: Client;
let staff: readonly [Client, Client];

beforeAll(async () => {
  const { orderRules } = aStoreSetting();
  await shop.open({ setting: { orderRules: { ...orderRules, returnDays: 14 } } });
  const roles = { [shop.id]: 'staff' };
  const [first, second] = await Promise.all([shop.staff(), shop.member('second', roles)]);
  [guest, other] = await Promise.all([shop.guest(), shop.guest()]);
  staff = [first, second];
  await shop.db
    .doc(collections.notificationSetting(shop.store))
    .set({ messages: 'by-hand' }, { merge: true });
});
afterAll(() => shop.close());

const named = ({ id: orderId }: Order) => ({ storeId: shop.id, orderId });

/** A delivered cash order of three pieces of a product that nobody else sells; 7 are left. */
async function delivered(productId: string): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  const order = await shop.placed(guest, {
    lines: [aRequestedLine({ productId, quantity: 3 })],
    address: anAddress({ email: `${productId}@example.com` }),
    locale: 'ar',
  });
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'shipped'],
    ['shipped', 'delivered'],
  ] as const)
    await staff[0].call('updateOrderStatus', { ...named(order), from, to });
  return order;
}

const ask = (order: Order, key: string, quantity: number, who: Client = guest, token?: string) =>
  who.call('requestReturn', {
    ...{ ...named(order), key, wish: 'refund', note: '', ...(token && { token }) },
    lines: [{ line: 0, quantity, reason: 'unwanted' }],
  });

const move = (
  order: Order,
  returnId: string,
  from: ReturnState,
  to: 'approved' | 'declined' | 'received' | 'closed',
  who = staff[0],
) =>
  who.call('updateReturnState', {
    ...{ ...named(order), returnId, from, to },
    ...(to === 'declined' && { reason: 'Too late' }),
    restock: to === 'received' ? [{ line: 0, quantity: 1 }] : [],
  });

const settle = (order: Order, returnId: string, amount: number, who = staff[0]) =>
  who.call('settleReturn', { ...named(order), returnId, to: 'refunded', amount });

const noticesOf = async (order: Order): Promise<string[]> => {
  const { docs } = await shop.db
    .collection(collections.messages(shop.store))
    .where('orderId', '==', order.id)
    .get();
  return docs
    .map((doc) => parseMessage(doc.id, doc.data()).notice)
    .filter((notice) => notice.startsWith('order-re'))
    .sort();
};

const codeOf = (answer: Awaited<ReturnType<typeof settle | typeof move | typeof ask>>) =>
  answer.ok ? answer.value.state : answer.error.code;

const waiting = async () =>
  Number((await shop.db.doc(collections.inbox(shop.store)).get()).get('newReturns') ?? 0);

test('a return of two of three pieces: asked once, one piece in stock again and one written off, refunded once', async () => {
  const order = await delivered('sent-back');
  const asked = await Promise.all([1, 2, 3].map(() => ask(order, 'r1', 2)));
  expect(asked.map(codeOf)).toEqual(['requested', 'requested', 'requested']);
  expect(await ask(order, 'r1', 1)).toMatchObject({ error: { code: 'key-reused' } });
  expect(await ask(order, 'r2', 2)).toMatchObject({ error: { code: 'return-too-much' } });
  expect(await waiting()).toBe(1);
  const receipt = await mailTo('sent-back@example.com', ({ subject }) => subject.includes('طلب الإرجاع'));
  expect(receipt.text).toContain('وقت الطلب');

  expect(codeOf(await move(order, 'r1', 'requested', 'approved'))).toBe('approved');
  expect(await waiting()).toBe(0);
  expect(codeOf(await settle(order, 'r1', 5000))).toBe('edited-meanwhile');
  const arrived = await Promise.all(staff.map((who) => move(order, 'r1', 'approved', 'received', who)));
  expect(arrived.map(codeOf)).toEqual(['received', 'received']);
  expect((await shop.product('sent-back')).stock).toBe(8);

  expect(codeOf(await settle(order, 'r1', 999_999))).toBe('refund-too-much');
  const settled = await Promise.all(staff.map((who) => settle(order, 'r1', 5000, who)));
  expect(settled.map(codeOf)).toEqual(['done', 'done']);
  const after = await shop.order(order.id);
  expect(after.refunds).toMatchObject([{ id: 'return-r1', amount: 5000, restocked: false }]);
  expect([after.returns[0]?.state, after.paymentStatus]).toEqual(['refunded', 'partially_refunded']);
  expect((await shop.product('sent-back')).stock).toBe(8);
  expect(await noticesOf(order)).toEqual([
    'order-refunded',
    'order-return-approved',
    'order-return-received',
    'order-return-requested',
  ]);
  // The piece that is left is all that comes back with the order.
  await staff[0].call('updateOrderStatus', { ...named(order), from: 'delivered', to: 'returned' });
  expect((await shop.product('sent-back')).stock).toBe(9);
});

test('two of the staff decide at once: one wins, and the other is told', async () => {
  const order = await delivered('decided');
  await ask(order, 'r1', 1);
  const answers = await Promise.all([
    move(order, 'r1', 'requested', 'approved', staff[0]),
    move(order, 'r1', 'requested', 'declined', staff[1]),
  ]);
  expect(answers.map(codeOf).filter((code) => code === 'edited-meanwhile')).toHaveLength(1);
  expect((await noticesOf(order)).filter((notice) => notice !== 'order-return-requested')).toHaveLength(1);
});

test('a refund by hand and a return of the same piece give the money of it once', async () => {
  const order = await delivered('twice');
  await ask(order, 'r1', 3);
  await move(order, 'r1', 'requested', 'approved');
  await move(order, 'r1', 'approved', 'received');
  const byHand = staff[1].call('refundOrder', {
    ...{ ...named(order), key: 'k1', amount: 2500, restock: true, reason: '' },
    lines: [{ line: 0, quantity: 1 }],
  });
  const answers = await Promise.all([byHand, settle(order, 'r1', 7500)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await shop.product('twice')).stock).toBe(8);
});

test('of pieces that were refunded by hand no more goes back; once none is left, their return is closed', async () => {
  const order = await delivered('by-hand');
  const byHand = (key: string, quantity: number) =>
    staff[0].call('refundOrder', {
      ...{ ...named(order), key, amount: 2500 * quantity, restock: false, reason: '' },
      lines: [{ line: 0, quantity }],
    });
  await ask(order, 'r1', 2);
  await move(order, 'r1', 'requested', 'approved');
  await byHand('k1', 2);
  await move(order, 'r1', 'approved', 'received');
  expect(codeOf(await settle(order, 'r1', 2500))).toBe('done');
  const { refunds } = await shop.order(order.id);
  expect(refunds.at(-1)).toMatchObject({ id: 'return-r1', lines: [{ line: 0, quantity: 1 }] });

  const other = await delivered('by-hand-whole');
  await ask(other, 'r1', 1);
  await move(other, 'r1', 'requested', 'approved');
  const rest = { amount: other.total, lines: [{ line: 0, quantity: 3 }], restock: false, reason: '' };
  await staff[0].call('refundOrder', { ...named(other), key: 'k1', ...rest });
  await move(other, 'r1', 'approved', 'received');
  expect(codeOf(await settle(other, 'r1', 1))).toBe('return-change-refused');
  const closed = await Promise.all(staff.map((who) => move(other, 'r1', 'received', 'closed', who)));
  expect(closed.map(codeOf)).toEqual(['closed', 'closed']);
  expect((await shop.order(other.id)).returns[0]?.events.at(-1)).toMatchObject({
    actor: 'owner',
    to: 'closed',
  });
});

test("another's order is not found, the link of the mail is enough, and it is the shopper's to take back", async () => {
  const order = await delivered('linked');
  expect(codeOf(await ask(order, 'r1', 1, other))).toBe('order-not-found');
  const link = await staff[0].call('readOrderLink', named(order));
  const token = link.ok ? link.value.token : '';
  expect(codeOf(await ask(order, 'r1', 1, other, token))).toBe('requested');
  const elsewhere = await delivered('elsewhere');
  expect(codeOf(await ask(elsewhere, 'r1', 1, other, token))).toBe('link-expired');
  const back = { ...named(order), returnId: 'r1', from: 'requested', to: 'withdrawn' } as const;
  expect(await other.call('moveOwnReturn', back)).toMatchObject({ error: { code: 'order-not-found' } });
  expect(await other.call('moveOwnReturn', { ...back, token })).toMatchObject({
    value: { state: 'withdrawn' },
  });
  const tracked = await other.call('trackOrder', { token });
  expect(tracked.ok && tracked.value.order.returns[0]?.events.map(({ by }) => by)).toEqual([null, null]);
});
