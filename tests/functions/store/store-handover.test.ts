import { getAuth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { invitationId } from '@/functions/src/handlers/staff/invite-staff';
import { collections } from '@/lib/domain/collections';
import { parseStoreHandover } from '@/lib/domain/leaving/store-handover';
import { hired, invitationToken, STAFF_PASSWORD } from '@/tests/fixtures/firebase/hired';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';

const shop = new LocalShop('changes-hands');
const stripe = new LocalStripe('platform');
let first: Client;

beforeAll(async () => {
  await shop.open();
  first = await shop.staff('first');
  await hired(shop, first, addressOf('second'), { name: 'Second', role: 'owner', locale: 'en' });
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const addressOf = (name: string) => `${name}@${shop.id}.test`;
const handOver = (by: Client, name: string, stays = false) =>
  by.call('handOverStore', {
    ...{ storeId: shop.id, email: addressOf(name), name: 'Successor', stays, locale: 'en' },
  });
const invite = (name: string, role: 'owner' | 'staff') =>
  first.call('inviteStaff', {
    storeId: shop.id,
    email: addressOf(name),
    name: 'Somebody',
    role,
    locale: 'en',
  });
const invitationOf = (name: string) =>
  shop.db.doc(collections.invitation(shop.store, invitationId(addressOf(name))));
const accept = async (name: string, earlier = '') => {
  const token = await invitationToken(addressOf(name), earlier);
  return shop.visitor().call('acceptInvitation', { storeId: shop.id, token, password: STAFF_PASSWORD });
};
const ref = shop.db.doc(collections.storeHandover(shop.store));
const handover = async () => {
  const stored = await ref.get();
  return stored.exists ? parseStoreHandover(stored.id, stored.data()) : null;
};
/** As if the waiting period were over. */
const age = () => ref.update({ endsAt: Timestamp.fromMillis(1), dueAt: Timestamp.fromMillis(1) });
const uidOf = async (name: string) => (await getAuth(shop.app).getUserByEmail(addressOf(name))).uid;
const roleOf = async (uid: string) =>
  (await shop.db.doc(collections.staffRole(shop.store, uid)).get()).get('role') as unknown;
const told = (name: string, subject: string, about = '') =>
  mailTo(addressOf(name), (mail) => mail.subject.includes(subject) && mail.text.includes(about));

test('a successor is in the staff until three days are over, and any owner cancels it', async () => {
  expect(await handOver(first, 'second')).toMatchObject({
    error: { code: 'invalid-input', fields: { email: 'field.handover.owner' } },
  });
  expect(await handOver(first, 'third')).toMatchObject({ ok: true });
  await told('second', 'is offered to');
  expect(await accept('third')).toMatchObject({ ok: true });
  await told('second', 'goes to');
  const third = await uidOf('third');
  expect(await roleOf(third)).toBe('staff');
  expect(await handOver(first, 'fourth')).toMatchObject({ error: { code: 'handover-waiting' } });
  await runSchedule('followLeaving');
  expect(await roleOf(third)).toBe('staff');
  expect(await first.call('cancelHandover', { storeId: shop.id })).toMatchObject({ ok: true });
  expect([await handover(), await roleOf(third)]).toEqual([null, 'none']);
  await told('second', 'stays in its hands');
});

test.each([
  ['withdrawn', 'staff'],
  ['declined', 'owner'],
  ['too old', 'staff'],
] as const)('a handover whose invitation was %s hands nothing over to a new %s', async (over, role) => {
  const name = over.replace(' ', '-');
  await handOver(first, name);
  const token = await invitationToken(addressOf(name));
  const { id } = invitationOf(name);
  if (over === 'withdrawn') await first.call('withdrawInvitation', { storeId: shop.id, invitationId: id });
  if (over === 'declined') await shop.visitor().call('declineInvitation', { storeId: shop.id, token });
  if (over === 'too old') await invitationOf(name).update({ expiresAt: Timestamp.fromMillis(1) });
  else {
    expect(await handover()).toBeNull();
    await told('second', 'stays in its hands', addressOf(name));
  }
  expect(await invite(name, role)).toMatchObject({ ok: true });
  expect(await accept(name, token)).toMatchObject({ ok: true });
  expect([await handover(), await roleOf(await uidOf(name))]).toEqual([null, role]);
});

test('it goes on when its invitation is sent again after it lapsed: nobody becomes an owner at once', async () => {
  await handOver(first, 'late');
  const token = await invitationToken(addressOf('late'));
  await invitationOf('late').update({ expiresAt: Timestamp.fromMillis(1) });
  expect(await invite('late', 'owner')).toMatchObject({ ok: true });
  expect(await accept('late', token)).toMatchObject({ ok: true });
  expect([(await handover())?.state, await roleOf(await uidOf('late'))]).toEqual(['accepted', 'staff']);
  await first.call('cancelHandover', { storeId: shop.id });
});

test('it ends with the role of the owner who asked for it, also where another one sent its invitation again', async () => {
  const leaver = await shop.staff('leaver');
  await handOver(leaver, 'heir');
  const token = await invitationToken(addressOf('heir'));
  await invitationOf('heir').update({ sentAt: Timestamp.fromMillis(1) });
  await invite('heir', 'owner');
  expect(await first.call('removeStaff', { storeId: shop.id, uid: leaver.uid })).toMatchObject({ ok: true });
  expect(await handover()).toBeNull();
  expect(await accept('heir', token)).toMatchObject({ error: { code: 'link-expired' } });
  await told('second', 'stays in its hands', addressOf('heir'));
});

test('its invitation may be sent again; one that does not say which is its own makes nobody an owner', async () => {
  await handOver(first, 'again');
  const token = await invitationToken(addressOf('again'));
  await invitationOf('again').update({ sentAt: Timestamp.fromMillis(1) });
  await invite('again', 'owner');
  expect(await accept('again', token)).toMatchObject({ ok: true });
  expect([(await handover())?.state, await roleOf(await uidOf('again'))]).toEqual(['accepted', 'staff']);
  await first.call('cancelHandover', { storeId: shop.id });

  await handOver(first, 'older');
  await ref.update({ issue: FieldValue.delete() });
  expect(await accept('older')).toMatchObject({ error: { code: 'link-expired' } });
  await first.call('cancelHandover', { storeId: shop.id });
});

test('after three days the successor is the owner, the plan is theirs, and the other one has left', async () => {
  const { customers, paymentMethods } = stripe.api;
  const customer = await customers.create({ email: addressOf('first'), name: 'First' });
  const card = async () => (await paymentMethods.attach('pm_card_visa', { customer: customer.id })).id;
  const former = await card();
  const paying = shop.db.doc(collections.billingCustomer(customer.id));
  await paying.set({ storeId: shop.id, uid: first.uid });
  await handOver(first, 'fifth');
  await accept('fifth');
  const fifth = await uidOf('fifth');
  await shop.db.doc(collections.storeUser(shop.store, first.uid)).set({
    ...{
      id: first.uid,
      name: 'First',
      email: addressOf('first'),
      image: '',
      storeId: shop.id,
      role: 'owner',
    },
  });
  await age();
  await runSchedule('followLeaving');
  await runSchedule('followLeaving');
  expect([await roleOf(fifth), await roleOf(first.uid)]).toEqual(['owner', 'none']);
  expect((await getAuth(shop.app).getUser(fifth)).customClaims?.stores).toEqual({ [shop.id]: 'owner' });
  expect((await paying.get()).get('uid')).toBe(fifth);
  expect(await handover()).toBeNull();
  await told('fifth', 'has changed hands', 'add another one');

  // The former owner's card pays nothing more, also where Stripe was away; what the new one adds meanwhile stays.
  await stripe.faults({ api: { fail: -1, reads: true } });
  await runSchedule('followPlans');
  await stripe.faults({});
  expect((await paymentMethods.retrieve(former)).customer).toBe(customer.id);
  const { created } = await paymentMethods.retrieve(former);
  const own = await card();
  await paying.update({ payerChangedAt: Timestamp.fromMillis(created * 1000) });
  await runSchedule('followPlans');
  const left = await customers.listPaymentMethods(customer.id);
  expect(left.data.map(({ id }) => id)).toEqual([own]);
  expect(await customers.retrieve(customer.id)).toMatchObject({ email: addressOf('fifth'), name: null });
  expect((await paying.get()).data()).toEqual({ storeId: shop.id, uid: fifth });
});

test('cancelled at the last second it is either cancelled or done, never both', async () => {
  const giver = await uidOf('fifth');
  const owner = await shop.member('giver', { [shop.id]: 'owner' });
  await shop.db.doc(collections.storeUser(shop.store, owner.uid)).set({
    ...{
      id: owner.uid,
      name: 'Giver',
      email: addressOf('giver'),
      image: '',
      storeId: shop.id,
      role: 'owner',
    },
  });
  await handOver(owner, 'sixth', true);
  await accept('sixth');
  const sixth = await uidOf('sixth');
  await age();
  const [cancelled] = await Promise.all([
    owner.call('cancelHandover', { storeId: shop.id }),
    runSchedule('followLeaving'),
  ]);
  await runSchedule('followLeaving');
  expect([await roleOf(owner.uid), await roleOf(sixth)]).toEqual(
    cancelled.ok ? ['owner', 'none'] : ['staff', 'owner'],
  );
  expect(await roleOf(giver)).toBe('owner');
  expect(await handover()).toBeNull();
});
