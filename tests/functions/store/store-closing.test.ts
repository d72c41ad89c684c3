import { Timestamp } from 'firebase-admin/firestore';
import type { PlanChange } from '@/lib/domain/api/billing';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { CLOSING_MS, parseStoreClosing } from '@/lib/domain/leaving/store-closing';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { sellPlan, subscriptionsOnce } from '@/tests/fixtures/money/plans';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('closes-for-good');
const stripe = new LocalStripe('platform');
const PLAN = 'closing-plan';
let owner: Client;
let second: Client;

beforeAll(async () => {
  await shop.open();
  await sellPlan(shop.db, stripe.api, PLAN, 1900);
  [owner, second] = await Promise.all([anOwner('owner'), anOwner('second')]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const addressOf = (name: string) => `${name}@${shop.id}.test`;

/** An owner with a record, as invitations make them. */
async function anOwner(name: string): Promise<Client> {
  const client = await shop.staff(name);
  const record = { id: client.uid, name, email: addressOf(name), image: '', storeId: shop.id, role: 'owner' };
  await shop.db.doc(collections.storeUser(shop.store, client.uid)).set(record);
  return client;
}

const close = (name = 'Test Boards') => owner.call('closeStore', { storeId: shop.id, name });
const buy = () =>
  owner.call('createBillingSession', { storeId: shop.id, locale: 'en', kind: 'checkout', packageId: PLAN });
const changePlan = (change: PlanChange) =>
  owner.call('changePlan', { storeId: shop.id, change, packageId: PLAN });
const reopen = () => second.call('reopenStore', { storeId: shop.id });
const ref = shop.db.doc(collections.storeClosing(shop.store));
const closing = async () => {
  const stored = await ref.get();
  return stored.exists ? parseStoreClosing(stored.id, stored.data()) : null;
};
const state = async () =>
  (await shop.db.doc(collections.storeSetting(shop.store)).get()).get('trading.state') as unknown;
const hasMail = async (name: string, subject: string) =>
  (await mailTo(addressOf(name), (mail) => mail.subject.includes(subject))).text;
/** As if so much of the waiting period were over. */
const age = (ms: number) =>
  ref.update({
    endsAt: Timestamp.fromMillis(Date.now() + CLOSING_MS - ms),
    dueAt: Timestamp.fromMillis(Date.now() - 1),
  });

test('an owner closes with the store’s name alone; orders are refused, and every owner is told', async () => {
  const held = shop.db.doc(collections.domain('closes-for-good.localhost'));
  await held.set({ storeId: shop.id, kind: 'platform', state: 'open', redirectTo: null });
  expect(await close('Another Shop')).toMatchObject({
    error: { code: 'invalid-input', fields: { name: 'field.storeName.differs' } },
  });
  expect(await owner.call('readClosing', { storeId: shop.id })).toEqual({
    ok: true,
    value: { orders: 0, giftCards: 0, hasPlan: false, domain: '' },
  });
  const [first, again] = await Promise.all([close(), close()]);
  expect([first.ok, again.ok].filter(Boolean)).toHaveLength(1);
  expect(await state()).toBe('closed');
  const guest = await shop.guest();
  const order = await guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id }));
  expect(order).toMatchObject({ error: { code: 'store-closed' } });
  const pausing = await owner.call('saveTrading', {
    ...{ storeId: shop.id, state: 'open' },
    note: { en: '', ar: '' },
  });
  expect(pausing).toMatchObject({ error: { code: 'store-closed' } });
  for (const name of ['owner', 'second'])
    expect(await hasMail(name, 'is closed and will be removed on')).toContain(addressOf('owner'));
});

test('the reminder goes out once, three days before the end', async () => {
  await age(CLOSING_MS - 2 * 24 * 60 * 60 * 1000);
  await runSchedule('followLeaving');
  await runSchedule('followLeaving');
  for (const name of ['owner', 'second']) await hasMail(name, 'will be removed in three days');
  const reminders = (await mailsTo(addressOf('second'))).filter(({ subject }) =>
    subject.includes('three days'),
  );
  expect(reminders).toHaveLength(1);
});

test('stores whose plans have not ended, and one that fails, keep no other store waiting', async () => {
  const far = Timestamp.fromMillis(Date.now() + CLOSING_MS);
  const waiting = Array.from({ length: 20 }, (_, at) => `a-waiting-${String(at).padStart(2, '0')}`);
  const refs = [...waiting, 'a-failing'].map((id) => shop.db.doc(collections.storeClosing(storeId(id))));
  const batch = shop.db.batch();
  for (const other of refs)
    batch.set(other, {
      ...{ state: 'ending', by: '', startedAt: far, endsAt: far, planDueAt: far },
      dueAt: Timestamp.fromMillis(1),
      ...(other.id === 'a-failing' && { state: 'unknown' }),
    });
  await batch.commit();
  await ref.update({ dueAt: Timestamp.fromMillis(Date.now() - 1) });
  await runSchedule('followLeaving');
  expect((await closing())?.dueAt).toBeGreaterThan(Date.now());
  await Promise.all(refs.map((other) => other.delete()));
});

test('any owner undoes it, and the shop sells again', async () => {
  expect(await reopen()).toMatchObject({ ok: true });
  expect([await state(), await closing()]).toEqual(['open', null]);
  await hasMail('owner', 'closing it was undone');
});

test('a break goes on where the closing is undone, and its mail does not say that the shop is open', async () => {
  const note = { en: 'Back on Sunday', ar: 'نعود يوم الأحد' };
  await owner.call('saveTrading', { storeId: shop.id, state: 'paused', note });
  await close();
  expect(await state()).toBe('closed');
  expect(await reopen()).toMatchObject({ ok: true });
  expect(await state()).toBe('paused');
  const undone = (await mailsTo(addressOf('owner'))).filter(({ subject }) => subject.includes('was undone'));
  for (const { text } of undone) expect(text).not.toContain('is open');
  await owner.call('saveTrading', { storeId: shop.id, state: 'open', note });
});

test('the plan ends with the closing and goes on when it is undone, also where Stripe was away', async () => {
  const checkout = await buy();
  if (!checkout.ok) throw new Error(checkout.error.code);
  await stripe.payCheckout(checkout.value.url);
  const ends = async (isEnding: boolean) =>
    subscriptionsOnce(shop.db, owner.uid, ([plan]) => plan?.cancelAtPeriodEnd === isEnding);
  await ends(false);
  await stripe.faults({ api: { fail: -1, reads: true } });
  expect(await close()).toMatchObject({ ok: true });
  expect((await closing())?.planDueAt).not.toBeNull();
  await stripe.faults({});
  await ref.update({ planDueAt: Timestamp.fromMillis(Date.now() - 1) });
  await runSchedule('followPlans');
  await ends(true);
  expect((await closing())?.planDueAt).toBeNull();
  expect(await buy()).toMatchObject({ error: { code: 'store-closed' } });
  for (const change of ['resume', 'switch'] as const)
    expect(await changePlan(change)).toMatchObject({ error: { code: 'store-closed' } });
  expect(await changePlan('cancel')).toMatchObject({ ok: true });
  expect(await reopen()).toMatchObject({ ok: true });
  await ends(false);
});

test('undone after the paid period, a plan that is over stays over, and the others go on', async () => {
  const [first] = await subscriptionsOnce(shop.db, owner.uid, ([plan]) => plan !== undefined);
  const { id: second } = await stripe.api.subscriptions.create({
    customer: first?.stripeId ?? '',
    items: [{ price: first?.stripePriceId ?? '' }],
    default_payment_method: 'pm_card_visa',
  });
  await close();
  await stripe.hurry(first?.id ?? '');
  expect((await closing())?.plansEnded).toHaveLength(2);
  await ref.update({ plansEnded: [first?.id, second] });
  expect(await reopen()).toEqual({ ok: true, value: { ok: true } });
  expect([await state(), await closing()]).toEqual(['open', null]);
  const [over, goesOn] = await Promise.all(
    [first?.id ?? '', second].map((id) => stripe.api.subscriptions.retrieve(id)),
  );
  expect([over?.status, goesOn?.cancel_at_period_end]).toEqual(['canceled', false]);
});

test('undone at the last second it is either undone or over, never both', async () => {
  await close();
  await age(CLOSING_MS);
  const [undone] = await Promise.all([reopen(), runSchedule('followLeaving')]);
  const over = (await closing())?.state === 'ending';
  expect(over).toBe(!undone.ok);
  expect(await state()).toBe(over ? 'closed' : 'open');
  if (!over) {
    await close();
    await age(CLOSING_MS);
    await runSchedule('followLeaving');
  }
  expect(await reopen()).toMatchObject({ error: { code: 'store-closed' } });
  for (const name of ['owner', 'second']) await hasMail(name, 'is being removed');
});

test('after the end everything is gone but the reserved host, and nobody of the store gets in', async () => {
  const [setting, plan] = await shop.db.getAll(
    ...[collections.storeSetting(shop.store), collections.package(PLAN)].map((path) => shop.db.doc(path)),
  );
  // A page of Stripe's that somebody left open.
  const page = await stripe.api.checkout.sessions.create({
    ...{ customer: setting?.get('stripeId'), mode: 'subscription', success_url: 'https://shop.example' },
    line_items: [{ price: plan?.get('stripePriceId'), quantity: 1 }],
  });
  await runSchedule('followPlans');
  expect((await stripe.api.checkout.sessions.retrieve(page.id)).status).toBe('expired');
  await ref.update({ dueAt: Timestamp.fromMillis(Date.now() - 1) });
  await runSchedule('followLeaving');
  expect((await closing())?.state).toBe('removed');
  expect((await shop.db.doc(`stores/${shop.id}`).listCollections()).map(({ id }) => id)).toEqual([]);
  const left = await Promise.all(
    [collections.storeSetting(shop.store), collections.storeUser(shop.store, owner.uid)].map((path) =>
      shop.db.doc(path).get(),
    ),
  );
  expect(left.map(({ exists }) => exists)).toEqual([false, false]);
  expect((await owner.call('readClosing', { storeId: shop.id })).ok).toBe(false);
  const host = shop.db.doc(collections.domain('closes-for-good.localhost'));
  expect((await host.get()).get('state')).toBe('closed');
  await ref.update({ dueAt: Timestamp.fromMillis(Date.now() - 1) });
  await runSchedule('followLeaving');
  expect([(await host.get()).exists, await closing()]).toEqual([false, null]);
});
