import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('order-status');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open();
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

/** A guest's order of three of the ten boards with this product id. */
async function orderOf(productId: string): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  return shop.placed(guest, { lines: [aRequestedLine({ productId, quantity: 3 })] });
}

const move = (client: Client, order: Order, from: OrderStatus, to: OrderStatus) =>
  client.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });

const cancel = (client: Client, order: Order) =>
  client.call('cancelOrder', { storeId: shop.id, orderId: order.id });

test('the owner moves an order along its whole way, and every step is in its history', async () => {
  const order = await orderOf('whole-way');
  const way: OrderStatus[] = ['confirmed', 'shipped', 'delivered', 'returned'];
  let from: OrderStatus = 'placed';
  for (const to of way) {
    expect(await move(owner, order, from, to)).toEqual({ ok: true, value: { status: to } });
    from = to;
  }
  const { status, paymentStatus, history } = await shop.order(order.id);
  expect([status, paymentStatus]).toEqual(['returned', 'paid']);
  expect(history.map(({ to, by }) => [to, by])).toEqual([
    ['placed', guest.uid],
    ...way.map((to) => [to, owner.uid]),
  ]);
  expect(await shop.product('whole-way')).toMatchObject({ stock: 10, soldCount: 0 });
});

test('ten cancellations at once return the goods and the figures once', async () => {
  const order = await orderOf('cancelled');
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => cancel(guest, order)),
    ...Array.from({ length: 5 }, () => move(owner, order, 'placed', 'cancelled')),
  ]);
  expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0);
  expect(await shop.product('cancelled')).toMatchObject({
    stock: 10,
    soldCount: 0,
    variants: [{ stock: 10 }],
  });
  const stored = await shop.order(order.id);
  expect(stored.history.map(({ to }) => to)).toEqual(['placed', 'cancelled']);
  const { products } = await shop.figures(order.day);
  expect(products['cancelled']).toEqual({ orders: 0, units: 0, revenue: 0 });
});

test('a return returns the goods once, however often it is sent', async () => {
  const order = await orderOf('returned');
  await move(owner, order, 'placed', 'confirmed');
  await move(owner, order, 'confirmed', 'shipped');
  await move(owner, order, 'shipped', 'delivered');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => move(owner, order, 'delivered', 'returned')),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect((await shop.product('returned')).stock).toBe(10);
});

test('of two of the staff who act on what they saw, the slower is told', async () => {
  const order = await orderOf('two-staff');
  const colleague = await shop.member('colleague', { [shop.id]: 'staff' });
  const answers = await Promise.all([
    move(owner, order, 'placed', 'confirmed'),
    move(colleague, order, 'placed', 'cancelled'),
  ]);
  const [refused] = answers.flatMap((answer) => (answer.ok ? [] : answer.error));
  const { status, history } = await shop.order(order.id);
  expect(refused).toEqual({ code: 'edited-meanwhile', params: { status } });
  expect(history).toHaveLength(2);
});

test('cancelling, selling and editing the stock at the same time leave the right count', async () => {
  const order = await orderOf('busy');
  const { updatedAt } = await shop.product('busy');
  const variants = [{ id: 'board-red', price: 2500, stock: 27, seenStock: 7 }];
  await Promise.all([
    cancel(guest, order),
    shop.placed(guest, { lines: [aRequestedLine({ productId: 'busy', quantity: 2 })] }),
    owner.call('saveProduct', { storeId: shop.id, productId: 'busy', baseUpdatedAt: updatedAt, variants }),
  ]);
  expect((await shop.product('busy')).stock).toBe(10 - 2 + 20);
});

test('a shopper cancels only before the store has confirmed', async () => {
  const order = await orderOf('too-late');
  await move(owner, order, 'placed', 'confirmed');
  expect(await cancel(guest, order)).toMatchObject({ error: { code: 'status-change-refused' } });
  expect((await shop.product('too-late')).stock).toBe(7);
});

test('a step that the table does not have is refused', async () => {
  const order = await orderOf('no-step');
  expect(await move(owner, order, 'placed', 'delivered')).toEqual({
    ok: false,
    error: { code: 'status-change-refused', params: { from: 'placed', to: 'delivered' } },
  });
});

test("another shopper's order does not exist for anybody else", async () => {
  const order = await orderOf('private');
  const stranger = await shop.guest();
  expect(await cancel(stranger, order)).toEqual({ ok: false, error: { code: 'order-not-found' } });
  expect(await cancel(shop.visitor(), order)).toEqual({ ok: false, error: { code: 'login-required' } });
});

test('only the people of this store change its orders, products and setting', async () => {
  const order = await orderOf('guarded');
  const second = await shop.member('second-owner', { second: 'owner', '*': 'owner' });
  const reader = await shop.member('reader', { [shop.id]: 'reader' });
  for (const client of [second, reader, guest]) {
    const answers = await Promise.all([
      move(client, order, 'placed', 'confirmed'),
      client.call('saveProduct', {
        storeId: shop.id,
        productId: 'guarded',
        baseUpdatedAt: 0,
        status: 'archived',
      }),
      client.call('saveStoreSetting', {
        storeId: shop.id,
        seen: 0,
        reviews: { moderation: true, askAfterDays: null },
      }),
    ]);
    for (const answer of answers) expect(answer).toEqual({ ok: false, error: { code: 'not-allowed' } });
  }
  expect((await shop.order(order.id)).status).toBe('placed');
});
