import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import type { Order } from '@/lib/domain/orders/order';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { publicBytes, uploaded } from '@/tests/fixtures/firebase/uploads';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('return-photos');
let owner: Client;
let other: Client;
let picture: Buffer;

beforeAll(async () => {
  const { orderRules } = aStoreSetting();
  await shop.open({ setting: { orderRules: { ...orderRules, returnDays: 14 } } });
  await shop.put(aProduct({ id: 'board', variants: [aVariant({ stock: 50 })] }));
  [owner, other] = await Promise.all([shop.staff(), shop.member('other')]);
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => shop.close());

const refused = (code: string) => ({ ok: false, error: { code } });
const named = ({ id: orderId }: Order) => ({ storeId: shop.id, orderId, returnId: 'r1' });

/** A delivered order of two boards, one of which its shopper wants to send back. */
async function asked(member: Client): Promise<Order> {
  const order = await shop.placed(member, {
    lines: [aRequestedLine({ quantity: 2 })],
    address: anAddress({ email: 'shopper@example.com' }),
  });
  const { storeId, orderId } = named(order);
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'shipped'],
    ['shipped', 'delivered'],
  ] as const)
    await owner.call('updateOrderStatus', { storeId, orderId, from, to });
  const lines = [{ line: 0, quantity: 1, reason: 'damaged' as const }];
  await member.call('requestReturn', { storeId, orderId, key: 'r1', lines, wish: 'refund', note: '' });
  return order;
}

const show = async (order: Order, member: Client, body: Buffer | string = picture, token?: string) =>
  member.call('keepReturnPhoto', {
    ...{ ...named(order), upload: await uploaded(member, shop.id, body), ...(token && { token }) },
  });

const photosOf = async ({ id }: Order) => (await shop.order(id)).returns[0]?.photos ?? [];
const isStored = async (path: string) => (await getStorage(shop.app).bucket().file(path).exists())[0];

test('four photos at most, by the shopper or their link, are seen by the store alone, until it decides', async () => {
  const member = await shop.member('sender');
  const order = await asked(member);
  expect(await show(order, other)).toMatchObject(refused('order-not-found'));
  expect(await show(order, member, '%PDF-1.7')).toMatchObject(refused('invalid-input'));
  expect(await show(order, member)).toMatchObject({ value: { photos: 1 } });
  const link = await member.call('readOrderLink', { storeId: shop.id, orderId: order.id });
  expect(await show(order, other, picture, link.ok ? link.value.token : '')).toMatchObject({
    value: { photos: 2 },
  });
  const more = await Promise.all([show(order, member), show(order, member), show(order, member)]);
  expect(more.filter(({ ok }) => ok)).toHaveLength(2);
  expect(more.find(({ ok }) => !ok)).toMatchObject(refused('too-many-return-photos'));

  const [photo] = await photosOf(order);
  const read = (client: Client, photoId = photo?.id ?? '') =>
    client.call('readReturnPhoto', { ...named(order), photoId });
  expect(await read(owner)).toMatchObject({ value: { jpeg: expect.stringMatching(/^\/9j/) as string } });
  expect(await read(owner, 'another')).toMatchObject(refused('photo-not-found'));
  expect(await read(member)).toMatchObject(refused('not-allowed'));
  expect(photo?.path).toBe(storagePaths.returnPhoto(shop.store, order.id, photo?.id ?? ''));
  expect(await publicBytes(photo?.path ?? '')).toBeNull();

  const decided = await asked(member);
  await owner.call('updateReturnState', {
    ...named(decided),
    from: 'requested',
    to: 'approved',
    restock: [],
  });
  expect(await show(decided, member)).toMatchObject(refused('return-change-refused'));
});

test('the photos go with the account of their shopper, and when the store forgets its customer', async () => {
  const [leaving, forgotten] = await Promise.all([shop.member('leaving'), shop.member('forgotten')]);
  const orders = [await asked(leaving), await asked(forgotten)] as const;
  await show(orders[0], leaving);
  await show(orders[1], forgotten);
  const paths = (await Promise.all(orders.map(photosOf))).flatMap((photos) => photos.map(({ path }) => path));
  expect(await Promise.all(paths.map(isStored))).toEqual([true, true]);
  expect(await leaving.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
  const { customerId } = await shop.order(orders[1].id);
  expect(await owner.call('forgetCustomer', { storeId: shop.id, customerId })).toMatchObject({ ok: true });
  expect(await Promise.all(paths.map(isStored))).toEqual([false, false]);
  expect(await Promise.all(orders.map(photosOf))).toEqual([[], []]);
  expect((await shop.order(orders[0].id)).returns).toMatchObject([{ id: 'r1', state: 'requested' }]);
});
