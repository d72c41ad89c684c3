import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoredDesign, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';

const shop = new LocalShop('order-making');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [aStudioProduct()] });
  await shop.db.doc(collections.studioTemplate(shop.store, 'board')).set(aTemplate());
  await shop.db.doc(collections.design(shop.store, 'd1')).set(aStoredDesign(shop.id, 'd1'));
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

const placed = () => shop.placed(guest, { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })] });

test('a designed board is confirmed, approved, made and only then shipped; its shopper cancels until it is approved', async () => {
  const { id: orderId } = await placed();
  const order = { storeId: shop.id, orderId };
  const approve = { ...order, from: 'waiting', to: 'approved' } as const;
  expect(await owner.call('updateOrderMaking', approve)).toMatchObject({
    error: { code: 'making-change-refused' },
  });
  expect(await owner.call('updateOrderStatus', { ...order, from: 'placed', to: 'confirmed' })).toMatchObject({
    ok: true,
  });
  expect(await owner.call('updateOrderMaking', approve)).toEqual({ ok: true, value: { state: 'approved' } });
  expect(await owner.call('updateOrderMaking', approve)).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
  expect(await guest.call('cancelOrder', order)).toMatchObject({ error: { code: 'status-change-refused' } });
  const ship = { ...order, from: 'confirmed', to: 'shipped' } as const;
  expect(await owner.call('updateOrderStatus', ship)).toMatchObject({
    error: { code: 'status-change-refused' },
  });
  for (const [from, to] of [
    ['approved', 'in-production'],
    ['in-production', 'made'],
  ] as const)
    expect(await owner.call('updateOrderMaking', { ...order, from, to })).toMatchObject({ ok: true });
  expect(await owner.call('updateOrderStatus', ship)).toMatchObject({ ok: true });
  expect((await shop.order(orderId)).making).toMatchObject({
    state: 'made',
    events: [{ to: 'approved', by: owner.uid }, { to: 'in-production' }, { to: 'made' }],
  });
});

test('a confirmed order of designed boards is still cancelled before its design is approved, and its stock returns', async () => {
  const { stock } = await shop.product();
  const { id: orderId } = await placed();
  const order = { storeId: shop.id, orderId };
  await owner.call('updateOrderStatus', { ...order, from: 'placed', to: 'confirmed' });
  expect(await guest.call('cancelOrder', order)).toMatchObject({ value: { status: 'cancelled' } });
  expect((await shop.product()).stock).toBe(stock);
});
