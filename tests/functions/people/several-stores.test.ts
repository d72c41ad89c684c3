import { signInWithEmailAndPassword } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { collection, doc, getDoc, getDocs, limit, query, setLogLevel, where } from 'firebase/firestore/lite';
import { MOST_ROLES } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { clientFirestore } from '@/tests/fixtures/firebase/client-firestore';
import { hired, invitationToken, STAFF_PASSWORD } from '@/tests/fixtures/firebase/hired';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { operatorOf } from '@/tests/fixtures/firebase/people/operators';
import { statusOfReading } from '@/tests/fixtures/firebase/under-rules';

const first = new LocalShop('several-first');
const second = new LocalShop('several-second');
const STAFF = { name: 'Rana Saleh', role: 'staff', locale: 'en' } as const;

// Refusals are what these tests look for; the SDK would warn of each.
setLogLevel('silent');

let owners: readonly [Client, Client];

beforeAll(async () => {
  await Promise.all([first.open(), second.open()]);
  owners = [await first.staff(), await second.staff()];
  for (const shop of [first, second])
    await shop.db.doc(collections.order(shop.store, 'any')).set({ uid: 'somebody' });
});
afterAll(() => Promise.all([first.close(), second.close()]));

const auth = () => getAuth(first.app);
const claimsOf = async (uid: string) => (await auth().getUser(uid)).customClaims?.stores as unknown;
const reads = async (client: Client, shop: LocalShop) =>
  (await statusOfReading(client, collections.order(shop.store, 'any'))) === 200;

async function loggedIn(email: string): Promise<Client> {
  const client = first.visitor();
  await signInWithEmailAndPassword(client.auth, email, STAFF_PASSWORD);
  return client;
}

/** Passes the second in which they logged in: Auth counts in seconds. */
async function nextSecond(client: Client): Promise<void> {
  const begun = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) <= begun) await reads(client, first);
}

/** The link of the second store's invitation of somebody who works for the first. */
async function invited(email: string, role: 'owner' | 'staff' = 'staff') {
  const earlier = await invitationToken(email);
  const asked = await owners[1].call('inviteStaff', { storeId: second.id, email, ...STAFF, role });
  expect(asked).toMatchObject({ ok: true });
  return { storeId: second.id, token: await invitationToken(email, earlier) };
}

/** Somebody who works for both stores, signed in. */
async function inBoth(name: string, role: 'owner' | 'staff' = 'staff'): Promise<Client> {
  const email = `${name}@several.test`;
  await hired(first, owners[0], email, { ...STAFF, role });
  const client = await loggedIn(email);
  const link = await invited(email, role);
  expect(await client.call('acceptInvitation', link)).toMatchObject({ ok: true });
  await client.auth.currentUser?.getIdToken(true);
  return client;
}

test('who works for a store accepts another one’s invitation signed in, and keeps password and factor', async () => {
  const email = 'mona@several.test';
  const uid = await hired(first, owners[0], email, STAFF);
  const phone = { uid: 'factor', phoneNumber: '+15550111', factorId: 'phone' } as const;
  await auth().updateUser(uid, { multiFactor: { enrolledFactors: [phone] } });
  const link = await invited(email);
  expect(await first.visitor().call('readInvitation', link)).toMatchObject({ value: { signedIn: true } });

  // Whoever reads their mails gets neither the account nor the role.
  const byMail = { ...link, password: 'another harbour lamps' };
  const refused = { error: { code: 'login-required' } };
  expect(await first.visitor().call('acceptInvitation', byMail)).toMatchObject(refused);
  expect(await (await first.member('other')).call('acceptInvitation', link)).toMatchObject(refused);
  expect((await auth().getUser(uid)).multiFactor?.enrolledFactors).toHaveLength(1);
  await auth().updateUser(uid, { multiFactor: { enrolledFactors: null } });

  const mona = await loggedIn(email);
  expect(await mona.call('acceptInvitation', link)).toEqual({ ok: true, value: { email } });
  await mona.auth.currentUser?.getIdToken(true);
  expect([await reads(mona, first), await reads(mona, second)]).toEqual([true, true]);
  expect(await claimsOf(uid)).toEqual({ [first.id]: 'staff', [second.id]: 'staff' });
  expect(await mona.call('acceptInvitation', link)).toMatchObject({ error: { code: 'link-expired' } });
  await loggedIn(email);
});

test('attack: an invitation gives whoever reads an operator’s mails neither their account nor their rights', async () => {
  const operator = await operatorOf(first, 'invited-operator');
  const email = `invited-operator@${first.id}.test`;
  const phone = { uid: 'factor', phoneNumber: '+15550112', factorId: 'phone' } as const;
  await auth().updateUser(operator.uid, { multiFactor: { enrolledFactors: [phone] } });
  await owners[1].call('inviteStaff', { storeId: second.id, email, ...STAFF });
  const link = { storeId: second.id, token: await invitationToken(email) };
  expect(await first.visitor().call('readInvitation', link)).toMatchObject({ value: { signedIn: true } });

  const byMail = { ...link, password: 'another harbour lamps' };
  const answer = await first.visitor().call('acceptInvitation', byMail);
  expect(answer).toMatchObject({ error: { code: 'login-required' } });
  expect((await auth().getUser(operator.uid)).multiFactor?.enrolledFactors).toHaveLength(1);
  expect(await operator.call('acceptInvitation', link)).toEqual({ ok: true, value: { email } });
});

test('a session that was ended accepts nothing, and one from before the acceptance does not have the role', async () => {
  const email = 'omar@several.test';
  const uid = await hired(first, owners[0], email, STAFF);
  const lost = await loggedIn(email);
  const link = await invited(email);
  await nextSecond(lost);
  await auth().revokeRefreshTokens(uid);
  const answer = await lost.call('acceptInvitation', link).catch(() => null);
  expect(answer ?? { ok: false }).toMatchObject({ ok: false });

  const kept = await loggedIn(email);
  await nextSecond(kept);
  const omar = await loggedIn(email);
  expect(await omar.call('acceptInvitation', link)).toMatchObject({ ok: true });
  for (const client of [kept, omar]) await client.auth.currentUser?.getIdToken(true);
  expect([await reads(kept, first), await reads(kept, second)]).toEqual([true, false]);
  expect([await reads(omar, first), await reads(omar, second)]).toEqual([true, true]);
});

test('leaving one store leaves role, sessions and browsers of the other', async () => {
  const lina = await inBoth('lina');
  const { uid } = lina;
  for (const [shop, token] of [
    [first, 'local-first'],
    [second, 'local-second'],
  ] as const)
    expect(
      await lina.call('registerDevice', { storeId: shop.id, token, locale: 'en', newOrders: true }),
    ).toMatchObject({ ok: true });
  expect(await owners[1].call('removeStaff', { storeId: second.id, uid })).toMatchObject({ ok: true });
  expect(await reads(lina, second)).toBe(false);
  expect(await lina.auth.currentUser?.getIdToken(true)).toEqual(expect.any(String));
  expect(await reads(lina, first)).toBe(true);
  expect(await claimsOf(uid)).toEqual({ [first.id]: 'staff' });
  const devices = await first.db.collection(collections.devices(uid)).get();
  expect(devices.docs.map((device) => device.get('storeId') as string)).toEqual([first.id]);
  expect((await first.db.doc(collections.user(uid)).get()).get('isAdmin')).toBe(true);
  expect(await owners[0].call('removeStaff', { storeId: first.id, uid })).toMatchObject({ ok: true });
  expect((await first.db.doc(collections.user(uid)).get()).get('isAdmin')).toBe(false);
  await expect(lina.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
});

test.each([1, 2, 3])(
  'two stores that give and take a role at the same time both have their way (%d)',
  async (round) => {
    const email = `huda${round}@several.test`;
    const uid = await hired(first, owners[0], email, STAFF);
    await hired(first, owners[0], `owner${round}@several.test`, { ...STAFF, role: 'owner' });
    const huda = await loggedIn(email);
    const link = await invited(email);
    const change = (role: 'owner' | 'staff') =>
      owners[0].call('changeStaffRole', { storeId: first.id, uid, role });
    const given = await Promise.all([huda.call('acceptInvitation', link), change('owner')]);
    expect(given).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await claimsOf(uid)).toEqual({ [first.id]: 'owner', [second.id]: 'staff' });
    const taken = await Promise.all([
      owners[1].call('removeStaff', { storeId: second.id, uid }),
      change('staff'),
    ]);
    expect(taken).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await claimsOf(uid)).toEqual({ [first.id]: 'staff' });
  },
);

test('the last owner of a store stays, whatever they are elsewhere; two owners cannot both go', async () => {
  const one = await inBoth('one', 'owner');
  const leave = (client: Client) => client.call('removeStaff', { storeId: second.id, uid: client.uid });
  expect(await leave(one)).toMatchObject({ error: { code: 'last-owner' } });
  expect(await one.call('deleteMyAccount', { storeId: first.id })).toMatchObject({
    error: { code: 'last-owner' },
  });
  expect(await claimsOf(one.uid)).toEqual({ [first.id]: 'owner', [second.id]: 'owner' });
  const two = await inBoth('two', 'owner');
  const left = await Promise.all([leave(one), leave(two)]);
  expect(left.filter(({ ok }) => ok)).toHaveLength(1);
});

test('an account that is deleted leaves all stores', async () => {
  const gone = await inBoth('gone');
  const { uid } = gone;
  expect(await gone.call('exportMyData', { storeId: first.id })).toMatchObject({
    value: { roles: [{ storeId: first.id }, { storeId: second.id }] },
  });
  expect(await gone.call('deleteMyAccount', { storeId: first.id })).toMatchObject({ ok: true });
  for (const shop of [first, second]) {
    expect((await shop.db.doc(collections.storeUser(shop.store, uid)).get()).exists).toBe(false);
    expect((await shop.db.doc(collections.staffRole(shop.store, uid)).get()).get('role')).toBe('none');
  }
});

test('a store learns nothing of what its people are elsewhere', async () => {
  const sara = await inBoth('sara');
  const save = { storeId: second.id, name: 'Sara elsewhere', image: '' };
  expect(await sara.call('saveStoreUser', save)).toMatchObject({ ok: true });
  const { uid } = sara;
  const profile = (await first.db.doc(collections.user(uid)).get()).data();
  expect(Object.keys(profile ?? {}).sort()).toEqual(['email', 'isAdmin', 'uid']);

  const db = clientFirestore(owners[0]);
  const records = collection(db, collections.storeUsers());
  const seen = await getDocs(query(records, where('storeId', '==', first.id), limit(100)));
  expect(JSON.stringify(seen.docs.map((one) => one.data()))).not.toContain('elsewhere');
  await expect(getDocs(query(records, where('id', '==', uid), limit(100)))).rejects.toThrow();
  await expect(getDoc(doc(db, collections.user(uid)))).rejects.toThrow();
  await expect(getDoc(doc(db, collections.storeUser(second.store, uid)))).rejects.toThrow();
  const own = query(
    collection(clientFirestore(sara), collections.storeUsers()),
    where('id', '==', uid),
    limit(100),
  );
  expect((await getDocs(own)).docs.map((one) => one.get('storeId') as string).sort()).toEqual([
    first.id,
    second.id,
  ]);
  const log = await first.db.collection(collections.audit(first.store)).get();
  expect(JSON.stringify(log.docs.map((one) => one.data()))).not.toContain(second.id);
});

test('an account works for a bounded number of stores, whose claims fit into its token', async () => {
  const email = 'many@several.test';
  const uid = await hired(first, owners[0], email, STAFF);
  const names = Array.from({ length: MOST_ROLES - 1 }, (_, index) => `${index}`.padStart(64, 'm'));
  for (const name of names) {
    const record = { id: uid, storeId: name, email, name: '', image: '', role: 'owner' };
    await first.db.doc(collections.storeUser(storeId(name), uid)).set(record);
  }
  const many = await loggedIn(email);
  const link = await invited(email);
  expect(await many.call('acceptInvitation', link)).toMatchObject({ error: { code: 'roles-too-many' } });
  expect(await owners[0].call('changeStaffRole', { storeId: first.id, uid, role: 'owner' })).toMatchObject({
    ok: true,
  });
  expect(Object.keys((await claimsOf(uid)) as object)).toHaveLength(MOST_ROLES);
});
