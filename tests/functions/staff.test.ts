import { doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { confirmPasswordReset, signInWithCustomToken, signInWithEmailAndPassword } from 'firebase/auth';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { collections } from '@/lib/domain/collections';
import { mailsTo, mailTo } from '@/tests/fixtures/local-mailbox';
import { clientFirestore } from '@/tests/fixtures/client-firestore';
import { LocalShop, type Client } from '@/tests/fixtures/local-shop';

const shop = new LocalShop('staff');
const SUBJECT = 'انضم إلى فريق';

// Refusals are what these tests look for; the SDK would warn of each.
setLogLevel('silent');

beforeAll(() => shop.open());
afterAll(() => shop.close());

const adminAuth = () => getAuth(getApp(`admin-${shop.id}`));
const SESSION_OVER = { code: 'auth/user-token-expired' };

const invite = (owner: Client, email: string, role: 'owner' | 'staff' = 'staff') =>
  owner.call('inviteStaff', { storeId: shop.id, email, name: 'Rana Saleh', role, locale: 'ar' });

/** Somebody with an account whose address is proved to be theirs. */
async function resident(name: string): Promise<Client> {
  const member = await shop.member(name);
  await adminAuth().updateUser(member.uid, { emailVerified: true });
  return member;
}

const recordOf = async (uid: string) => (await shop.db.doc(collections.storeUser(uid)).get()).data();

/** Whether the person may read what only the store's people may, by the token in hand. */
async function readsOrders({ auth }: Client): Promise<boolean> {
  const db = getFirestore(auth.app);
  const order = doc(db, collections.order(shop.store, 'any'));
  return getDoc(order).then(
    () => true,
    () => false,
  );
}

/** An order that belongs to nobody here, so that only the store's people may read it. */
const putOrder = () => shop.db.doc(collections.order(shop.store, 'any')).set({ uid: 'somebody' });

test('somebody without an account is invited once per asking, in their language, and gets the role', async () => {
  const owner = await shop.staff('inviter');
  const answer = await invite(owner, 'rana@staff.test');
  expect(answer).toMatchObject({ ok: true });
  const uid = answer.ok ? answer.value.uid : '';
  expect(await recordOf(uid)).toEqual({
    id: uid,
    name: 'Rana Saleh',
    email: 'rana@staff.test',
    image: '',
    storeId: shop.id,
    role: 'staff',
  });
  const mail = await mailTo('rana@staff.test', ({ subject }) => subject.includes(SUBJECT));
  expect(mail.text).toContain('mode=resetPassword');
  expect(await invite(owner, 'rana@staff.test')).toEqual(answer);
});

test('an account of the shop keeps its password; its mail leads into the admin', async () => {
  const owner = await shop.staff('second-inviter');
  const member = await resident('mona');
  expect(await invite(owner, 'mona@staff.test')).toEqual({ ok: true, value: { uid: member.uid } });
  const mail = await mailTo('mona@staff.test', ({ subject }) => subject.includes(SUBJECT));
  expect(mail.text).toContain('/ar/admin/dashboard');
  await member.auth.currentUser?.getIdToken(true);
  expect(
    await member.call('saveStoreUser', { storeId: shop.id, name: 'Mona Said', image: '' }),
  ).toMatchObject({
    ok: true,
  });
  const image = `users/${member.uid}/photo.webp`;
  expect(await member.call('saveStoreUser', { storeId: shop.id, image })).toMatchObject({ ok: true });
  expect(await recordOf(member.uid)).toMatchObject({ name: 'Mona Said', image, role: 'staff' });
  const nameless = await member.call('saveStoreUser', { storeId: shop.id, name: '', image });
  expect(nameless).toMatchObject({ error: { fields: { name: 'field.name.short' } } });
});

test('whoever signed up with an address before it was invited is out, and its mailbox alone opens the account', async () => {
  const owner = await shop.staff('third-inviter');
  const stranger = await shop.member('salma');
  const { uid } = stranger;
  const phone = { providerId: 'phone', uid: '+15550100', phoneNumber: '+15550100' };
  await adminAuth().updateUser(uid, { providerToLink: phone });
  expect(await invite(owner, 'salma@staff.test')).toEqual({ ok: true, value: { uid } });
  await expect(stranger.auth.currentUser?.getIdToken(true)).rejects.toMatchObject(SESSION_OVER);
  const { auth } = shop.visitor();
  await expect(signInWithEmailAndPassword(auth, 'salma@staff.test', 'demo1234')).rejects.toThrow();
  const { providerData, customClaims } = await adminAuth().getUser(uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  expect(customClaims).toEqual({ stores: { [shop.id]: 'staff' } });

  const mail = await mailTo('salma@staff.test', ({ subject }) => subject.includes(SUBJECT));
  const code = new URL(/http\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('oobCode') ?? '';
  await confirmPasswordReset(auth, code, 'chosen-by-salma');
  await signInWithEmailAndPassword(auth, 'salma@staff.test', 'chosen-by-salma');
  expect(auth.currentUser?.emailVerified).toBe(true);
});

test('who works here already is invited again without losing a session, verified or not', async () => {
  const owner = await shop.staff('fourth-inviter');
  const clerk = await shop.member('hadi', { [shop.id]: 'staff' });
  await shop.db.doc(collections.storeUser(clerk.uid)).set({ storeId: shop.id, role: 'staff', name: 'Hadi' });
  expect(await invite(owner, 'hadi@staff.test')).toMatchObject({ ok: true });
  await expect(clerk.auth.currentUser?.getIdToken(true)).resolves.toEqual(expect.any(String));
});

test('nobody else is removed: a stranger to the store keeps every session, whoever asks', async () => {
  const owner = await shop.staff('hostile');
  const stranger = await shop.member('stranger');
  const asked = { storeId: shop.id, uid: stranger.uid };
  expect(await owner.call('removeStaff', asked)).toMatchObject({ error: { code: 'staff-not-found' } });
  await expect(stranger.auth.currentUser?.getIdToken(true)).resolves.toEqual(expect.any(String));
});

test('somebody whose account is gone leaves the store all the same', async () => {
  const owner = await shop.staff('keeper');
  const invited = await invite(owner, 'gone@staff.test');
  const uid = invited.ok ? invited.value.uid : '';
  await adminAuth().deleteUser(uid);
  expect(await owner.call('removeStaff', { storeId: shop.id, uid })).toMatchObject({ ok: true });
  expect(await recordOf(uid)).toBeUndefined();
});

test('whoever is removed is out at once, with the token they still hold', async () => {
  const owner = await shop.staff('remover');
  const member = await resident('omar');
  clientFirestore(member);
  await putOrder();
  await invite(owner, 'omar@staff.test');
  await member.auth.currentUser?.getIdToken(true);
  expect(await readsOrders(member)).toBe(true);

  expect(await owner.call('removeStaff', { storeId: shop.id, uid: member.uid })).toMatchObject({ ok: true });
  expect(await readsOrders(member)).toBe(false);
  const save = { storeId: shop.id, name: 'Still here', image: '' };
  // The Admin SDK refuses the token itself when it is from an earlier second than the removal.
  const answer = await member.call('saveStoreUser', save).catch(() => null);
  expect(answer ?? { error: { code: 'not-allowed' } }).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await recordOf(member.uid)).toBeUndefined();
  const { uid } = member;
  expect((await adminAuth().getUser(uid)).customClaims).toEqual({ stores: {} });
  await expect(member.auth.currentUser?.getIdToken(true)).rejects.toMatchObject(SESSION_OVER);

  await invite(owner, 'omar@staff.test');
  await signInWithCustomToken(member.auth, await adminAuth().createCustomToken(uid));
  expect(await readsOrders(member)).toBe(true);
});

test('whoever was made staff unasked leaves by themselves, and may delete their account', async () => {
  const owner = await shop.staff('collector');
  const member = await resident('unasked');
  await invite(owner, 'unasked@staff.test');
  await member.auth.currentUser?.getIdToken(true);
  const leave = { storeId: shop.id, uid: member.uid };
  expect(await member.call('removeStaff', leave)).toMatchObject({ ok: true });
  expect(await recordOf(member.uid)).toBeUndefined();

  await signInWithCustomToken(member.auth, await adminAuth().createCustomToken(member.uid));
  // Nobody's staff: there is nothing to leave, and nobody else to take along.
  expect(await member.call('removeStaff', leave)).toMatchObject({ ok: true });
  const other = { ...leave, uid: owner.uid };
  expect(await member.call('removeStaff', other)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await member.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
});

test('with a token from before, who is invited is staff and who left is none', async () => {
  const owner = await shop.staff('mirror');
  const member = await resident('lina');
  const request = { storeId: shop.id };
  const isAdmin = async () => (await shop.db.doc(collections.user(member.uid)).get()).get('isAdmin');
  await invite(owner, 'lina@staff.test');
  expect(await member.call('completeSignUp', request)).toMatchObject({ ok: true });
  expect(await isAdmin()).toBe(true);
  expect(await member.call('deleteMyAccount', request)).toMatchObject({ error: { code: 'staff-account' } });

  await member.auth.currentUser?.getIdToken(true);
  expect(await owner.call('removeStaff', { ...request, uid: member.uid })).toMatchObject({ ok: true });
  expect(await member.call('completeSignUp', request)).toMatchObject({ ok: true });
  expect(await isAdmin()).toBe(false);
});

test('a former owner is staff at once; the last owner stays', async () => {
  const first = await shop.staff('first');
  const second = await resident('second');
  await invite(first, 'second@staff.test', 'owner');
  await second.auth.currentUser?.getIdToken(true);
  const demote = { storeId: shop.id, uid: second.uid, role: 'staff' } as const;
  // The others of this file have claims alone; by its records the store has this one owner.
  expect(await first.call('changeStaffRole', demote)).toMatchObject({ error: { code: 'last-owner' } });
  expect(await first.call('removeStaff', demote)).toMatchObject({ error: { code: 'last-owner' } });
  await invite(first, 'first@staff.test', 'owner');
  expect(await first.call('changeStaffRole', demote)).toMatchObject({ ok: true });
  expect(await invite(second, 'x@staff.test')).toMatchObject({ error: { code: 'not-allowed' } });
});

test('staff, other stores and shoppers change nobody; nobody works for two stores', async () => {
  const staff = await shop.member('clerk', { [shop.id]: 'staff' });
  const colleague = await shop.member('colleague', { [shop.id]: 'staff' });
  const elsewhere = await shop.member('elsewhere', { other: 'owner' });
  for (const client of [staff, elsewhere, await shop.member('buyer')])
    for (const answer of [
      await invite(client, 'y@staff.test'),
      await client.call('removeStaff', { storeId: shop.id, uid: colleague.uid }),
      await client.call('changeStaffRole', { storeId: shop.id, uid: client.uid, role: 'owner' }),
    ])
      expect(answer).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await mailsTo('y@staff.test')).toEqual([]);

  await shop.db.doc(collections.storeUser(elsewhere.uid)).set({ storeId: 'other', role: 'owner' });
  expect(await invite(await shop.staff('third'), 'elsewhere@staff.test')).toMatchObject({
    error: { code: 'staff-elsewhere' },
  });
});

test("a picture of somebody else's account is refused; ended sessions are over", async () => {
  const staff = await shop.member('photo', { [shop.id]: 'staff' });
  const save = { storeId: shop.id, name: 'Photo', image: 'users/somebody/photo.webp' };
  expect(await staff.call('saveStoreUser', save)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await staff.call('endSessions', {})).toMatchObject({ ok: true });
  await expect(staff.auth.currentUser?.getIdToken(true)).rejects.toMatchObject(SESSION_OVER);
});
