import { EmailAuthProvider, reauthenticateWithCredential, signInWithCustomToken } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { beginSwitch, SWITCH_MS } from '@/functions/src/handlers/switching/begin-switch';
import { finishSwitch } from '@/functions/src/handlers/switching/finish-switch';
import { collections } from '@/lib/domain/collections';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { statusOfReading } from '@/tests/fixtures/firebase/under-rules';

const from = new LocalShop('switch-from');
const to = new LocalShop('switch-to');
const third = new LocalShop('switch-third');
const FROM = 'http://switch-from.localhost:3000';
const TO = 'http://switch-to.localhost:3000';
const PLATFORM = 'http://localhost:3000';
const OWNERS_DOMAIN = 'https://boards.switch-to.test';
const PASSWORD = 'demo1234';
const GONE = 'link-expired';

beforeAll(async () => {
  for (const shop of [from, to, third]) {
    await shop.open({ setting: { platformName: shop.id } });
    await leads(`${shop.id}.localhost`, shop, {});
    await shop.db.doc(collections.order(shop.store, 'any')).set({ uid: 'somebody' });
  }
  await leads('boards.switch-to.test', to, { kind: 'custom' });
});
afterAll(() => Promise.all([from, to, third].map((shop) => shop.close())));

const auth = () => getAuth(from.app);

function leads(host: string, { store, db }: LocalShop, changes: Partial<DomainRecord>) {
  const record: DomainRecord = { storeId: store, kind: 'platform', state: 'open', redirectTo: null };
  return db.doc(collections.domain(host)).set({ ...record, ...changes });
}

const inBoth = (name: string, role = 'staff') =>
  from.member(name, { [from.id]: role, [to.id]: role, [third.id]: role });

async function asked(client: Client, origin = FROM) {
  const token = await client.auth.currentUser?.getIdToken();
  return callFrom('203.0.113.7', 'beginSwitch', { storeId: to.id }, { token, origin });
}

async function codeOf(client: Client): Promise<string> {
  const { value, code } = await asked(client);
  const made = text(fieldsOf(fieldsOf(value).entry).code);
  if (!made) throw new Error(code ?? 'no code');
  return made;
}

const used = (code: string, { storeId = to.id, origin = TO }: { storeId?: string; origin?: string } = {}) =>
  callFrom('203.0.113.8', 'finishSwitch', { storeId, code }, origin ? { origin } : {});

const tokenIn = (value: unknown) => text(fieldsOf(value).token) ?? '';

async function switched(client: Client): Promise<Client> {
  const entered = to.visitor();
  await signInWithCustomToken(entered.auth, tokenIn((await used(await codeOf(client))).value));
  return entered;
}

const reads = async (client: Client, { store }: LocalShop) =>
  (await statusOfReading(client, collections.order(store, 'any'))) === 200;

test('who works for two stores enters the other one without a password, by a code that is stored as a digest', async () => {
  const rana = await inBoth('rana');
  const { value } = await asked(rana);
  expect(value).toEqual({
    entry: {
      origin: expect.stringMatching(/^http:\/\/switch-to\.localhost/) as string,
      code: expect.any(String) as string,
    },
  });
  const code = text(fieldsOf(fieldsOf(value).entry).code) ?? '';
  const stored = await from.db.collection('switchCodes').get();
  expect(JSON.stringify(stored.docs.map((one) => [one.id, one.data()]))).not.toContain(code);
  const entered = to.visitor();
  await signInWithCustomToken(entered.auth, tokenIn((await used(code)).value));
  expect(entered.uid).toBe(rana.uid);
  expect(await reads(entered, to)).toBe(true);
  // From there on to the next one.
  expect(await reads(await switched(entered), to)).toBe(true);
});

test('a session that came by a code proves nothing: money, rights and the account ask for the password', async () => {
  const owner = await inBoth('owner', 'owner');
  const entered = await switched(owner);
  const invitation = { email: 'x@else.test', name: 'Rana Saleh', role: 'staff', locale: 'en' } as const;
  const invite = () => entered.call('inviteStaff', { storeId: to.id, ...invitation });
  expect(await invite()).toMatchObject({
    error: { code: 'fresh-sign-in-required', params: { way: 'password' } },
  });
  expect(await entered.call('deleteMyAccount', { storeId: to.id })).toMatchObject({
    error: { code: 'login-again' },
  });
  const user = entered.auth.currentUser;
  if (user)
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', PASSWORD));
  await user?.getIdToken(true);
  expect(await invite()).toMatchObject({ ok: true });
});

test('a code works once, whoever is first', async () => {
  const rana = await inBoth('once');
  const code = await codeOf(rana);
  const answers = await Promise.all([used(code), used(code), used(code)]);
  expect(answers.map((answer) => answer.code).sort()).toEqual([GONE, GONE, undefined]);
  expect(await used(code)).toMatchObject({ code: GONE });
});

test.each<[string, Parameters<typeof used>[1]]>([
  ['another store’s host', { origin: FROM }],
  ['the platform’s own pages', { origin: PLATFORM }],
  ['the owner’s domain of the store', { origin: OWNERS_DOMAIN }],
  ['a caller without a page', { origin: '' }],
  ['the name of another store', { storeId: 'switch-from' }],
])('a code is worth nothing at %s, and is used up by it', async (_, where) => {
  const rana = await inBoth(`elsewhere-${Math.random().toString(36).slice(2)}`);
  const code = await codeOf(rana);
  expect(await used(code, where)).toMatchObject({ code: GONE });
  expect(await used(code)).toMatchObject({ code: GONE });
});

test('a code is over after a minute', async () => {
  const rana = await inBoth('late');
  const deps = { db: from.db, auth: auth(), platformHost: () => 'localhost' };
  const storeId = to.id;
  for (const [late, ok] of [
    [SWITCH_MS - 1, true],
    [SWITCH_MS, false],
  ] as const) {
    const made = Date.now();
    const caller = { uid: rana.uid, signedInAt: made } as Parameters<typeof beginSwitch>[2];
    const begun = await beginSwitch(
      { ...deps, now: () => made, siteUrl: () => PLATFORM },
      { storeId },
      caller,
      FROM,
    );
    const code = begun.ok ? (begun.value.entry?.code ?? '') : '';
    expect(await finishSwitch({ ...deps, now: () => made + late }, { storeId, code }, TO)).toMatchObject({
      ok,
    });
  }
});

test('who lost the role, the session or the account on the way does not arrive', async () => {
  const rana = await inBoth('loses');
  const { uid } = rana;
  const role = to.db.doc(collections.staffRole(to.store, uid));
  const first = await codeOf(rana);
  await role.update({ role: 'none' });
  expect(await used(first)).toMatchObject({ code: GONE });
  expect(await asked(rana)).toMatchObject({ code: 'not-allowed' });
  await role.update({ role: 'staff' });
  const second = await codeOf(rana);
  await auth().updateUser(uid, { disabled: true });
  expect(await used(second)).toMatchObject({ code: GONE });
  await auth().updateUser(uid, { disabled: false });

  const begun = Math.floor(Date.now() / 1000);
  const last = await codeOf(rana);
  while (Math.floor(Date.now() / 1000) <= begun) await reads(rana, from);
  await auth().revokeRefreshTokens(uid);
  expect(await used(last)).toMatchObject({ code: GONE });
  expect((await asked(rana)).value).toBeUndefined();
});

test('a code brings no role along that the first session did not have', async () => {
  const rana = await inBoth('older');
  const since = Math.floor(Date.now() / 1000) + 1;
  await third.db.doc(collections.staffRole(third.store, rana.uid)).update({ since });
  while (Math.floor(Date.now() / 1000) <= since) await reads(rana, from);
  const entered = await switched(rana);
  expect([await reads(entered, to), await reads(entered, third)]).toEqual([true, false]);
  expect(await entered.call('refreshPlan', { storeId: third.id })).toMatchObject({
    error: { code: 'not-allowed' },
  });
});

test('guests, shoppers and people of other stores get no code, and nobody one on an owner’s domain', async () => {
  expect(await asked(await from.guest())).toMatchObject({ code: 'not-allowed' });
  expect(await asked(to.visitor())).toMatchObject({ code: 'login-required' });
  expect(await asked(await from.member('shopper'))).toMatchObject({ code: 'not-allowed' });
  expect(await asked(await from.member('other', { [from.id]: 'owner' }))).toMatchObject({
    code: 'not-allowed',
  });
  const rana = await inBoth('abroad');
  for (const origin of [OWNERS_DOMAIN, ''])
    expect((await asked(rana, origin)).value).toEqual({ entry: null });
  // Where the host leads on to the owner's domain, the address would take the code along.
  await leads('switch-to.localhost', to, { redirectTo: 'boards.switch-to.test' });
  expect((await asked(rana)).value).toEqual({ entry: null });
  await leads('switch-to.localhost', to, {});
});
