import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { collections } from '@/lib/domain/collections';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { statusOfReading, statusOfWriting } from '@/tests/fixtures/firebase/under-rules';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';

const DAY_MS = 24 * 60 * 60 * 1000;

const shop = new LocalShop('fault-access');
const other = new LocalShop('fault-access-other');
let layla: Client;
let owner: Client;

beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  [layla, owner] = await Promise.all([shop.member('layla'), shop.staff()]);
  await layla.call('completeSignUp', { storeId: shop.id, name: 'Layla' });
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const own = (order: { readonly id: string }) => ({ storeId: shop.id, orderId: order.id });

test.each(['isAdmin', 'role', 'uid', 'email', 'storeId', 'paid'])(
  'fault 34: %s cannot be slipped into the profile that its owner may change',
  async (field) => {
    const profile = collections.user(layla.uid);
    expect(await statusOfWriting(layla, profile, { name: 'Layla H', [field]: true })).toBe(403);
    expect(await statusOfWriting(layla, profile, { name: 'Layla' })).toBe(200);
  },
);

test('fault 34: prices, stock, ratings, payments and plans are written by nobody but the functions', async () => {
  const order = await shop.placed(layla);
  const product = collections.product(shop.store, 'board');
  for (const client of [layla, owner]) {
    expect(await statusOfWriting(client, product, { price: 1, stock: 999 })).toBe(403);
    expect(await statusOfWriting(client, product, { ratingSum: 500, ratingCount: 100 })).toBe(403);
    expect(
      await statusOfWriting(client, collections.order(shop.store, order.id), { paymentStatus: 'paid' }),
    ).toBe(403);
    expect(
      await statusOfWriting(client, collections.subscription(client.uid, 'sub_1'), { status: 'active' }),
    ).toBe(403);
    expect(
      await statusOfWriting(client, collections.storeUser(shop.store, client.uid), { role: 'owner' }),
    ).toBe(403);
  }
});

test('fault 34: fields that a request does not have are left out by the functions', async () => {
  await shop.put(aProduct({ id: 'slipped', slug: 'slipped' }));
  const review = {
    storeId: shop.id,
    productId: 'slipped',
    name: 'Layla',
    email: 'layla@example.com',
    rating: 5,
    title: 'Calm',
    comment: 'Blue.',
  };
  const slipped = { verified: true, uid: 'somebody-else', createdAt: 0 };
  expect(await layla.call('submitReview', { ...review, ...slipped })).toMatchObject({ ok: true });
  const stored = await shop.db.doc(collections.review(shop.store, 'slipped', layla.uid)).get();
  expect(stored.data()).toMatchObject({ verified: false });
  const { updatedAt } = await shop.product('slipped');
  const edit = {
    storeId: shop.id,
    productId: 'slipped',
    baseUpdatedAt: updatedAt,
    title: { en: 'Slipped', ar: 'منزلق' },
    soldCount: 999,
    ratingSum: 500,
    stockMoves: 0,
  };
  expect(await owner.call('saveProduct', edit)).toMatchObject({ ok: true });
  expect(await shop.product('slipped')).toMatchObject({ soldCount: 0, ratingSum: 5, ratingCount: 1 });
});

test('fault 35: an order is opened by its shopper or by its signed link, not by an id, a number or an address', async () => {
  const order = await shop.placed(layla, { address: anAddress({ email: 'guessed@example.com' }) });
  const stranger = await shop.guest();
  const forger = createTrackingTokens(() => 'another-secret', Date.now);
  const old = createTrackingTokens(
    () => TEST_SECRETS.tracking,
    () => Date.now() - 400 * DAY_MS,
  );
  const about = { storeId: shop.store, orderId: order.id };
  for (const token of [order.id, order.number, 'guessed@example.com', forger.sign(about), old.sign(about)])
    expect(await stranger.call('trackOrder', { token })).toEqual({
      ok: false,
      error: { code: 'link-expired' },
    });
  expect(await statusOfReading(stranger, collections.order(shop.store, order.id))).toBe(403);
  expect(await statusOfReading(stranger, collections.orders(shop.store))).toBe(403);
  expect(await stranger.call('cancelOrder', own(order))).toMatchObject({
    error: { code: 'order-not-found' },
  });
  const { text } = await mailTo('guessed@example.com', (mail) => mail.text.includes('/track/'));
  const [, token = ''] = /\/track\/(\S+)/.exec(text) ?? [];
  expect(await stranger.call('trackOrder', { token })).toMatchObject({ ok: true });
});

test('fault 36: somebody who is taken off the staff is out at once, with the session they hold', async () => {
  const member = await shop.member('omar', { [shop.id]: 'staff' });
  await shop.db.doc(collections.storeUser(shop.store, member.uid)).set({
    id: member.uid,
    name: 'Omar',
    email: 'omar@fault-access.test',
    image: '',
    storeId: shop.id,
    role: 'staff',
  });
  const order = await shop.placed(layla);
  const path = collections.order(shop.store, order.id);
  const note = { ...own(order), key: 'first', text: 'Rang twice' };
  expect(await statusOfReading(member, path)).toBe(200);
  expect(await member.call('addOrderNote', note)).toMatchObject({ ok: true });
  expect(await owner.call('removeStaff', { storeId: shop.id, uid: member.uid })).toEqual({
    ok: true,
    value: { ok: true },
  });
  expect(await statusOfReading(member, path)).toBe(403);
  // Either the function refuses, or the platform does because the session was ended.
  const wrote = await member.call('addOrderNote', { ...note, key: 'second' }).catch(() => ({ ok: false }));
  expect(wrote.ok).toBe(false);
  const { docs } = await shop.db.collection(collections.orderNotes(shop.store, order.id)).get();
  expect(docs).toHaveLength(1);
});

test("fault 37: another store's owner has nothing to say here", async () => {
  const order = await shop.placed(layla);
  const stranger = await other.staff();
  const status = { ...own(order), from: 'placed', to: 'cancelled' } as const;
  const refused = { ok: false, error: { code: 'not-allowed' } };
  expect(await stranger.call('updateOrderStatus', status)).toEqual(refused);
  expect(await stranger.call('deleteProduct', { storeId: shop.id, productId: 'board' })).toEqual(refused);
  expect(await stranger.call('reconcileNow', { storeId: shop.id })).toEqual(refused);
  expect(await statusOfReading(stranger, collections.order(shop.store, order.id))).toBe(403);
  // Its own store's name with this one's order: there is no such order.
  expect(await stranger.call('updateOrderStatus', { ...status, storeId: other.id })).toMatchObject({
    error: { code: 'order-not-found' },
  });
  expect(await shop.order(order.id)).toMatchObject({ status: 'placed' });
});

test('fault 37: a spoofed host changes no link that the shop sends', async () => {
  const address = anAddress({ email: 'spoofed@example.com' });
  const token = await layla.auth.currentUser?.getIdToken();
  const { NEXT_PUBLIC_SITE_URL: site } = process.env;
  const answer = await fetch(callableUrl('placeOrder'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
    body: JSON.stringify({ data: aPlaceOrderRequest({ storeId: shop.id, key: 'spoofed', address }) }),
  });
  expect(answer.status).toBe(200);
  const { text, html } = await mailTo('spoofed@example.com', (mail) => mail.text.includes('/track/'));
  expect(`${text}${html}`).not.toContain('evil.example');
  expect(text).toContain(`${site}/track/`);
});
