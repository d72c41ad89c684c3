import { getAuth } from 'firebase-admin/auth';
import { deviceId } from '@/functions/src/adapters/push/devices';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { pushesTo, somePushesTo } from '@/tests/fixtures/messages/local-pushes';

const shop = new LocalShop('pushes');
let owner: Client;

beforeAll(async () => {
  await shop.open();
  owner = await shop.staff();
});
afterAll(() => shop.close());

const plain = (text = '') => text.replace(/[\u2068\u2069]/g, '');

const register = (client: Client, token: string, more: { locale?: 'en' | 'ar'; newOrders?: boolean } = {}) =>
  client.call('registerDevice', { storeId: shop.id, token, locale: 'en', ...more });
const forget = (client: Client, token: string) => client.call('forgetDevice', { storeId: shop.id, token });
const step = (order: Order, from: OrderStatus, to: OrderStatus) =>
  owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });
const device = (client: Client, token: string) =>
  shop.db.doc(collections.device(client.uid, deviceId(token))).get();
const listed = async () => (await shop.db.doc(collections.storeDevices(shop.store)).get()).get('devices');

/** The pushes queued for an order, by what they tell, once each is in its last state. */
async function settled({ id }: Order): Promise<Record<string, unknown>> {
  const entries = shop.db.collection(collections.outbox(shop.store)).where('orderId', '==', id);
  return new Promise((resolve, reject) => {
    const stop = entries.onSnapshot(({ docs }) => {
      const pushes = docs.filter((doc) => doc.get('kind') === 'push');
      if (pushes.some((doc) => !['sent', 'dropped', 'failed'].includes(String(doc.get('state'))))) return;
      stop();
      resolve(Object.fromEntries(pushes.map((doc) => [String(doc.get('tells')), doc.get('state')])));
    }, reject);
  });
}

test('a shopper hears of each step once, in the language of the browser, and a tap opens the order', async () => {
  const shopper = await shop.guest();
  const order = await shop.placed(shopper);
  expect(await register(shopper, 'local-steps-phone', { locale: 'ar' })).toEqual({
    ok: true,
    value: { ok: true },
  });
  await step(order, 'placed', 'confirmed');
  await step(order, 'confirmed', 'shipped');
  const pushes = await somePushesTo('local-steps-phone', 2);
  const titles = pushes.map(({ title }) => plain(title)).sort();
  expect(titles).toEqual([`تم تأكيد طلبك ${order.number}`, `طلبك ${order.number} في الطريق إليك`].sort());
  for (const push of pushes)
    expect(push).toMatchObject({ link: `/ar/orders/${order.id}`, direction: 'rtl', copies: 1 });
});

test('the owner hears of a new order where they asked for it, and nobody of their own deed', async () => {
  await register(owner, 'local-owner-desk', { newOrders: true });
  const shopper = await shop.guest();
  await register(shopper, 'local-quiet-phone');
  const order = await shop.placed(shopper);
  const [push] = await somePushesTo('local-owner-desk', 1);
  expect(plain(push?.title)).toBe(`New order ${order.number} from Layla Haddad`);
  expect(push?.link).toBe(`/admin/orders/${order.id}`);

  await shopper.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  await somePushesTo('local-owner-desk', 2);
  expect(await settled(order)).toEqual({ 'owner-order-placed': 'sent', 'owner-order-cancelled': 'sent' });
  expect(await pushesTo('local-quiet-phone')).toEqual([]);
  await forget(owner, 'local-owner-desk');
  expect(await listed()).toEqual([]);
});

test("strangers cannot listen to a store's orders, nor people whom it removed or whose account is disabled", async () => {
  const stranger = await shop.member('stranger', { other: 'owner' });
  expect(await register(stranger, 'local-stranger', { newOrders: true })).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });

  const clerk = await shop.member('clerk', { [shop.id]: 'staff' });
  await register(clerk, 'local-clerk-desk', { newOrders: true });
  await shop.db.doc(collections.staffRole(shop.store, clerk.uid)).set({ role: 'none' });
  const order = await shop.placed(await shop.guest());
  expect(await settled(order)).toEqual({ 'owner-order-placed': 'dropped' });
  expect(await pushesTo('local-clerk-desk')).toEqual([]);

  const former = await shop.member('former', { [shop.id]: 'owner' });
  await register(former, 'local-former-desk', { newOrders: true });
  await getAuth(shop.app).updateUser(former.uid, { disabled: true });
  const next = await shop.placed(await shop.guest());
  expect(await settled(next)).toEqual({ 'owner-order-placed': 'dropped' });
  expect([await pushesTo('local-former-desk'), await listed()]).toEqual([[], []]);
});

test('a browser that FCM no longer reaches is forgotten', async () => {
  const shopper = await shop.guest();
  await register(shopper, 'revoked');
  const order = await shop.placed(shopper);
  await step(order, 'placed', 'confirmed');
  expect(await settled(order)).toEqual({ 'order-confirmed': 'dropped' });
  expect((await device(shopper, 'revoked')).exists).toBe(false);
});

test('a browser is told only of whoever registered it last, and nothing after a logout', async () => {
  const [first, second] = [await shop.guest(), await shop.guest()];
  const order = await shop.placed(first);
  await register(first, 'local-shared');
  await register(second, 'local-shared');
  expect((await device(first, 'local-shared')).exists).toBe(false);
  await step(order, 'placed', 'confirmed');
  expect(await settled(order)).toEqual({});

  await forget(first, 'local-shared');
  expect((await device(second, 'local-shared')).exists).toBe(true);
  await forget(second, 'local-shared');
  expect((await device(second, 'local-shared')).exists).toBe(false);
});

test("a guest's browser goes with the orders to the account", async () => {
  const guest = await shop.guest();
  const order = await shop.placed(guest);
  await register(guest, 'local-guest-phone');
  const member = await shop.member('member');
  const guestToken = await guest.auth.currentUser?.getIdToken();
  await member.call('completeSignUp', { storeId: shop.id, guestToken, locale: 'en' });
  await step(order, 'placed', 'confirmed');
  await somePushesTo('local-guest-phone', 1);
  expect(await settled(order)).toEqual({ 'order-confirmed': 'sent' });
});

test('who logs out everywhere is told of nothing any more on a device that was lost', async () => {
  const lost = await shop.member('lost', { [shop.id]: 'owner' });
  await register(lost, 'local-lost-desk', { newOrders: true });
  await register(lost, 'local-lost-phone');
  expect(await lost.call('endSessions', {})).toMatchObject({ ok: true });
  for (const token of ['local-lost-desk', 'local-lost-phone'])
    expect((await device(lost, token)).exists).toBe(false);
  expect(await listed()).not.toContain(`${lost.uid}/${deviceId('local-lost-desk')}`);
});
