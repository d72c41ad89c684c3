import { signInAnonymously } from 'firebase/auth';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('sign-up');

beforeAll(() => shop.open());
afterAll(() => shop.close());

const complete = (client: Client, request: { name?: string; guestToken?: string; isAdmin?: boolean } = {}) =>
  client.call('completeSignUp', { storeId: shop.id, ...request });

const tokenOf = async ({ auth }: Client) => (await auth.currentUser?.getIdToken()) ?? '';

const profileOf = async ({ uid }: Client) => (await shop.db.doc(collections.user(uid)).get()).data();

test('signing up writes the profile from the verified token, without any right', async () => {
  const layla = await shop.member('layla');
  expect(await complete(layla, { name: ' Layla  Haddad ', isAdmin: true })).toEqual({
    ok: true,
    value: { uid: layla.uid },
  });
  expect(await profileOf(layla)).toMatchObject({
    uid: layla.uid,
    name: 'Layla Haddad',
    email: 'layla@sign-up.test',
    isAdmin: false,
  });
});

test('logging in again keeps what the profile holds; the mirror of the rights follows the claim', async () => {
  const owner = await shop.staff();
  await complete(owner, { name: 'Omar Nasser' });
  await shop.db.doc(collections.user(owner.uid)).update({ phone: '079' });
  await complete(owner);
  expect(await profileOf(owner)).toMatchObject({ name: 'Omar Nasser', phone: '079', isAdmin: true });
});

test("a guest's orders go over to the account, and the guest can no longer touch them", async () => {
  const guest = await shop.guest();
  const orders = await Promise.all([shop.placed(guest), shop.placed(guest)]);
  const others = await shop.placed(await shop.guest());
  const member = await shop.member('nadia');
  expect(await complete(member, { name: 'Nadia', guestToken: await tokenOf(guest) })).toMatchObject({
    ok: true,
  });
  for (const { id } of orders) expect((await shop.order(id)).uid).toBe(member.uid);
  expect((await shop.order(others.id)).uid).toBe(others.uid);
  const cancel = { storeId: shop.id, orderId: orders[0]?.id ?? '' };
  expect(await guest.call('cancelOrder', cancel)).toMatchObject({ error: { code: 'order-not-found' } });
  expect(await member.call('cancelOrder', cancel)).toEqual({ ok: true, value: { status: 'cancelled' } });
});

test('an order cannot be placed twice by signing up between two attempts', async () => {
  const guest = await shop.guest();
  const order = await shop.placed(guest, { key: 'before-sign-up' });
  const member = await shop.member('twice');
  await complete(member, { name: 'Twice', guestToken: await tokenOf(guest) });
  expect((await shop.placed(member, { key: 'before-sign-up' })).id).toBe(order.id);
});

test("a member's token does not hand that member's orders over", async () => {
  const victim = await shop.member('victim');
  const order = await shop.placed(victim);
  const thief = await shop.member('thief');
  for (const guestToken of [await tokenOf(victim), 'forged.token.text'])
    expect(await complete(thief, { name: 'Thief', guestToken })).toEqual({
      ok: false,
      error: { code: 'not-allowed' },
    });
  expect((await shop.order(order.id)).uid).toBe(victim.uid);
});

test('a guest has no profile to complete', async () => {
  const guest = shop.visitor();
  await signInAnonymously(guest.auth);
  expect(await complete(guest, { name: 'Guest' })).toEqual({ ok: false, error: { code: 'login-required' } });
  expect(await profileOf(guest)).toBeUndefined();
});

test('a name that is too short is refused with its field', async () => {
  const member = await shop.member('short');
  expect(await complete(member, { name: 'Ali' })).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields: { name: 'field.name.short' } },
  });
});
