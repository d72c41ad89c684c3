import { signInWithEmailAndPassword } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { createCountRefusal } from '@/functions/src/limits/count-refusals';
import { parseAuditEntry } from '@/lib/domain/audit/audit-entry';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseAnnouncements } from '@/lib/domain/platform/announcement';
import { parsePlatformEntry } from '@/lib/domain/platform/platform-entry';
import { parsePlatformStore } from '@/lib/domain/platform/platform-store';
import { parseSuspension } from '@/lib/domain/platform/suspension';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { writeReads } from '@/lib/server/reads/write-reads';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { operatorOf } from '@/tests/fixtures/firebase/people/operators';
import { callAsThief } from '@/tests/fixtures/firebase/stale-session';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aGiftRequest, aHandOrderRequest, aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('operated');
const HOSTS = ['operated.localhost', 'operated.example'];
const OWNER = 'owner@operated.test';
let operator: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: { name: { en: 'Oud House', ar: 'بيت العود' } } });
  [operator, owner] = await Promise.all([operatorOf(shop), shop.staff()]);
  const record = { storeId: shop.id, id: owner.uid, email: OWNER, name: 'Rana', image: '', role: 'owner' };
  await shop.db.doc(collections.storeUser(shop.store, owner.uid)).set(record);
  await Promise.all(HOSTS.map((host) => shop.db.doc(collections.domain(host)).set(recordOf(host))));
});
afterAll(() => shop.close());

const recordOf = (host: string): DomainRecord => ({
  storeId: shop.store,
  kind: host.endsWith('localhost') ? 'platform' : 'custom',
  state: 'open',
  redirectTo: host.endsWith('localhost') ? 'operated.example' : null,
});
const change = (to: 'suspended' | 'reopened', reason = 'It sells what is not its own.') => ({
  ...{ storeId: shop.id, to, reason },
});
async function states() {
  const stored = await shop.db.getAll(...HOSTS.map((host) => shop.db.doc(collections.domain(host))));
  return stored.map((doc) => doc.get('state') as string);
}
async function suspension() {
  const stored = await shop.db.doc(collections.suspension(shop.store)).get();
  return stored.exists ? parseSuspension(stored.data()) : null;
}
async function platformLog() {
  const { docs } = await shop.db
    .collection(collections.platformActivity())
    .where('storeId', '==', shop.id)
    .orderBy('at', 'desc')
    .get();
  return docs.map((doc) => parsePlatformEntry(doc.id, doc.data()));
}

test('a store is suspended on all hosts with a reason that its people read, and reopened', async () => {
  expect(await operator.call('changeStoreState', change('suspended'))).toEqual({
    ok: true,
    value: { state: 'suspended' },
  });
  expect(await states()).toEqual(['suspended', 'suspended']);
  expect(await suspension()).toMatchObject({ reason: 'It sells what is not its own.', before: 'open' });
  const mail = await mailTo(OWNER, ({ subject }) => subject.includes('is suspended'));
  expect(mail.text).toContain('It sells what is not its own.');
  const by = { uid: operator.uid, email: 'operator@operated.test' };
  expect(await platformLog()).toMatchObject([
    { by, action: 'suspend-store', reason: change('suspended').reason },
  ]);
  const { docs } = await shop.db.collection(collections.audit(shop.store)).get();
  expect(docs.map((doc) => parseAuditEntry(doc.id, doc.data()))).toMatchObject([
    {
      by: { ...by, role: 'operator' },
      action: 'changeStoreState',
      things: [{ fields: [{ field: 'state', before: 'open', after: 'suspended' }, { field: 'reason' }] }],
    },
  ]);

  const again = await operator.call('changeStoreState', change('suspended'));
  expect(again).toMatchObject({ ok: false, error: { code: 'store-state-unchanged' } });
  await operator.call('changeStoreState', change('reopened', 'They took it down.'));
  expect([await states(), await suspension()]).toEqual([['open', 'open'], null]);
  await mailTo(OWNER, ({ subject }) => subject.includes('is open again'));
  expect((await platformLog()).map(({ action }) => action)).toEqual(['reopen-store', 'suspend-store']);
});

test('attack: a suspended store sells nothing and takes no money, whoever calls past its site', async () => {
  const guest = await shop.guest();
  const { id: orderId } = await shop.placed(guest);
  await operator.call('changeStoreState', change('suspended'));
  const answers = [
    await guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id })),
    await owner.call('placeHandOrder', aHandOrderRequest({ storeId: shop.id })),
    await guest.call('buyGiftCard', aGiftRequest(shop.id)),
    await guest.call('startPayment', { storeId: shop.id, orderId }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ error: { code: 'store-closed' } });
  // Whatever its owner saves meanwhile.
  const note = { en: '', ar: '' };
  expect(await owner.call('saveTrading', { storeId: shop.id, state: 'open', note })).toMatchObject({
    ok: true,
  });
  const again = await guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id, key: 'again' }));
  expect(again).toMatchObject({ error: { code: 'store-closed' } });
  await operator.call('changeStoreState', change('reopened'));
  const open = await guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id, key: 'open' }));
  expect(open).toMatchObject({ ok: true });
});

test('a store that its owner had closed is closed again after a suspension', async () => {
  await Promise.all(HOSTS.map((host) => shop.db.doc(collections.domain(host)).update({ state: 'closed' })));
  await operator.call('changeStoreState', change('suspended'));
  const reopened = await operator.call('changeStoreState', change('reopened'));
  expect([reopened, await states()]).toEqual([
    { ok: true, value: { state: 'closed' } },
    ['closed', 'closed'],
  ]);
  await Promise.all(HOSTS.map((host) => shop.db.doc(collections.domain(host)).update({ state: 'open' })));
});

test('race: of two operators who suspend a store at once, one does, with one entry and one mail', async () => {
  const other = await operatorOf(shop, 'other-operator');
  const before = (await platformLog()).length;
  const answers = await Promise.all(
    [operator, other].map((one) => one.call('changeStoreState', change('suspended', 'Both'))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await platformLog()).length).toBe(before + 1);
  await operator.call('changeStoreState', change('reopened'));
});

test('attack: nobody but a fresh, present and proved operator suspends a store', async () => {
  const request = change('suspended', 'Attack');
  const refused = async (client: Client) => {
    const answer = await client.call('changeStoreState', request);
    return answer.ok ? 'ok' : answer.error.code;
  };
  const staff = await shop.member('clerk', { [shop.id]: 'staff' });
  expect([await refused(owner), await refused(staff)]).toEqual(['not-allowed', 'not-allowed']);
  expect(await callAsThief(operator, 60, 'changeStoreState', request)).toBe('not-allowed');

  const auth = getAuth(shop.app);
  const claimant = await shop.member('claimant');
  await auth.setCustomUserClaims(claimant.uid, { operator: true });
  await claimant.auth.currentUser?.getIdToken(true);
  expect(await refused(claimant)).toBe('not-allowed');

  const unproved = await operatorOf(shop, 'unproved');
  await auth.updateUser(unproved.uid, { emailVerified: false });
  await unproved.auth.currentUser?.getIdToken(true);
  expect(await refused(unproved)).toBe('not-allowed');

  const disabled = await operatorOf(shop, 'disabled-operator');
  await auth.updateUser(disabled.uid, { disabled: true });
  expect(await refused(disabled)).toBe('not-allowed');

  const removed = await operatorOf(shop, 'removed-operator');
  await shop.db.doc(collections.platformOperator(removed.uid)).delete();
  expect(await refused(removed)).toBe('not-allowed');
  expect(await states()).toEqual(['open', 'open']);
});

test('attack: an old sign-in of an operator, and a store’s page, suspend nothing', async () => {
  const request = change('suspended', 'Attack');
  const email = 'operator@operated.test';
  const since = Math.floor(Date.now() / 1000) - 3600;
  await shop.db.doc(collections.platformOperator(operator.uid)).update({ since });
  expect(await callAsThief(operator, 30, 'changeStoreState', request)).toBe('fresh-sign-in-required');
  await signInWithEmailAndPassword(operator.auth, email, 'demo1234');
  const token = await operator.auth.currentUser?.getIdToken();
  const port = new URL(process.env.NEXT_PUBLIC_SITE_URL ?? 'http://localhost:3000').port;
  const fromStore = await callFrom('192.0.2.77', 'changeStoreState', request, {
    token,
    origin: `http://operated.localhost:${port}`,
  });
  expect(fromStore.code).toBe('not-allowed');
  expect(await states()).toEqual(['open', 'open']);
});

test('an operator’s own account is not deleted before they are removed', async () => {
  const leaving = await operatorOf(shop, 'leaving-operator');
  const answer = await leaving.call('deleteMyAccount', { storeId: shop.id });
  expect(answer).toMatchObject({ ok: false, error: { code: 'operator-account' } });
});

test('the schedule counts what operators see of a store, and forgets one that is gone', async () => {
  await shop.placed(await shop.guest());
  await shop.counted();
  await shop.db.doc(collections.storeUsage(shop.store)).set({
    limits: {
      products: { level: 'full', used: 5, quota: 5, at: 1, refused: 3, refusedAt: 1 },
      orders: { level: 'full', used: 9, quota: 9, at: 1, month: '2020-01' },
    },
  });
  // A store that nothing counted yet has no place for these.
  await writeReads(storeId('operated-invented'), 9);
  const ref = shop.db.doc(collections.platformStore(shop.store));
  await ref.set({ readsByDay: { '2020-01-01': 1000 }, reads: 1000 });
  await Promise.all([writeReads(shop.store, 40), writeReads(shop.store, 2)]);
  await createCountRefusal({ db: shop.db, now: Date.now })(shop.store);
  await shop.db.doc('platformStores/operated-gone').set({ name: { en: 'Gone', ar: '' } });
  await runSchedule('surveyStoresAndSweepDesigns');
  const stored = await ref.get();
  expect(parsePlatformStore(shop.id, stored.data())).toMatchObject({
    ...{ name: { en: 'Oud House', ar: 'بيت العود' }, hosts: ['operated.example', 'operated.localhost'] },
    ...{ state: 'open', owners: [OWNER], staff: 1, orders: 3, products: 1, plan: null },
    limits: [{ quota: 'products', level: 'full' }],
    ...{ reads: 42, refusals: 1, planRefusals: 3 },
  });
  const words = stored.get('words') as string[];
  expect(words).toEqual(expect.arrayContaining(['oud h', 'house', 'العود', 'operated.ex', 'owner@op']));
  for (const gone of ['operated-gone', 'operated-invented'])
    expect((await shop.db.doc(`platformStores/${gone}`).get()).exists).toBe(false);
});

test('notices to all stores are one document, five at most, and those that are over are dropped', async () => {
  const now = Date.now();
  const notice = (id: string, until = now + 60_000) => ({
    ...{ id, text: { en: `Notice ${id}`, ar: 'إعلان' }, severity: 'info' as const, from: now, until },
  });
  const written = async () =>
    parseAnnouncements((await shop.db.doc(collections.platformAnnouncements()).get()).data()).map(
      ({ id }) => id,
    );
  await shop.db
    .doc(collections.platformAnnouncements())
    .set({ announcements: [{ ...notice('over'), from: 1, until: 2 }] });
  for (const id of ['n1', 'n2', 'n3', 'n4', 'n5'])
    expect(await operator.call('announce', notice(id))).toMatchObject({ ok: true });
  await operator.call('announce', notice('n5', now + 120_000));
  expect((await written()).sort()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
  expect(await operator.call('announce', notice('n6'))).toMatchObject({
    error: { code: 'announcements-too-many' },
  });
  await operator.call('withdrawAnnouncement', { announcementId: 'n1' });
  await operator.call('withdrawAnnouncement', { announcementId: 'n1' });
  expect(await operator.call('announce', notice('late', now - 1))).toMatchObject({
    error: { code: 'invalid-input', fields: { until: 'field.until.invalid' } },
  });
  expect((await written()).sort()).toEqual(['n2', 'n3', 'n4', 'n5']);
  const { docs } = await shop.db
    .collection(collections.platformActivity())
    .where('action', '==', 'withdraw-announcement')
    .where('by.uid', '==', operator.uid)
    .get();
  expect(docs).toHaveLength(1);
  await shop.db.doc(collections.platformAnnouncements()).delete();
});
