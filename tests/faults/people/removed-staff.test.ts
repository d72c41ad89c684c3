import { signInWithEmailAndPassword } from 'firebase/auth';
import { parseAuditEntry } from '@/lib/domain/audit/audit-entry';
import { collections } from '@/lib/domain/collections';
import { hired, invitationToken, STAFF_PASSWORD } from '@/tests/fixtures/firebase/hired';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';

const shop = new LocalShop('fault-removed');
const LEFT = 'leaving@fault-removed.test';
const STAYS = 'stays@fault-removed.test';
const ROLE = { name: 'Rana Saleh', role: 'owner', locale: 'en' } as const;

beforeAll(() => shop.open());
afterAll(() => shop.close());

async function loggedIn(email: string) {
  const client = shop.visitor();
  await signInWithEmailAndPassword(client.auth, email, STAFF_PASSWORD);
  return client;
}

const field = async (path: string, name: string): Promise<unknown> =>
  (await shop.db.doc(path).get()).get(name);

test('fault 55: staff cannot lead the store’s notices or answers to an address of theirs', async () => {
  const staff = await shop.member('clerk', { [shop.id]: 'staff' });
  const { notifications, contact } = settingEdits;
  for (const part of [{ notifications }, { contact }])
    expect(await staff.call('saveStoreSetting', { storeId: shop.id, seen: 0, ...part })).toEqual({
      ok: false,
      error: { code: 'not-allowed' },
    });
});

test('fault 55: with the role goes all that would outlive it: addresses, browsers, sessions and invitations', async () => {
  const first = await shop.staff();
  await hired(shop, first, STAYS, ROLE);
  const uid = await hired(shop, first, LEFT, ROLE);
  const leaving = await loggedIn(LEFT);
  const { notifications, contact } = settingEdits;
  const own = { ...notifications, email: 'elsewhere@private.test' };
  const seen = Date.now();
  const request = { storeId: shop.id, seen };
  expect(await leaving.call('saveStoreSetting', { ...request, notifications: own })).toMatchObject({
    ok: true,
  });
  const answers = { ...contact, email: LEFT };
  expect(await leaving.call('saveStoreSetting', { ...request, contact: answers })).toMatchObject({
    ok: true,
  });
  const device = { storeId: shop.id, token: 'local-left', locale: 'en', newOrders: true } as const;
  expect(await leaving.call('registerDevice', device)).toMatchObject({ ok: true });
  const friend = 'friend@fault-removed.test';
  await leaving.call('inviteStaff', { storeId: shop.id, email: friend, ...ROLE });
  const token = await invitationToken(friend);

  const stays = await loggedIn(STAYS);
  expect(await stays.call('removeStaff', { storeId: shop.id, uid })).toMatchObject({ ok: true });
  expect(await field(collections.notificationSetting(shop.store), 'email')).toBe(STAYS);
  expect(await field(collections.storeSetting(shop.store), 'contact.email')).toBe(STAYS);
  expect(await field(collections.storeDevices(shop.store), 'devices')).toEqual([]);
  expect((await shop.db.collection(collections.devices(uid)).get()).empty).toBe(true);
  await expect(leaving.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
  const answer = { storeId: shop.id, token, password: STAFF_PASSWORD };
  expect(await shop.visitor().call('acceptInvitation', answer)).toMatchObject({
    error: { code: 'link-expired' },
  });
});

test('fault 55: a link of an order that staff took, which outlives their role, is in the activity log; a shopper’s own is not', async () => {
  const [guest, staff] = [await shop.guest(), await shop.member('keeper', { [shop.id]: 'staff' })];
  const { id: orderId } = await shop.placed(guest);
  const of = { storeId: shop.id, orderId };
  for (const client of [guest, staff, staff])
    expect(await client.call('readOrderLink', of)).toMatchObject({ ok: true });
  const { docs } = await shop.db
    .collection(collections.audit(shop.store))
    .where('action', '==', 'readOrderLink')
    .get();
  const taken = { by: { uid: staff.uid, role: 'staff' }, things: [{ kind: 'order', id: orderId }] };
  expect(docs.map((one) => parseAuditEntry(one.id, one.data()))).toMatchObject([taken, taken]);
});
