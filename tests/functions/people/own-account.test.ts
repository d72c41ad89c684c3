import { signInWithEmailAndPassword } from 'firebase/auth';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { sweepDeletedAccounts } from '@/functions/src/handlers/account/sweep-deleted-accounts';
import { collections } from '@/lib/domain/collections';
import { clientFirestore } from '@/tests/fixtures/firebase/client-firestore';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('own-account');

beforeAll(() => shop.open());
afterAll(() => shop.close());

const request = { storeId: shop.id };
const { db } = shop;
const reviewOf = (uid: string) => db.doc(collections.review(shop.store, 'board', uid)).get();
const exists = async (path: string) => (await db.doc(path).get()).exists;

/** Somebody with something of everything. */
async function shopper(name: string): Promise<Client & { orderId: string }> {
  const member = await shop.member(name);
  const { uid } = member;
  await member.call('completeSignUp', { ...request, name: 'Layla Haddad' });
  await db.doc(collections.user(uid)).update({ addresses: [{ id: 'home', ...anAddress() }] });
  await db.doc(collections.wish(uid, shop.store, 'board')).set({ storeId: shop.id, productId: 'board' });
  await db.doc(collections.accountCart(uid, shop.store)).set({ version: 1, lines: [aCartLine()] });
  const { id } = await shop.placed(member);
  const review = {
    rating: 5,
    name: 'Layla Haddad',
    email: 'layla@example.com',
    title: 'Good',
    comment: 'Yes',
  };
  await member.call('submitReview', { ...request, ...review, rating: 5, productId: 'board' });
  return Object.assign(member, { orderId: id });
}

test('everything that is kept about a person is theirs to have, and nothing of others', async () => {
  const layla = await shopper('layla');
  await shopper('nadia');
  await layla.call('registerDevice', { ...request, token: 'local-laylas-phone', locale: 'ar' });
  const exported = await layla.call('exportMyData', request);
  expect(exported).toMatchObject({
    ok: true,
    value: {
      profile: { uid: layla.uid, name: 'Layla Haddad', addresses: [{ id: 'home', city: 'Amman' }] },
      orders: [{ id: layla.orderId }],
      reviews: [{ title: 'Good', productId: 'board' }],
      wishlist: [{ storeId: shop.id, productId: 'board' }],
      carts: [{ storeId: shop.id, lines: [{ variantId: 'board-red' }] }],
      devices: [{ storeId: shop.id, locale: 'ar', newOrders: false }],
    },
  });
  expect(JSON.stringify(exported)).not.toContain('laylas-phone');
});

test('a deleted account leaves the order to the books and the review without a name', async () => {
  const omar = await shopper('omar');
  const { uid, orderId } = omar;
  const customer = db.doc(collections.customer(shop.store, 'omar'));
  await customer.set({ uid, name: 'Layla Haddad' });
  const photo = `users/${uid}/me.jpg`;
  const bucket = getStorage(shop.app).bucket();
  await bucket.file(photo).save(Buffer.from('picture'));

  expect(await omar.call('deleteMyAccount', request)).toEqual({ ok: true, value: { ok: true } });
  const wish = collections.wish(uid, shop.store, 'board');
  for (const path of [collections.user(uid), wish, collections.accountCart(uid, shop.store)])
    expect([path, await exists(path)]).toEqual([path, false]);
  expect(await bucket.file(photo).exists()).toEqual([false]);
  expect(await shop.order(orderId)).toMatchObject({ uid: null, address: { fullName: 'Layla Haddad' } });
  expect((await customer.get()).data()).toEqual({ uid: null, name: 'Layla Haddad' });
  expect((await reviewOf(uid)).data()).toMatchObject({ name: 'L.', title: 'Good', rating: 5 });
  expect((await reviewOf(uid)).get('uid')).toBeUndefined();
  expect(await exists(collections.reviewContact(shop.store, 'board', uid))).toBe(false);
  await expect(
    signInWithEmailAndPassword(omar.auth, 'omar@own-account.test', 'demo1234'),
  ).rejects.toMatchObject({ code: expect.stringMatching(/user-not-found|invalid-credential/) });
});

test('what somebody wrote as a guest before they logged in is theirs, to have and to delete', async () => {
  const guest = await shop.guest();
  await shop.placed(guest);
  const review = { rating: 4, name: 'Rana Said', email: 'rana@example.com', title: 'Calm', comment: 'Yes' };
  await guest.call('submitReview', { ...request, ...review, rating: 4, productId: 'board' });
  const rana = await shop.member('rana');
  const guestToken = (await guest.auth.currentUser?.getIdToken()) ?? '';
  await rana.call('completeSignUp', { ...request, name: 'Rana Said', guestToken });
  expect(await rana.call('exportMyData', request)).toMatchObject({ value: { reviews: [{ title: 'Calm' }] } });
  expect(await rana.call('deleteMyAccount', request)).toMatchObject({ ok: true });
  expect((await reviewOf(guest.uid)).data()).toMatchObject({ name: 'R.', title: 'Calm' });
  expect(await exists(collections.reviewContact(shop.store, 'board', guest.uid))).toBe(false);
});

test('on another device the token of a deleted account goes on, but nothing is kept under it again', async () => {
  const gone = await shopper('gone');
  const { uid, orderId } = gone;
  await getAuth(shop.app).deleteUser(uid);
  await db.recursiveDelete(db.doc(collections.user(uid)));
  const review = {
    rating: 5,
    name: 'Layla',
    email: 'layla@example.com',
    title: 'Good',
    comment: 'Yes',
  } as const;
  const asked = [
    gone.call('completeSignUp', { ...request, name: 'Layla Haddad' }),
    gone.call('submitReview', { ...request, ...review, productId: 'board' }),
    gone.call('registerDevice', { ...request, token: 'local-1', locale: 'en' }),
    gone.call('keepPhoto', { ...request, upload: 'mine' }),
  ];
  for (const answer of await Promise.all(asked))
    expect(answer).toEqual({ ok: false, error: { code: 'login-required' } });
  expect(await exists(collections.user(uid))).toBe(false);
  expect(await db.doc(collections.user(uid)).listCollections()).toEqual([]);
  // The order that is on its way is theirs as before.
  expect(await gone.call('cancelOrder', { ...request, orderId })).toMatchObject({ ok: true });
  expect(await gone.call('endSessions', {})).toEqual({ ok: true, value: { ok: true } });
});

test('what another device goes on writing for as long as its token lives is removed when that is over', async () => {
  const left = await shopper('left');
  const { uid } = left;
  expect(await left.call('deleteMyAccount', request)).toMatchObject({ ok: true });
  const wish = { storeId: shop.id, productId: 'board', createdAt: serverTimestamp() };
  const theirs = clientFirestore(left);
  await setDoc(doc(theirs, collections.wish(uid, shop.store, 'board')), wish);
  await setDoc(doc(theirs, collections.user(uid)), { name: 'Layla Haddad' });
  const sweep = (minutes: number) => sweepDeletedAccounts({ db, now: () => Date.now() + minutes * 60_000 });
  await sweep(60);
  expect(await exists(collections.user(uid))).toBe(true);
  await sweep(121);
  for (const path of [collections.user(uid), collections.deletedAccount(uid)])
    expect([path, await exists(path)]).toEqual([path, false]);
  expect(await db.doc(collections.user(uid)).listCollections()).toEqual([]);
});

test('a former owner who paid the plan leaves it to the store', async () => {
  const payer = await shopper('payer');
  const plan = db.doc(collections.subscription(payer.uid, 'sub_kept'));
  await plan.set({ storeId: shop.id, stripeId: 'cus_kept' });
  expect(await payer.call('deleteMyAccount', request)).toMatchObject({ ok: true });
  expect(await exists(collections.user(payer.uid))).toBe(false);
  const left = await db.doc(collections.user(payer.uid)).listCollections();
  expect(left.map(({ id }) => id)).toEqual(['subscriptions']);
  expect((await plan.get()).data()).toEqual({ storeId: shop.id, stripeId: 'cus_kept' });
});

test('deleting again does nothing more', async () => {
  const twice = await shopper('twice');
  const [first, second] = await Promise.all([1, 2].map(() => twice.call('deleteMyAccount', request)));
  expect([first, second]).toEqual([
    { ok: true, value: { ok: true } },
    { ok: true, value: { ok: true } },
  ]);
});

test("a store's last owner, guests and strangers delete nothing here", async () => {
  const owner = await shop.staff();
  const record = { id: owner.uid, storeId: shop.id, email: 'owner@own-account.test', role: 'owner' };
  await shop.db.doc(collections.storeUser(shop.store, owner.uid)).set(record);
  const guest = await shop.guest();
  for (const [who, code] of [
    [owner, 'last-owner'],
    [guest, 'login-required'],
    [shop.visitor(), 'login-required'],
  ] as const)
    expect(await who.call('deleteMyAccount', request)).toEqual({ ok: false, error: { code } });
  expect(await guest.call('exportMyData', request)).toEqual({ ok: false, error: { code: 'login-required' } });
});
