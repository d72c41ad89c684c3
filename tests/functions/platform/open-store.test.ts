import { randomUUID } from 'node:crypto';
import { applyActionCode } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { OpenStoreRequest } from '@/lib/domain/api/platform/opening';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { STARTER_PATH } from '@/lib/domain/opening/starter';
import { MOST_STORES } from '@/lib/domain/opening/store-opening';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { fillLeftStores } from '@/functions/src/handlers/opening/fill-store';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import { askAgain } from '@/tests/fixtures/ask-again';
import { hired } from '@/tests/fixtures/firebase/hired';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('open-store');
const { api } = new LocalStripe('platform');
const bucket = getStorage(shop.app).bucket();
const PICTURE = 'starters/test/sun.webp';
const PLAN = 'open-store-plan';

beforeAll(async () => {
  await shop.open();
  const image = { path: PICTURE, alt: { en: 'Sun', ar: 'شمس' }, width: 4, height: 5 };
  const product = { ...aProduct(), images: [image] };
  const hero = { title: { en: 'Hi', ar: 'أهلًا' }, subtitle: { en: '', ar: '' }, image };
  const starter = { folder: 'starters/test/', hero, categories: [], brands: [], products: [product] };
  for (const path of [PICTURE, 'starters/test/sun-600.webp'])
    await bucket.file(path).save(Buffer.from('webp'), { resumable: false });
  await bucket.file(STARTER_PATH).save(JSON.stringify(starter), { resumable: false });
  const { id } = await api.prices.create({
    ...{
      currency: 'usd',
      unit_amount: 1900,
      recurring: { interval: 'month' },
      product_data: { name: 'Plan' },
    },
  });
  const words = { en: 'Plan', ar: 'باقة' };
  await shop.db.doc(collections.package(PLAN)).set({
    ...{ plan: PLAN, name: words, description: words, features: [], price: 1900, currency: 'USD' },
    ...{ interval: 'month', stripePriceId: id, order: 0, recommended: false },
  });
});
afterAll(() => shop.close());

const nameOf = () => `s-${randomUUID().slice(0, 13)}`;
const hostOf = (name: string) => `${name}.localhost`;

const request = (changes: Partial<OpenStoreRequest> = {}): OpenStoreRequest => ({
  key: randomUUID(),
  name: { en: 'Oud House', ar: 'بيت العود' },
  platformName: nameOf(),
  locale: 'ar',
  country: 'SA',
  currency: 'SAR',
  template: 'empty',
  package: '',
  colors: { primary: '#0F5C6E', secondary: '#26706E' },
  ...changes,
});

async function opened(client: Client, changes?: Partial<OpenStoreRequest>) {
  const answer = await client.call('openStore', request(changes));
  if (!answer.ok) throw new Error(answer.error.code);
  return storeId(answer.value.storeId);
}

const documentOf = async (path: string) => (await shop.db.doc(path).get()).data();
/** The person's stores with the role in each. */
const rolesOf = async (uid: string) => {
  const { docs } = await shop.db.collection(collections.storeUsers()).where('id', '==', uid).get();
  return docs.map((doc) => `${doc.get('storeId')} ${doc.get('role')}`).sort();
};
const domainsOf = async (id: string) =>
  (await shop.db.collection(collections.domains()).where('storeId', '==', id).get()).size;

test('an unverified account gets the store at once, and its rights by the link of the mail', async () => {
  const owner = await shop.member('amal');
  const platformName = nameOf();
  const store = await opened(owner, { platformName });
  expect(await documentOf(collections.domain(hostOf(platformName)))).toEqual({
    ...{ storeId: store, kind: 'platform', state: 'open', redirectTo: null },
  });
  expect(parseStoreSetting(store, await documentOf(collections.storeSetting(store)))).toMatchObject({
    ...{ platformName, baseCurrency: 'SAR', timeZone: 'Asia/Riyadh', primaryColor: '#0F5C6E' },
    contact: { email: 'amal@open-store.test' },
  });
  expect(await documentOf(collections.user(owner.uid))).toMatchObject({ isAdmin: true, name: 'Oud House' });

  const plan = () => owner.call('refreshPlan', { storeId: store });
  await owner.auth.currentUser?.getIdToken(true);
  expect(await plan()).toMatchObject({ error: { code: 'not-allowed' } });
  const mail = await mailTo('amal@open-store.test', ({ text }) => text.includes('verifyEmail'));
  const code = new URL(/http\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('oobCode') ?? '';
  await applyActionCode(owner.auth, code);
  await owner.auth.currentUser?.getIdToken(true);
  expect(await plan()).toMatchObject({ ok: true });
});

test('of two people who want one address at once, one gets it', async () => {
  const people = await Promise.all(['huda', 'rami', 'sara'].map((name) => shop.member(name)));
  const platformName = nameOf();
  const tried = people.map((one) => ({ one, asked: request({ platformName }) }));
  const answers = await Promise.all(
    tried.map(({ one, asked }) => askAgain(() => one.call('openStore', asked))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.filter((answer) => !answer.ok);
  for (const answer of refused)
    expect(answer).toMatchObject({
      error: { code: 'invalid-input', fields: { platformName: 'field.platformName.taken' } },
    });
  // Nothing of theirs is left, so they may choose another one.
  const [other] = people.filter((_, index) => !answers[index]?.ok);
  expect(await rolesOf(other?.uid ?? '')).toEqual([]);
  expect(await other?.call('openStore', request())).toMatchObject({ ok: true });
});

test('the same key opens one store, however often it is sent', async () => {
  const owner = await shop.member('twice');
  const same = request();
  const answers = await Promise.all([1, 2, 3].map(() => owner.call('openStore', same)));
  const [first] = answers;
  for (const answer of answers) expect(answer).toEqual(first);
  expect(await owner.call('openStore', { ...same, platformName: nameOf() })).toEqual(first);
  expect(await domainsOf(first?.ok ? first.value.storeId : '')).toBe(1);
  expect(await rolesOf(owner.uid)).toHaveLength(1);
  const another = await opened(owner);
  const stores = [first?.ok ? first.value.storeId : '', another].sort();
  expect(await rolesOf(owner.uid)).toEqual(stores.map((store) => `${store} owner`));
  const { customClaims } = await getAuth(shop.app).getUser(owner.uid);
  expect(Object.keys(customClaims?.stores as object).sort()).toEqual(stores);
});

test('a store begins with the boards, in its own currency, once', async () => {
  const store = await opened(await shop.member('boards'), {
    template: 'boards',
    currency: 'KWD',
    country: 'KW',
  });
  const found = await shop.db.collection(collections.products(store)).get();
  expect(found.size).toBe(1);
  expect(found.docs[0]?.get('price')).not.toBe(aProduct().price);
  expect(found.docs[0]?.get('images')).toMatchObject([{ path: `stores/${store}/sun.webp` }]);
  expect(await bucket.file(`stores/${store}/sun-600.webp`).exists()).toEqual([true]);
  expect(await documentOf(collections.storeSetting(store))).toMatchObject({
    homepage: { hero: { title: { en: 'Hi' } } },
  });
  expect(await documentOf(collections.storeOpening(store))).toMatchObject({ fillDueAt: null });
});

test('what an interruption left undone the schedule completes, once', async () => {
  const deps = {
    db: shop.db,
    now: Date.now,
    pictures: createPictureStore(() => bucket),
    log: { error: jest.fn() },
  };
  const store = await opened(await shop.member('interrupted'));
  const products = shop.db.collection(collections.products(store));
  const due = () =>
    shop.db.doc(collections.storeOpening(store)).update({ fillDueAt: Timestamp.now(), template: 'boards' });
  await due();
  await fillLeftStores(deps);
  const [board] = (await products.get()).docs;
  expect(board?.id).toBe('board');
  await board?.ref.delete();
  await fillLeftStores(deps);
  expect((await products.get()).size).toBe(0);
  expect(deps.log.error).not.toHaveBeenCalled();

  await bucket.file(PICTURE).delete();
  await due();
  await fillLeftStores(deps);
  expect((await documentOf(collections.storeOpening(store)))?.fillDueAt).not.toBeNull();
  expect(deps.log.error).toHaveBeenCalledTimes(1);
  expect((await products.get()).size).toBe(0);
});

test('the trial begins by the opener’s wish alone, and once', async () => {
  const owner = await shop.member('trial');
  const store = await opened(owner, { package: PLAN });
  const stranger = await shop.member('stranger');
  expect(await stranger.call('startTrial', { storeId: store })).toMatchObject({
    error: { code: 'not-allowed' },
  });
  for (let time = 0; time < 2; time += 1)
    expect(await owner.call('startTrial', { storeId: store })).toEqual({ ok: true, value: { ok: true } });
  const plans = await shop.db.collection(collections.subscriptions(owner.uid)).get();
  expect(plans.docs.map((plan) => [plan.get('status'), plan.get('storeId')])).toEqual([['trialing', store]]);
});

test('a trial whose price Stripe does not know waits, and holds back nobody else’s', async () => {
  const sold = await documentOf(collections.package(PLAN));
  const unknown = `${PLAN}-unknown`;
  await shop.db
    .doc(collections.package(unknown))
    .set({ ...sold, plan: unknown, stripePriceId: 'price_none' });
  const owners = [await shop.member('unpriced'), await shop.member('priced')] as const;
  const stores = [await opened(owners[0], { package: unknown }), await opened(owners[1], { package: PLAN })];
  const early = (at: number) => ({ trialDueAt: Timestamp.fromMillis(at) });
  for (const [at, store] of stores.entries())
    await shop.db.doc(collections.storeOpening(store)).update(early(1 + at));
  await runSchedule('followPlans');
  const openings = await Promise.all(stores.map((store) => documentOf(collections.storeOpening(store))));
  expect(openings[1]?.trialDueAt).toBeNull();
  expect((openings[0]?.trialDueAt as Timestamp).toMillis()).toBeGreaterThan(Date.now());
  const plans = await shop.db.collection(collections.subscriptions(owners[1].uid)).get();
  expect(plans.docs.map((plan) => plan.get('status') as unknown)).toEqual(['trialing']);
});

test('names that are too short, reserved, or no part of an address are refused at their field', async () => {
  const owner = await shop.member('names');
  const refusal = async (changes: Partial<OpenStoreRequest>) => {
    const answer = await owner.call('openStore', request(changes));
    return answer.ok ? null : (answer.error.fields ?? answer.error.code);
  };
  expect(await refusal({ name: { en: 'Oud', ar: 'بيت العود' } })).toEqual({ 'name.en': 'field.name.short' });
  expect(await refusal({ name: { en: '1234', ar: 'بيت العود' } })).toEqual({
    'name.en': 'field.name.invalid',
  });
  expect(await refusal({ name: { en: 'Visa Support', ar: 'بيت العود' } })).toEqual({
    'name.en': 'field.storeName.reserved',
  });
  for (const platformName of ['admin', 'paypal'])
    expect(await refusal({ platformName })).toEqual({ platformName: 'field.platformName.reserved' });
  for (const platformName of ['ab', 'a_b', 'xn--oud', '../demo', `a${'b'.repeat(40)}`])
    expect(await refusal({ platformName })).toEqual({ platformName: 'field.platformName.invalid' });
  expect(await refusal({ package: 'none' })).toBe('plan-not-found');
  expect(await rolesOf(owner.uid)).toEqual([]);
});

test('a guest opens no store, and nobody one in the name of an address that is not theirs any more', async () => {
  const guest = await shop.guest();
  expect(await guest.call('openStore', request())).toMatchObject({ error: { code: 'login-required' } });
  const member = await shop.member('renamed');
  await getAuth(shop.app).updateUser(member.uid, { email: 'another@open-store.test' });
  expect(await member.call('openStore', request())).toMatchObject({ ok: false });
  expect(await rolesOf(member.uid)).toEqual([]);
});

test('a store opened under an address that somebody never proved keeps its owner from no other store', async () => {
  const squatter = await shop.member('victim');
  const squatted = await opened(squatter);
  const owner = await shop.staff('inviter');
  const invited = { name: 'Rana Saleh', role: 'staff', locale: 'en' } as const;
  const uid = await hired(shop, owner, 'victim@open-store.test', invited);
  expect(uid).not.toBe(squatter.uid);
  expect(await rolesOf(uid)).toEqual([`${shop.id} staff`]);
  expect(await rolesOf(squatter.uid)).toEqual([]);
  expect(await documentOf(collections.staffRole(squatted, uid))).toBeUndefined();
});

test('the store that somebody opened is among their own data', async () => {
  const owner = await shop.member('exporter');
  const platformName = nameOf();
  const store = await opened(owner, { platformName });
  expect(await owner.call('exportMyData', { storeId: store })).toMatchObject({
    value: { openings: [{ storeId: store, host: hostOf(platformName) }] },
  });
});

test('one account opens a bounded number of stores', async () => {
  const owner = await shop.member('collector');
  for (let number = 0; number < MOST_STORES; number += 1)
    await shop.db.doc(`${collections.storeOpenings()}/collected-${number}`).set({
      ...{ uid: owner.uid, host: hostOf(`collected-${number}`), template: 'empty' },
    });
  expect(await owner.call('openStore', request())).toMatchObject({ error: { code: 'stores-too-many' } });
});

test('a taken address is told with a free one, and not to whoever asks for thousands', async () => {
  await withinOneHour();
  const owner = await shop.member('asker');
  const platformName = nameOf();
  expect(await owner.call('checkStoreName', { platformName })).toEqual({
    ok: true,
    value: { free: true, suggestion: '' },
  });
  await opened(owner, { platformName });
  expect(await owner.call('checkStoreName', { platformName: platformName.toUpperCase() })).toEqual({
    ok: true,
    value: { free: false, suggestion: `${platformName}-shop` },
  });
  const most = rateLimitsOf('checkStoreName').person?.most ?? 0;
  let answer = await owner.call('checkStoreName', { platformName });
  for (let asked = 0; asked <= most && answer.ok; asked += 1)
    answer = await owner.call('checkStoreName', { platformName });
  expect(answer).toMatchObject({ error: { code: 'too-many-requests' } });
});
