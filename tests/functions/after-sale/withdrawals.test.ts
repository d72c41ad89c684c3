import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('withdrawals');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open();
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

/** A cash order of three pieces of a product that nobody else sells; 7 are left. */
async function orderOf(productId: string): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  return shop.placed(guest, {
    lines: [aRequestedLine({ productId, quantity: 3 })],
    address: anAddress({ email: `${productId}@example.com` }),
    locale: 'ar',
  });
}

const move = async ({ id: orderId }: Order, to: OrderStatus, more = {}) => {
  const { status: from } = await shop.order(orderId);
  return owner.call('updateOrderStatus', { storeId: shop.id, orderId, from, to, ...more });
};

const withdraw = ({ number, address: { email } }: Order, key = 'w1') =>
  guest.call('withdrawOrder', { storeId: shop.id, key, number, email });

const waiting = async () =>
  Number((await shop.db.doc(collections.inbox(shop.store)).get()).get('newReturns') ?? 0);

test('who withdraws names the order and its address, gives no reason, and has the time in writing', async () => {
  const order = await orderOf('delivered');
  for (const to of ['confirmed', 'shipped', 'delivered'] as const) await move(order, to);
  const strange = { ...order, address: { ...order.address, email: 'somebody@example.com' } };
  expect(await withdraw(strange)).toMatchObject({ error: { code: 'withdrawal-unknown' } });
  const loud = { ...order, number: order.number.toLowerCase() };
  const answers = await Promise.all([order, loud].map((one) => withdraw(one)));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.ok).toBe(true);
  expect(await withdraw(order, 'w2')).toMatchObject({ error: { code: 'return-too-much' } });
  const { returns } = await shop.order(order.id);
  expect(returns).toMatchObject([{ kind: 'withdrawal', lines: [{ line: 0, quantity: 3, reason: null }] }]);
  const receipt = await mailTo('delivered@example.com', ({ subject }) => subject.includes('عدولك'));
  expect(receipt.text).toContain('وقت الطلب');
});

test('what has not left is not sent once its shopper withdraws; cancelling it settles the withdrawal', async () => {
  const order = await orderOf('here');
  await move(order, 'confirmed');
  const before = await waiting();
  expect(await withdraw(order)).toMatchObject({ ok: true });
  expect(await waiting()).toBe(before + 1);
  expect(await move(order, 'shipped')).toMatchObject({ error: { code: 'order-withdrawn' } });
  const parcel = { ...{ storeId: shop.id, orderId: order.id, key: 'p1' }, lines: [{ line: 0, quantity: 1 }] };
  expect(await owner.call('shipParcel', { ...parcel, carrier: '', trackingNumber: '' })).toMatchObject({
    error: { code: 'order-withdrawn' },
  });
  expect(await move(order, 'cancelled', { reason: 'Withdrawn' })).toMatchObject({ ok: true });
  expect((await shop.order(order.id)).returns).toMatchObject([{ state: 'closed' }]);
  expect(await waiting()).toBe(before);
  expect((await shop.product('here')).stock).toBe(10);
});

test('a withdrawal and a courier who brings the parcel back at once end the order once', async () => {
  const order = await orderOf('under-way');
  await move(order, 'confirmed');
  await move(order, 'shipped');
  await Promise.all([withdraw(order), move(order, 'undelivered', { why: 'refused' })]);
  expect(await move(order, 'shipped')).toMatchObject({ error: { code: 'order-withdrawn' } });
  expect(await move(order, 'returned', { reason: 'Refused' })).toMatchObject({ ok: true });
  const { status, returns } = await shop.order(order.id);
  expect([status, returns[0]?.state]).toEqual(['returned', 'closed']);
  expect((await shop.product('under-way')).stock).toBe(10);
});

test('whoever takes off what was withdrawn lets the rest leave; until then the withdrawal names its goods', async () => {
  await Promise.all(
    ['kept', 'gone', 'instead'].map((id) => shop.put(aProduct({ id, variants: [aVariant()] }))),
  );
  const order = await shop.placed(guest, {
    lines: ['gone', 'kept'].map((productId) => aRequestedLine({ productId, quantity: 2 })),
    address: anAddress({ email: 'edited@example.com' }),
  });
  await move(order, 'confirmed');
  const before = await waiting();
  expect(await withdraw(order)).toMatchObject({ ok: true });
  const edit = async (kept: readonly { line: number; quantity: number }[], added: readonly string[]) => {
    const { edits, address } = await shop.order(order.id);
    const request = {
      ...{ storeId: shop.id, orderId: order.id, version: edits.length, key: `e${edits.length}` },
      ...{ kept, address, discount: 0, reason: 'Withdrawn' },
      added: added.map((productId) => ({ productId, variantId: aVariant().id, quantity: 1 })),
    };
    const quoted = await owner.call('editOrder', request);
    if (!quoted.ok) return quoted;
    return owner.call('editOrder', { ...request, seenTotal: quoted.value.after.total });
  };
  expect(await edit([{ line: 1, quantity: 2 }], [])).toMatchObject({ ok: true });
  expect((await shop.order(order.id)).returns).toMatchObject([
    { state: 'requested', lines: [{ line: 0, quantity: 2 }] },
  ]);
  expect(await move(order, 'shipped')).toMatchObject({ error: { code: 'order-withdrawn' } });
  expect(await edit([], ['instead'])).toMatchObject({ ok: true });
  expect((await shop.order(order.id)).returns).toMatchObject([{ state: 'closed', lines: [] }]);
  expect(await waiting()).toBe(before);
  expect(await move(order, 'shipped')).toMatchObject({ ok: true });
});
