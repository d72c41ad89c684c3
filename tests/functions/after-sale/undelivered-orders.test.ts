import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import type { Order } from '@/lib/domain/orders/order';
import { nextStatuses, type OrderStatus, type UndeliveredReason } from '@/lib/domain/orders/order-status';
import { refundableAmount, refundedAmount } from '@/lib/domain/payments/refund-order';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('undelivered-orders');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open();
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

async function orderOf(productId: string, email = `${productId}@example.com`): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  const lines = [aRequestedLine({ productId, quantity: 3 })];
  return shop.placed(guest, { lines, address: anAddress({ email }), locale: 'ar' });
}

interface Details {
  readonly why?: UndeliveredReason;
  readonly writeOff?: boolean;
}

async function move(order: Order, to: OrderStatus, details: Details = {}) {
  const { status: from } = await shop.order(order.id);
  return owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to, ...details });
}

async function shipped(productId: string): Promise<Order> {
  const order = await orderOf(productId);
  await move(order, 'confirmed');
  await move(order, 'shipped');
  return order;
}

test('a parcel that came back twice is unpaid, out of stock until it is taken back, and counted', async () => {
  const order = await shipped('came-back');
  expect(await move(order, 'undelivered', { why: 'absent' })).toMatchObject({ ok: true });
  expect(await move(order, 'shipped')).toMatchObject({ ok: true });
  expect(await move(order, 'undelivered', { why: 'refused' })).toMatchObject({ ok: true });
  expect((await shop.product('came-back')).stock).toBe(7);
  expect(await shop.figures(order.day)).toMatchObject({ undelivered: 2, cancelled: 0 });
  const answers = await Promise.all(Array.from({ length: 4 }, () => move(order, 'returned')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);

  const { status, paymentStatus, history } = await shop.order(order.id);
  expect([status, paymentStatus]).toEqual(['returned', 'unpaid']);
  expect(history.flatMap(({ why }) => why ?? [])).toEqual(['absent', 'refused']);
  expect(await shop.product('came-back')).toMatchObject({ stock: 10, soldCount: 0 });
  expect(await shop.figures(order.day)).toMatchObject({ undelivered: 2, cancelled: 1 });
  const stored = await shop.db.doc(collections.customer(shop.store, order.customerId)).get();
  expect(parseCustomer(stored.id, stored.data())).toMatchObject({ refused: 1, orders: 0, spent: 0 });
});

test('its shopper reads in their language what happens now', async () => {
  const again = await shipped('mailed-again');
  await move(again, 'undelivered', { why: 'absent' });
  const told = await mailTo(again.address.email, ({ subject }) => subject.includes('تعذّر تسليم'));
  expect(told.text).toContain('من يستلم طردك');
  await move(again, 'shipped');
  await mailTo(again.address.email, ({ subject }) => subject.includes('من جديد'));
  // Another address: one that nobody verified gets six mails an hour.
  const back = await shipped('mailed-back');
  await move(back, 'undelivered', { why: 'refused' });
  await move(back, 'returned');
  await mailTo(back.address.email, ({ subject }) => subject.includes('عاد طلبك'));
});

test('a parcel comes back for a reason alone, and is paid when it is delivered after all', async () => {
  const order = await shipped('delivered-later');
  expect(await move(order, 'undelivered')).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields: { why: 'field.why.required' } },
  });
  await move(order, 'undelivered', { why: 'absent' });
  expect(await move(order, 'delivered')).toMatchObject({ error: { code: 'status-change-refused' } });
  await move(order, 'shipped');
  await move(order, 'delivered');
  expect(await shop.order(order.id)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
});

test('what was damaged on the way is written off and stays out of stock', async () => {
  const order = await shipped('damaged');
  await move(order, 'undelivered', { why: 'damaged' });
  await move(order, 'returned', { writeOff: true });
  expect(await shop.order(order.id)).toMatchObject({ status: 'returned', goods: 'none', writtenOff: true });
  expect((await shop.product('damaged')).stock).toBe(7);
});

test('whatever its store does to an order, stock and money add up', async () => {
  for (const seed of [3, 11]) {
    const productId = `walk-${seed}`;
    const order = await orderOf(productId);
    for (let step = 0; step < 7; step += 1) {
      const now = await shop.order(order.id);
      const choices = nextStatuses(now, 'owner').filter((to) => step > 3 || to !== 'cancelled');
      const to = choices[(seed + step * 7) % Math.max(choices.length, 1)];
      if (to) await move(order, to, to === 'undelivered' ? { why: 'absent' } : {});
      else if (refundableAmount(now) > 0)
        await owner.call('refundOrder', {
          ...{ storeId: shop.id, orderId: order.id, key: `${productId}-${step}`, amount: 1000 },
          ...{ lines: [], reason: '', restock: false },
        });
    }
    const after = await shop.order(order.id);
    expect((await shop.product(productId)).stock).toBe(after.goods === 'none' ? 10 : 7);
    const paid = after.history.some(({ to }) => to === 'delivered') ? after.total : 0;
    expect(refundableAmount(after)).toBe(paid - refundedAmount(after));
  }
});
