import {
  applyActionCode,
  sendEmailVerification,
  signInWithEmailAndPassword,
  updateEmail,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { inviteStaff } from '@/functions/src/handlers/staff/invite-staff';
import { collections } from '@/lib/domain/collections';
import { hired, invitationToken, STAFF_PASSWORD } from '@/tests/fixtures/firebase/hired';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { statusOfReading } from '@/tests/fixtures/firebase/under-rules';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';

const shop = new LocalShop('fault-invitations');
const other = new LocalShop('fault-invitations-other');
const ROLE = { name: 'Rana Saleh', role: 'owner', locale: 'en' } as const;
const STRANGERS = 'demo1234';
let owner: Client;

beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  owner = await shop.staff();
  await shop.db.doc(collections.order(shop.store, 'any')).set({ uid: 'somebody' });
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const auth = () => getAuth(shop.app);
const addressOf = (name: string) => `${name}@${shop.id}.test`;
const readsOrders = async (client: Client) =>
  (await statusOfReading(client, collections.order(shop.store, 'any'))) === 200;

async function codeTo(address: string): Promise<string> {
  const mail = await mailTo(address, ({ text }) => text.includes('oobCode='));
  return new URL(/http\S+oobCode\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('oobCode') ?? '';
}

const accept = (token: string) =>
  shop.visitor().call('acceptInvitation', { storeId: shop.id, token, password: STAFF_PASSWORD });

/** Somebody who logs in with the password that the invited person chose. */
async function loggedIn(email: string): Promise<Client> {
  const client = shop.visitor();
  await signInWithEmailAndPassword(client.auth, email, STAFF_PASSWORD);
  return client;
}

/** What the stranger still has: neither their session, nor its next token, nor their password reaches the role. */
async function expectKeptOut(stranger: Client, email: string): Promise<void> {
  expect(await readsOrders(stranger)).toBe(false);
  await stranger.auth.currentUser?.getIdToken(true).catch(() => null);
  expect(await readsOrders(stranger)).toBe(false);
  const again = shop.visitor();
  const inside = await signInWithEmailAndPassword(again.auth, email, STRANGERS).catch(() => null);
  expect(inside && (await readsOrders(again))).toBeFalsy();
}

/** Invites by the people screen, or as `npm run store -- create` does. */
const WAYS = {
  owner: (email: string) => owner.call('inviteStaff', { storeId: shop.id, email, ...ROLE }),
  operator: (email: string) =>
    inviteStaff({ db: shop.db, now: () => Date.now() }, { storeId: shop.id, email, ...ROLE }, null),
};

test.each(['owner', 'operator'] as const)(
  'fault 53: a code to change the address, asked for before the %s invited it, changes no account with a role',
  async (way) => {
    const [email, own] = [addressOf(`rana-${way}`), `stranger-${way}@elsewhere.test`];
    const stranger = await shop.member(`rana-${way}`);
    if (stranger.auth.currentUser) await verifyBeforeUpdateEmail(stranger.auth.currentUser, own);
    const code = await codeTo(own);
    expect(await WAYS[way](email)).toMatchObject({ ok: true });
    expect(await accept(await invitationToken(email))).toMatchObject({ ok: true });

    await applyActionCode(shop.visitor().auth, code).catch(() => null);
    await expectKeptOut(stranger, own);
    await expectKeptOut(stranger, email);
    const rana = await loggedIn(email);
    expect(rana.uid).not.toBe(stranger.uid);
    expect(await readsOrders(rana)).toBe(true);
    expect((await auth().getUserByEmail(email)).customClaims).toEqual({ stores: { [shop.id]: 'owner' } });
  },
);

test('fault 53: a code that recovers the former address of a stranger’s account recovers no role', async () => {
  const email = addressOf('salma');
  const stranger = await shop.member('strangers-own');
  await auth().updateUser(stranger.uid, { emailVerified: true });
  const user = stranger.auth.currentUser;
  if (user) await updateEmail(user, email);
  const code = await codeTo(addressOf('strangers-own'));
  expect(await WAYS.owner(email)).toMatchObject({ ok: true });
  expect(await accept(await invitationToken(email))).toMatchObject({ ok: true });
  await applyActionCode(shop.visitor().auth, code).catch(() => null);
  await expectKeptOut(stranger, addressOf('strangers-own'));
  expect(await readsOrders(await loggedIn(email))).toBe(true);
});

test('fault 53: whoever knows the password of an account that proved its address, or linked a provider, is out', async () => {
  const email = addressOf('mona');
  const stranger = await shop.member('mona');
  const { uid } = stranger;
  if (stranger.auth.currentUser) await sendEmailVerification(stranger.auth.currentUser);
  // The victim follows the stranger's mail.
  await applyActionCode(shop.visitor().auth, await codeTo(email));
  const phone = { providerId: 'phone', uid: '+15550100', phoneNumber: '+15550100' };
  await auth().updateUser(uid, { providerToLink: phone });
  await stranger.auth.currentUser?.getIdToken(true);
  expect(await WAYS.owner(email)).toMatchObject({ ok: true });
  const [accepted] = await Promise.all([
    accept(await invitationToken(email)),
    // A session of the same second as the acceptance.
    signInWithEmailAndPassword(stranger.auth, email, STRANGERS).catch(() => null),
  ]);
  expect(accepted).toMatchObject({ ok: true });
  await expectKeptOut(stranger, email);
  const account = await auth().getUserByEmail(email);
  expect(account.uid).toBe(uid);
  expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  expect(await readsOrders(await loggedIn(email))).toBe(true);
});

test('fault 53: a role is for its address: after a change of e-mail it counts nowhere, until that one is invited', async () => {
  const email = addressOf('omar');
  const uid = await hired(shop, owner, email, ROLE);
  const omar = await loggedIn(email);
  expect(await readsOrders(omar)).toBe(true);
  await auth().updateUser(uid, { email: addressOf('new-omar') });
  const renamed = await loggedIn(addressOf('new-omar'));
  expect(await readsOrders(renamed)).toBe(false);
  const save = { storeId: shop.id, name: 'Omar', image: '' };
  expect(await renamed.call('saveStoreUser', save)).toMatchObject({ error: { code: 'not-allowed' } });
  // Neither does an address that nobody proved.
  await auth().updateUser(uid, { email, emailVerified: false });
  expect(await readsOrders(await loggedIn(email))).toBe(false);
});

test('fault 53: what was ordered and kept under an unproved address goes to whom the mailbox belongs', async () => {
  const email = addressOf('lina');
  const lina = await shop.member('lina');
  const order = await shop.placed(lina);
  await shop.db.doc(collections.wish(lina.uid, shop.store, 'board')).set({ storeId: shop.id });
  const uid = await hired(shop, owner, email, { ...ROLE, role: 'staff' });
  expect(uid).not.toBe(lina.uid);
  expect(await shop.order(order.id)).toMatchObject({ uid });
  expect((await shop.db.doc(collections.wish(uid, shop.store, 'board')).get()).exists).toBe(true);
  await expect(auth().getUser(lina.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

test('fault 66: an invitation that nobody answers changes nothing for the invited', async () => {
  const email = addressOf('hadi');
  const hadi = await shop.member('hadi');
  await auth().updateUser(hadi.uid, { emailVerified: true });
  const before = (await auth().getUser(hadi.uid)).toJSON();
  expect(await WAYS.owner(email)).toEqual({ ok: true, value: { ok: true } });
  // An address without an account, or of another store's people, is answered alike, and makes none.
  expect(await WAYS.owner(addressOf('nobody'))).toEqual({ ok: true, value: { ok: true } });
  await expect(auth().getUserByEmail(addressOf('nobody'))).rejects.toThrow();

  expect((await auth().getUser(hadi.uid)).toJSON()).toEqual(before);
  expect((await shop.db.doc(collections.storeUser(shop.store, hadi.uid)).get()).exists).toBe(false);
  expect(await readsOrders(hadi)).toBe(false);
  const first = await invitationToken(email);
  const staff = { storeId: other.id, email, ...ROLE, role: 'staff' } as const;
  await (await other.staff('other-owner')).call('inviteStaff', staff);
  const token = await invitationToken(email, first);
  const answer = { storeId: other.id, token, password: STAFF_PASSWORD };
  expect(await other.visitor().call('acceptInvitation', answer)).toMatchObject({ ok: true });
  // The mailbox alone does not open an account that works for a store.
  expect(await accept(first)).toMatchObject({ error: { code: 'login-required' } });
  const inOther = await loggedIn(email);
  expect(await inOther.call('removeStaff', { storeId: other.id, uid: inOther.uid })).toMatchObject({
    ok: true,
  });
  const free = await loggedIn(email);
  expect(await free.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
});

test('fault 66: a link works once, not after it was withdrawn, declined or sent again, and for no other store', async () => {
  const email = addressOf('noor');
  const ask = () => WAYS.owner(email);
  await ask();
  const first = await invitationToken(email);
  expect(await ask()).toMatchObject({ error: { code: 'too-many-requests' } });
  const gone = { error: { code: 'link-expired' } };
  const elsewhere = { storeId: other.id, token: first, password: STAFF_PASSWORD };
  expect(await other.visitor().call('acceptInvitation', elsewhere)).toMatchObject(gone);
  const weak = { storeId: shop.id, token: first, password: 'password12' };
  expect(await shop.visitor().call('acceptInvitation', weak)).toMatchObject({
    error: { fields: { password: 'field.password.common' } },
  });
  expect(await shop.visitor().call('declineInvitation', { storeId: shop.id, token: first })).toMatchObject({
    ok: true,
  });
  expect(await accept(first)).toMatchObject(gone);
  await ask();
  const second = await invitationToken(email, first);
  const { docs } = await shop.db
    .collection(collections.invitations(shop.store))
    .where('email', '==', email)
    .get();
  await owner.call('withdrawInvitation', { storeId: shop.id, invitationId: docs[0]?.id ?? '' });
  expect(await accept(second)).toMatchObject(gone);
  await expect(auth().getUserByEmail(email)).rejects.toThrow();
});
