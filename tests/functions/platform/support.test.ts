import { signInWithCustomToken } from 'firebase/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { parseAuditEntry } from '@/lib/domain/audit/audit-entry';
import { collections } from '@/lib/domain/collections';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { parsePlatformEntry } from '@/lib/domain/platform/platform-entry';
import { parseSupportAccess } from '@/lib/domain/platform/support-access';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { operatorOf } from '@/tests/fixtures/firebase/people/operators';
import { callAsThief } from '@/tests/fixtures/firebase/stale-session';
import { statusOfReading } from '@/tests/fixtures/firebase/under-rules';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('support-a');
const other = new LocalShop('support-b');
const OWNER = 'owner@support-a.test';
const REASON = 'The stock of a board does not add up.';
let owner: Client;
let staff: Client;
let made = 0;

beforeAll(async () => {
  for (const one of [shop, other]) {
    await one.open({ setting: { platformName: one.id } });
    // Shoppers go to the owner's domain; the admin answers here all the same.
    const record: DomainRecord = {
      ...{ storeId: one.store, kind: 'platform', state: 'open', redirectTo: 'boards.example' },
    };
    await one.db.doc(collections.domain(`${one.id}.localhost`)).set(record);
    await one.db.doc(collections.order(one.store, 'any')).set({ uid: 'somebody' });
  }
  [owner, staff] = [await shop.staff(), await shop.member('clerk', { [shop.id]: 'staff' })];
  const record = { storeId: shop.id, id: owner.uid, email: OWNER, name: 'Rana', image: '', role: 'owner' };
  await shop.db.doc(collections.storeUser(shop.store, owner.uid)).set(record);
});
afterAll(() => Promise.all([shop.close(), other.close()]));

/** An operator of their own for each test. */
const anOperator = () => operatorOf(shop, `operator-${(made += 1)}`);
const ask = (operator: Client, reason = REASON) =>
  operator.call('askForSupport', { storeId: shop.id, reason });
const allow = (operator: Client, hours: 1 | 8 | 24 | 72 = 1, by = owner) =>
  by.call('allowSupport', { storeId: shop.id, uid: operator.uid, hours });
const end = (operator: Client, by = owner) => by.call('endSupport', { storeId: shop.id, uid: operator.uid });
const enter = (operator: Client, storeId = shop.id) => operator.call('enterStore', { storeId });
const refOf = ({ uid }: Client) => shop.db.doc(collections.supportAccess(shop.store, uid));
const accessOf = async (operator: Client) => parseSupportAccess((await refOf(operator).get()).data());
const GONE = { ok: false, error: { code: 'support-gone' } };
const REFUSED = { ok: false, error: { code: 'not-allowed' } };

async function codeFor(operator: Client): Promise<string> {
  const entered = await enter(operator);
  return entered.ok ? (entered.value.entry?.code ?? '') : '';
}

const use = (code: string, one = shop) =>
  callFrom(
    '203.0.113.9',
    'finishSwitch',
    { storeId: one.id, code },
    { origin: `http://${one.id}.localhost:3000` },
  );

/** The operator's session in the store. */
async function inside(operator: Client): Promise<Client> {
  const client = shop.visitor();
  const { value } = await use(await codeFor(operator));
  await signInWithCustomToken(client.auth, text(fieldsOf(value).token) ?? '');
  return client;
}

const readsOrder = async (client: Client, { store }: LocalShop = shop) =>
  (await statusOfReading(client, collections.order(store, 'any'))) === 200;
const works = (client: Client) => client.call('readCompleteness', { storeId: shop.id });
async function logs(operator: Client) {
  const [platform, store] = await Promise.all([
    shop.db.collection(collections.platformActivity()).where('storeId', '==', shop.id).get(),
    shop.db.collection(collections.audit(shop.store)).get(),
  ]);
  const email = (await accessOf(operator))?.email ?? '';
  const byTime = <T extends { readonly at: number }>(entries: T[]) => entries.sort((a, b) => a.at - b.at);
  return {
    platform: byTime(platform.docs.map((one) => parsePlatformEntry(one.id, one.data())))
      .filter(({ by, subject }) => by.uid === operator.uid || subject.includes(email))
      .map(({ action }) => action),
    store: byTime(store.docs.map((one) => parseAuditEntry(one.id, one.data())))
      .filter(({ by, things }) => by.uid === operator.uid || things.some(({ id }) => id === operator.uid))
      .map(({ action, by }) => `${action} by ${by.role}`),
  };
}

test('an operator asks, an owner allows, the operator works in the store and is out at once; both logs tell it all', async () => {
  const operator = await anOperator();
  expect(await ask(operator, 'First words')).toEqual({ ok: true, value: { ok: true } });
  expect(await ask(operator)).toMatchObject({ ok: true });
  const mail = await mailTo(OWNER, ({ subject }) => subject.includes('asks to look into'));
  expect(mail.text).toContain('/admin/settings/store');
  expect(await accessOf(operator)).toMatchObject({ state: 'asked', reason: REASON });
  expect(await enter(operator)).toMatchObject(GONE);

  const before = Date.now();
  const allowed = await allow(operator, 8);
  expect(allowed.ok && allowed.value.until).toBeGreaterThanOrEqual(before + 8 * 3_600_000);
  expect(await ask(operator)).toMatchObject({ error: { code: 'support-running' } });
  const support = await inside(operator);
  expect([await readsOrder(support), (await works(support)).ok]).toEqual([true, true]);
  const { updatedAt } = await shop.product();
  const edit = {
    storeId: shop.id,
    products: [{ productId: 'board', baseUpdatedAt: updatedAt, status: 'draft' }],
  };
  expect(await support.call('changeProducts', edit as never)).toMatchObject({ ok: true });

  expect(await end(operator)).toMatchObject({ ok: true });
  expect(await end(operator)).toMatchObject({ ok: true });
  expect([await readsOrder(support), await works(support)]).toEqual([false, REFUSED]);
  expect(await logs(operator)).toEqual({
    platform: ['ask-support', 'ask-support', 'allow-support', 'enter-store', 'end-support'],
    store: [
      ...['askForSupport by operator', 'askForSupport by operator', 'allowSupport by owner'],
      ...['enterStore by operator', 'changeProducts by support', 'endSupport by owner'],
    ],
  });
});

test('what removes, pays, exports or changes people is refused to support, and so is everything of another store', async () => {
  const operator = await anOperator();
  await ask(operator);
  await allow(operator);
  const support = await inside(operator);
  const storeId = shop.id;
  const refused = [
    support.call('deleteProduct', { storeId, productId: 'board' }),
    support.call('recordOrderExport', { storeId }),
    support.call('cardAccount', { storeId }),
    support.call('connectStripe', { storeId, locale: 'en' }),
    support.call('beginStoreExport', { storeId }),
    support.call('allowSupport', { storeId, uid: operator.uid, hours: 72 }),
    support.call('updateOrderStatus', { storeId, orderId: 'any', from: 'placed', to: 'cancelled' }),
    support.call('readCompleteness', { storeId: other.id }),
    support.call('announce', {
      ...{ id: 'x', severity: 'info', from: 1, until: 2, text: { en: 'x', ar: 'x' } },
    }),
  ];
  expect(await Promise.all(refused)).toEqual(refused.map(() => REFUSED));
  expect(await readsOrder(support, other)).toBe(false);
});

test('support gets no link with which a shopper answers or changes an order', async () => {
  const operator = await anOperator();
  await ask(operator);
  await allow(operator);
  const support = await inside(operator);
  await shop.put(aProduct({ id: 'sold', slug: 'sold', variants: [aVariant()] }));
  const lines = [aRequestedLine({ productId: 'sold' })];
  const { id: orderId } = await shop.placed(await shop.guest(), { lines });
  const messageOf = async (client: Client) => {
    const hints = await client.call('readOrderHints', { storeId: shop.id, orderId });
    return hints.ok ? hints.value.message : hints.error.code;
  };
  expect(await messageOf(staff)).toContain('confirm%2F');
  expect(await messageOf(support)).toBeNull();
  const texts = { storeId: shop.id, messageIds: ['any'] };
  expect(await staff.call('renderMessages', texts)).toMatchObject({ ok: true });
  expect(await support.call('renderMessages', texts)).toEqual(REFUSED);
});

test('after the end every right is gone though nothing was swept, and an old code is worth nothing', async () => {
  const operator = await anOperator();
  await ask(operator);
  await allow(operator);
  const [support, late, ended] = [await inside(operator), await codeFor(operator), await codeFor(operator)];
  await refOf(operator).update({ until: Timestamp.fromMillis(Date.now() - 1) });
  expect([await readsOrder(support), await works(support)]).toEqual([false, REFUSED]);
  expect(await use(late)).toMatchObject({ code: 'link-expired' });
  expect(await enter(operator)).toMatchObject(GONE);

  // A new consent does not wake the sessions and codes of an earlier one.
  await ask(operator);
  await allow(operator);
  await refOf(operator).update({ since: Math.floor(Date.now() / 1000) + 5 });
  expect([await readsOrder(support), await works(support)]).toEqual([false, REFUSED]);
  await end(operator);
  expect(await use(ended)).toMatchObject({ code: 'link-expired' });
});

test('attack: nobody but an owner who proved it just now lets support in, and asking for one store opens no other', async () => {
  const operator = await anOperator();
  await ask(operator);
  expect(await allow(operator, 1, staff)).toEqual(REFUSED);
  expect(await end(operator, staff)).toEqual(REFUSED);
  expect(await allow(operator, 1, operator)).toEqual(REFUSED);
  const request = { storeId: shop.id, uid: operator.uid, hours: 1 } as const;
  expect(await callAsThief(owner, 30, 'allowSupport', request)).toBe('fresh-sign-in-required');
  const foreign = await other.staff('rival');
  expect(await allow(operator, 1, foreign)).toEqual(REFUSED);
  expect(
    await foreign.call('allowSupport', { storeId: other.id, uid: operator.uid, hours: 1 }),
  ).toMatchObject(GONE);
  expect(await owner.call('askForSupport', { storeId: shop.id, reason: REASON })).toEqual(REFUSED);
  await allow(operator);
  expect(await enter(operator, other.id)).toMatchObject(GONE);
  expect(await use(await codeFor(operator), other)).toMatchObject({ code: 'link-expired' });
});

test('who is no operator any more is out at once, is let in by nobody, and not by becoming one again', async () => {
  const [inStore, asking] = [await anOperator(), await anOperator()];
  await Promise.all([ask(inStore), ask(asking)]);
  await allow(inStore);
  const support = await inside(inStore);
  const roles = [inStore, asking].map(({ uid }) => shop.db.doc(collections.platformOperator(uid)));
  const [stored] = await shop.db.getAll(...roles);
  await Promise.all(roles.map((role) => role.delete()));
  expect([await readsOrder(support), await works(support)]).toEqual([false, REFUSED]);
  expect(await allow(asking)).toMatchObject(GONE);
  await roles[0]?.set({ ...stored?.data(), since: Math.floor(Date.now() / 1000) + 5 });
  expect([await readsOrder(support), await works(support)]).toEqual([false, REFUSED]);
});

test('race: of two owners who answer at once one does, and who is ended while they enter does not arrive', async () => {
  const operator = await anOperator();
  await ask(operator);
  const answers = await Promise.all([allow(operator, 1), allow(operator, 72)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const codes = await Promise.all([enter(operator), end(operator), enter(operator)]);
  const code = codes.flatMap((one) => (one.ok && 'entry' in one.value && one.value.entry?.code) || [])[0];
  if (code) expect(await use(code)).toMatchObject({ code: 'link-expired' });
  expect(await enter(operator)).toMatchObject(GONE);
  const { platform } = await logs(operator);
  expect(platform.filter((action) => action === 'allow-support')).toHaveLength(1);
});

test('a refused request opens nothing, and the operator may ask again', async () => {
  const operator = await anOperator();
  await ask(operator);
  await end(operator);
  expect(await accessOf(operator)).toMatchObject({ state: 'denied' });
  expect(await allow(operator)).toMatchObject(GONE);
  expect(await ask(operator)).toMatchObject({ ok: true });
  expect(await accessOf(operator)).toMatchObject({ state: 'asked' });
});
