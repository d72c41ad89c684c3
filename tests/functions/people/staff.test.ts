import { doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { creditId } from '@/functions/src/adapters/orders/prepaid';
import { moveBelongings } from '@/functions/src/handlers/account/move-belongings';
import { collections } from '@/lib/domain/collections';
import { clientFirestore } from '@/tests/fixtures/firebase/client-firestore';
import { hired, invitationToken, STAFF_PASSWORD } from '@/tests/fixtures/firebase/hired';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailsTo, mailTo } from '@/tests/fixtures/messages/local-mailbox';

const shop = new LocalShop('staff');
const SUBJECT = 'انضم إلى فريق';
const STAFF = { name: 'Rana Saleh', role: 'staff', locale: 'ar' } as const;

// Refusals are what these tests look for; the SDK would warn of each.
setLogLevel('silent');

beforeAll(() => shop.open());
afterAll(() => shop.close());

const adminAuth = () => getAuth(getApp(`admin-${shop.id}`));
const SESSION_OVER = { code: 'auth/user-token-expired' };

const invite = (owner: Client, email: string, role: 'owner' | 'staff' = 'staff') =>
  owner.call('inviteStaff', { storeId: shop.id, email, ...STAFF, role });

/** Somebody who accepted an invitation and logged in with the password that they chose. */
async function employed(owner: Client, name: string, role: 'owner' | 'staff' = 'staff'): Promise<Client> {
  const email = `${name}@staff.test`;
  await hired(shop, owner, email, { ...STAFF, role });
  return loggedIn(email);
}

async function loggedIn(email: string): Promise<Client> {
  const client = shop.visitor();
  await signInWithEmailAndPassword(client.auth, email, STAFF_PASSWORD);
  return client;
}

const recordOf = async (uid: string) =>
  (await shop.db.doc(collections.storeUser(shop.store, uid)).get()).data();

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

test('somebody without an account is invited in their language, and gets account and role by accepting', async () => {
  const owner = await shop.staff('inviter');
  const rana = await employed(owner, 'rana');
  expect(await recordOf(rana.uid)).toEqual({
    id: rana.uid,
    name: 'Rana Saleh',
    email: 'rana@staff.test',
    image: '',
    storeId: shop.id,
    role: 'staff',
  });
  const mail = await mailTo('rana@staff.test', ({ subject }) => subject.includes(SUBJECT));
  expect(mail.text).toContain('/ar/invitation/');
  expect(rana.auth.currentUser?.emailVerified).toBe(true);
});

test('the page of the link shows who invites whom to what, and its holder may say no', async () => {
  const owner = await shop.staff('asker');
  await invite(owner, 'asked@staff.test');
  const link = { storeId: shop.id, token: await invitationToken('asked@staff.test') };
  const shown = await shop.visitor().call('readInvitation', link);
  expect(shown).toMatchObject({
    value: { email: 'asked@staff.test', role: 'staff', invitedByName: 'asker@staff.test' },
  });
  expect(await shop.visitor().call('declineInvitation', link)).toMatchObject({ ok: true });
  expect(await shop.visitor().call('readInvitation', link)).toMatchObject({
    error: { code: 'link-expired' },
  });
});

test('an account that proved its address keeps its uid and gets the chosen password; the record is theirs to edit', async () => {
  const owner = await shop.staff('second-inviter');
  const shopper = await shop.member('mona');
  await adminAuth().updateUser(shopper.uid, { emailVerified: true });
  const member = await employed(owner, 'mona');
  expect(member.uid).toBe(shopper.uid);
  await expect(shopper.auth.currentUser?.getIdToken(true)).rejects.toMatchObject(SESSION_OVER);
  const save = { storeId: shop.id, name: 'Mona Said', image: '' };
  expect(await member.call('saveStoreUser', save)).toMatchObject({ ok: true });
  const image = `users/${member.uid}/photo.webp`;
  expect(await member.call('saveStoreUser', { storeId: shop.id, image })).toMatchObject({ ok: true });
  expect(await recordOf(member.uid)).toMatchObject({ name: 'Mona Said', image, role: 'staff' });
  const nameless = await member.call('saveStoreUser', { storeId: shop.id, name: '', image });
  expect(nameless).toMatchObject({ error: { fields: { name: 'field.name.short' } } });
});

test('an account that never proved its address is replaced, and its store credit moves once, with what it paid', async () => {
  const owner = await shop.staff('third-inviter');
  const { uid: before } = await shop.member('credited');
  const at = Timestamp.now();
  const [from, order] = [
    creditId(shop.store, before, 'USD'),
    shop.db.doc(collections.order(shop.store, 'paid')),
  ];
  await shop.db.doc(collections.prepaid(shop.store, from)).set({
    ...{ kind: 'credit', uid: before, currency: 'USD', initial: 0, balance: 2_500, active: true },
    createdAt: at,
  });
  await order.set({ uid: before, currency: 'USD', prepaid: { id: from, kind: 'credit', amount: 500 } });
  const { uid } = await employed(owner, 'credited');
  await moveBelongings({ db: shop.db, now: () => Date.now() }, before, uid);

  expect(uid).not.toBe(before);
  const to = creditId(shop.store, uid, 'USD');
  const stored = async (id: string) => {
    const ref = shop.db.doc(collections.prepaid(shop.store, id));
    const { docs } = await ref.collection('movements').get();
    return { ...(await ref.get()).data(), moved: docs.map((movement) => movement.get('amount') as unknown) };
  };
  expect(await stored(from)).toMatchObject({ uid: null, balance: 0, active: false, moved: [-2_500] });
  expect(await stored(to)).toMatchObject({ uid, balance: 2_500, active: true, moved: [2_500] });
  expect((await order.get()).data()).toMatchObject({ uid, prepaid: { id: to, amount: 500 } });
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
  const { uid } = await employed(owner, 'gone');
  await adminAuth().deleteUser(uid);
  expect(await owner.call('removeStaff', { storeId: shop.id, uid })).toMatchObject({ ok: true });
  expect(await recordOf(uid)).toBeUndefined();
});

test('whoever is removed is out at once, with the token they still hold, and returns by another invitation', async () => {
  const owner = await shop.staff('remover');
  const member = await employed(owner, 'omar');
  clientFirestore(member);
  await putOrder();
  expect(await readsOrders(member)).toBe(true);

  expect(await owner.call('removeStaff', { storeId: shop.id, uid: member.uid })).toMatchObject({ ok: true });
  expect(await readsOrders(member)).toBe(false);
  const save = { storeId: shop.id, name: 'Still here', image: '' };
  // The Admin SDK refuses the token itself when it is from an earlier second than the removal.
  const answer = await member.call('saveStoreUser', save).catch(() => null);
  expect(answer ?? { error: { code: 'not-allowed' } }).toMatchObject({ error: { code: 'not-allowed' } });
  const { uid } = member;
  expect(await recordOf(uid)).toBeUndefined();
  expect((await adminAuth().getUser(uid)).customClaims).toEqual({ stores: {} });
  await expect(member.auth.currentUser?.getIdToken(true)).rejects.toMatchObject(SESSION_OVER);

  const first = await invitationToken('omar@staff.test');
  await invite(owner, 'omar@staff.test');
  const link = { storeId: shop.id, token: await invitationToken('omar@staff.test', first) };
  const accepted = await shop.visitor().call('acceptInvitation', { ...link, password: STAFF_PASSWORD });
  expect(accepted).toMatchObject({ ok: true });
  const back = await loggedIn('omar@staff.test');
  clientFirestore(back);
  expect(await readsOrders(back)).toBe(true);
});

test('whoever works for a store leaves it by themselves, and may delete their account then', async () => {
  const owner = await shop.staff('collector');
  const member = await employed(owner, 'leaver');
  const request = { storeId: shop.id };
  const leave = { ...request, uid: member.uid };
  expect(await member.call('removeStaff', leave)).toMatchObject({ ok: true });
  expect(await recordOf(member.uid)).toBeUndefined();

  const left = await loggedIn('leaver@staff.test');
  // Nobody's staff: there is nothing to leave, and nobody else to take along.
  expect(await left.call('removeStaff', leave)).toMatchObject({ ok: true });
  const other = { ...leave, uid: owner.uid };
  expect(await left.call('removeStaff', other)).toMatchObject({ error: { code: 'not-allowed' } });
  const free = await loggedIn('leaver@staff.test');
  expect(await free.call('deleteMyAccount', request)).toMatchObject({ ok: true });
});

test('a login under another address than the role’s is shown to the owner', async () => {
  const owner = await shop.staff('watcher');
  const member = await employed(owner, 'lina');
  expect(await member.call('completeSignUp', { storeId: shop.id })).toMatchObject({ ok: true });
  await adminAuth().updateUser(member.uid, { email: 'lina@new.test' });
  const renamed = await loggedIn('lina@new.test');
  expect(await renamed.call('completeSignUp', { storeId: shop.id })).toMatchObject({ ok: true });
  expect(await recordOf(member.uid)).toMatchObject({
    email: 'lina@staff.test',
    currentEmail: 'lina@new.test',
  });
});

test('a former owner is staff at once, and whom they invited stays out; the last owner stays', async () => {
  const first = await shop.staff('first');
  const second = await employed(first, 'second', 'owner');
  const demote = { storeId: shop.id, uid: second.uid, role: 'staff' } as const;
  // The others of this file have claims alone; by its records the store has this one owner.
  expect(await first.call('changeStaffRole', demote)).toMatchObject({ error: { code: 'last-owner' } });
  expect(await first.call('removeStaff', demote)).toMatchObject({ error: { code: 'last-owner' } });
  await employed(first, 'third', 'owner');
  expect(await invite(second, 'friend@staff.test', 'owner')).toMatchObject({ ok: true });
  const token = await invitationToken('friend@staff.test');
  expect(await first.call('changeStaffRole', demote)).toMatchObject({ ok: true });
  const taken = await first.call('acceptInvitation', { storeId: shop.id, token, password: STAFF_PASSWORD });
  expect(taken).toMatchObject({ error: { code: 'link-expired' } });
  expect(await invite(second, 'x@staff.test')).toMatchObject({ error: { code: 'not-allowed' } });
});

test('staff, other stores and shoppers change nobody', async () => {
  const staff = await shop.member('clerk', { [shop.id]: 'staff' });
  const colleague = await shop.member('colleague', { [shop.id]: 'staff' });
  const elsewhere = await shop.member('elsewhere', { other: 'owner' });
  for (const client of [staff, elsewhere, await shop.member('buyer')])
    for (const answer of [
      await invite(client, 'y@staff.test'),
      await client.call('withdrawInvitation', { storeId: shop.id, invitationId: 'any' }),
      await client.call('removeStaff', { storeId: shop.id, uid: colleague.uid }),
      await client.call('changeStaffRole', { storeId: shop.id, uid: client.uid, role: 'owner' }),
    ])
      expect(answer).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await mailsTo('y@staff.test')).toEqual([]);
});

test("a picture of somebody else's account is refused; ended sessions are over", async () => {
  const staff = await shop.member('photo', { [shop.id]: 'staff' });
  const save = { storeId: shop.id, name: 'Photo', image: 'users/somebody/photo.webp' };
  expect(await staff.call('saveStoreUser', save)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await staff.call('endSessions', {})).toMatchObject({ ok: true });
  await expect(staff.auth.currentUser?.getIdToken(true)).rejects.toMatchObject(SESSION_OVER);
});
