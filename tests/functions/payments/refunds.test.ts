import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('refunds');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open();
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

const move = (order: Order, from: OrderStatus, to: OrderStatus, more = {}) =>
  owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to, ...more });

/** A guest's three boards of ten at 25.00 with 5.00 for delivery, in the given status. */
async function orderOf(productId: string, ...way: OrderStatus[]): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  const address = anAddress({ email: `${productId}@example.com` });
  const order = await shop.placed(guest, { lines: [aRequestedLine({ productId, quantity: 3 })], address });
  let from: OrderStatus = 'placed';
  for (const to of way) {
    await move(order, from, to);
    from = to;
  }
  return order;
}
const delivered = (id: string) => orderOf(id, 'confirmed', 'shipped', 'delivered');

type Request = Callables['refundOrder']['request'];
let keys = 0;
const refund = (order: Order, changes: Partial<Request> = {}, client = owner) =>
  client.call('refundOrder', {
    storeId: shop.id,
    orderId: order.id,
    key: `refund-${(keys += 1)}`,
    amount: 2500,
    lines: [{ line: 0, quantity: 1 }],
    restock: true,
    reason: 'A corner was chipped',
    ...changes,
  });

test('a refund by line gives its money and goods back and tells the shopper', async () => {
  const order = await delivered('by-line');
  expect((await shop.order(order.id)).paymentStatus).toBe('paid');
  expect(await refund(order)).toEqual({
    ok: true,
    value: { paymentStatus: 'partially_refunded', state: 'done' },
  });
  const stored = await shop.order(order.id);
  expect(stored.refunds).toMatchObject([
    { amount: 2500, by: owner.uid, lines: [{ line: 0, quantity: 1 }], restocked: true, state: 'done' },
  ]);
  expect((await shop.product('by-line')).stock).toBe(8);
  const mail = await mailTo('by-line@example.com', ({ subject }) => subject.startsWith('Refund'));
  expect(mail.text).toContain('$25.00');
  expect(mail.text).toContain('A corner was chipped');
  expect(await refund(order, { amount: 5500, lines: [{ line: 0, quantity: 2 }] })).toMatchObject({
    value: { paymentStatus: 'refunded' },
  });
  expect((await shop.product('by-line')).stock).toBe(10);
});

test('ten refunds of everything at once give it back once', async () => {
  const order = await delivered('at-once');
  const whole = { amount: 8000, lines: [{ line: 0, quantity: 3 }] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, whole)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await shop.order(order.id)).refunds).toHaveLength(1);
  expect((await shop.product('at-once')).stock).toBe(10);
});

test('one key gives once however often it is sent, and nothing else under it', async () => {
  const order = await delivered('same-key');
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order, { key: 'same' })));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await shop.order(order.id)).refunds).toHaveLength(1);
  expect(await refund(order, { key: 'same', amount: 2600 })).toEqual({
    ok: false,
    error: { code: 'key-reused' },
  });
  const told = (await mailsTo('same-key@example.com')).filter(({ subject }) => subject.startsWith('Refund'));
  expect(told.length).toBeLessThanOrEqual(1);
});

test('refunding and returning at the same moment bring every piece back once', async () => {
  const order = await delivered('with-return');
  await Promise.all([
    refund(order),
    refund(order, { amount: 100, lines: [{ line: 0, quantity: 1 }] }),
    move(order, 'delivered', 'returned'),
  ]);
  expect(await shop.product('with-return')).toMatchObject({ stock: 10, soldCount: 0 });
});

test('more than was paid, more pieces than were bought and unpaid orders are refused', async () => {
  const order = await delivered('refused');
  const tooMuch = { ok: false, error: { code: 'refund-too-much' } };
  expect(await refund(order, { amount: 8001 })).toEqual(tooMuch);
  expect(await refund(order, { lines: [{ line: 0, quantity: 4 }] })).toEqual(tooMuch);
  expect(await refund(order, { lines: [{ line: 1, quantity: 1 }] })).toEqual(tooMuch);
  expect(await refund(order, { amount: 0 })).toMatchObject({ error: { code: 'invalid-input' } });
  const unpaid = await orderOf('unpaid', 'confirmed');
  expect(await refund(unpaid)).toEqual({ ok: false, error: { code: 'refund-refused' } });
  expect((await shop.product('refused')).stock).toBe(7);
});

test('what was paid by card is not given back while no gateway can', async () => {
  const order = await delivered('by-card');
  await shop.db.doc(collections.order(shop.store, order.id)).update({ paymentMethod: 'card' });
  expect(await refund(order)).toEqual({ ok: false, error: { code: 'refund-unavailable' } });
  expect((await shop.order(order.id)).refunds).toEqual([]);
});

test('shipping keeps who carries it, cancelling tells why', async () => {
  const sent = await orderOf('sent', 'confirmed');
  await move(sent, 'confirmed', 'shipped', { shipment: { carrier: 'Aramex', trackingNumber: ' AX-12 ' } });
  expect((await shop.order(sent.id)).shipment).toEqual({ carrier: 'Aramex', trackingNumber: 'AX-12' });
  const mail = await mailTo('sent@example.com', ({ text }) => text.includes('AX-12'));
  expect(mail.text).toContain('Aramex');
  const off = await orderOf('off');
  await move(off, 'placed', 'cancelled', { reason: 'The frame broke' });
  expect((await shop.order(off.id)).history.at(-1)).toMatchObject({ reason: 'The frame broke' });
  await mailTo('off@example.com', ({ text }) => text.includes('The frame broke'));
});

test('a note is kept once with its author, and only the people of the store write', async () => {
  const order = await orderOf('noted');
  const note = (client: Client, text = 'Rang twice') =>
    client.call('addOrderNote', { storeId: shop.id, orderId: order.id, key: 'note', text });
  await Promise.all(Array.from({ length: 5 }, () => note(owner)));
  const { docs } = await shop.db.collection(collections.orderNotes(shop.store, order.id)).get();
  expect(docs.map((doc) => doc.data())).toMatchObject([
    { text: 'Rang twice', by: owner.uid, byName: 'owner@refunds.test' },
  ]);
  expect(await note(owner, 'Something else')).toEqual({ ok: false, error: { code: 'key-reused' } });
  const stranger = await shop.member('stranger', { second: 'owner' });
  const refused = { ok: false, error: { code: 'not-allowed' } };
  for (const client of [guest, stranger]) {
    expect(await note(client)).toEqual(refused);
    expect(await refund(order, {}, client)).toEqual(refused);
  }
});
