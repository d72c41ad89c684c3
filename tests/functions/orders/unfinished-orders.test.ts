import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('unfinished-orders');
let shopper: Client;

beforeAll(async () => {
  await shop.open({ setting: { payment: { cash: { enabled: true, fee: 300 }, card: { enabled: true } } } });
  shopper = await shop.member('layla');
});
afterAll(() => shop.close());

/** An order as it is while its card payment is under way. */
async function waiting(changes: object = {}) {
  const order = await shop.placed(shopper);
  await shop.db.doc(collections.order(shop.store, order.id)).update({
    status: 'pending',
    paymentMethod: 'card',
    cashFee: 0,
    total: 3000,
    ...changes,
  });
  return { storeId: shop.id, orderId: order.id };
}

const outbox = async ({ orderId }: { orderId: string }) => {
  const mails = shop.db.collection(collections.outbox(shop.store)).where('orderId', '==', orderId);
  return (await mails.get()).docs.map((doc) => doc.get('kind') as string);
};

test('a card order is finished by paying at the door, once however often it is asked for', async () => {
  const request = await waiting();
  const before = await outbox(request);
  const answers = await Promise.all([1, 2, 3].map(() => shopper.call('payOnDelivery', request)));
  expect(new Set(answers.map((answer) => answer.ok && answer.value.status))).toEqual(new Set(['placed']));
  const order = await shop.order(request.orderId);
  expect(order).toMatchObject({ status: 'placed', paymentMethod: 'cash', cashFee: 300, total: 3300 });
  expect(order.history.filter(({ from }) => from === 'pending')).toHaveLength(1);
  expect((await outbox(request)).length - before.length).toBe(2);
});

test('a fee that the shopper has not seen is told before it is taken', async () => {
  const request = await waiting();
  const changes = [{ kind: 'total', currency: 'USD', from: 3000, to: 3300 }];
  expect(await shopper.call('payOnDelivery', { ...request, seenTotal: 3000 })).toEqual({
    ok: false,
    error: { code: 'cart-changed', changes },
  });
  expect(await shop.order(request.orderId)).toMatchObject({ status: 'pending', total: 3000 });
  const placed = { ok: true, value: { status: 'placed' } };
  expect(await shopper.call('payOnDelivery', { ...request, seenTotal: 3300 })).toEqual(placed);
  // Its answer was lost: whatever the page shows by now, it is this order.
  expect(await shopper.call('payOnDelivery', { ...request, seenTotal: 3000 })).toEqual(placed);
});

test.each([
  ['paid meanwhile', { paymentStatus: 'paid' }],
  ['given up meanwhile', { status: 'cancelled' }],
])('an order that was %s is left alone', async (_, changes) => {
  const request = await waiting(changes);
  expect(await shopper.call('payOnDelivery', request)).toMatchObject({
    ok: false,
    error: { code: 'status-change-refused' },
  });
});

test("nobody finishes another's order", async () => {
  const request = await waiting();
  const other = await shop.member('omar');
  expect(await other.call('payOnDelivery', request)).toEqual({
    ok: false,
    error: { code: 'order-not-found' },
  });
});

test('an unfinished order that is cancelled gives its goods back', async () => {
  const request = await waiting();
  const { stock } = await shop.product();
  expect(await shopper.call('cancelOrder', request)).toMatchObject({ ok: true });
  expect((await shop.product()).stock).toBe(stock + 1);
});
