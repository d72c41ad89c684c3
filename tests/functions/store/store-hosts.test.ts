import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { runStore } from '@/scripts/store/main';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('hosted');
const { db } = shop;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-hosts-'));
const file = path.join(folder, 'store.jsonl');
afterAll(async () => {
  await shop.close();
  fs.rmSync(folder, { recursive: true });
});

const env = {
  ...process.env,
  STRIPE_HOST: process.env.NEXT_PUBLIC_STRIPE_HOST,
  STRIPE_SECRET_KEY: 'sk_test_platform',
};

/** Runs a command that is agreed to, where the platform's host is this; what it said, or why it failed. */
async function storeAt(platform: string, ...args: string[]): Promise<string> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const terminal = { print: say, warn: say, progress() {}, consent: () => Promise.resolve() };
  await runStore(args, { ...env, PLATFORM_HOST: platform }, () => terminal).catch((error: unknown) =>
    say(String(error)),
  );
  return said.join('\n');
}
const store = (...args: string[]) => storeAt('shops.test', ...args);
const creation = (id: string, ...more: string[]) => [
  ...['create', '--id', id, '--name-en', 'New Shop', '--name-ar', 'متجر جديد'],
  ...['--owner', `owner@${id.replace('_', '-')}.test`, '--env', path.join(folder, `${id}.env`), ...more],
];
const at = async (host: string) => (await db.doc(collections.domain(host)).get()).data();
const settingOf = async (id: string) => (await db.doc(collections.storeSetting(storeId(id))).get()).data();
const platformRecord = (id: string, redirectTo: string | null = null) => ({
  ...{ storeId: id, kind: 'platform', state: 'open', redirectTo },
});

test('a new store has the host of its id, one that hosts cannot hold the name that it is given', async () => {
  expect(await store(...creation('hosted', '--dry-run'))).toContain('would see to its host below shops.test');
  expect(await at('hosted.shops.test')).toBeUndefined();
  expect(await store(...creation('hosted'))).toContain('Its host is hosted.shops.test.');
  expect(await at('hosted.shops.test')).toEqual(platformRecord('hosted'));
  expect(await settingOf('hosted')).toMatchObject({ platformName: 'hosted' });

  expect(await store(...creation('Hosted_2'))).toContain('[ ] a host: choose one with --platform-name');
  expect(await store('doctor', '--id', 'Hosted_2')).toContain('it has no name below shops.test');
  expect(await store(...creation('Hosted_2', '--platform-name', 'hosted'))).toContain(
    'Another store has the host hosted.shops.test',
  );
  for (const name of ['x', 'Hosted', 'a.b', 'oud-'])
    expect(await store(...creation('Hosted_2', '--platform-name', name))).toContain('takes 3 to 40 of a-z');
  expect(await store(...creation('Hosted_2', '--platform-name', 'admin'))).toContain('is reserved');
  await store(...creation('Hosted_2', '--platform-name', 'second-wall'));
  expect(await at('second-wall.shops.test')).toEqual(platformRecord('Hosted_2'));
  await store(...creation('Hosted_2'));
  expect(await at('second-wall.shops.test')).toEqual(platformRecord('Hosted_2'));
  await store(...creation('Hosted_2', '--platform-name', 'third-wall'));
  expect(await at('second-wall.shops.test')).toBeUndefined();
  const listed = JSON.parse(await store('list', '--json')) as { id: string; host: string }[];
  expect(listed.find(({ id }) => id === 'Hosted_2')?.host).toBe('third-wall.shops.test');
});

test('without a host of the platform no store has one', async () => {
  expect(await storeAt('', ...creation('bare'))).not.toMatch(/\bhost\b/);
  expect(await settingOf('bare')).toMatchObject({ platformName: '' });
  expect(await storeAt('', ...creation('bare', '--platform-name', 'oud'))).toContain('needs the functions');
  expect(await storeAt('', 'doctor', '--id', 'bare')).not.toMatch(/\bhost\b/);
});

test("records that disagree with the setting are told and mended, another store's domain is left to it", async () => {
  const domain = { domain: 'oud.example', token: 't', target: 'x.example', state: 'verified' };
  await db.doc(collections.customDomain(shop.store)).set(domain);
  await db.doc(collections.storeSetting(shop.store)).update({ customDomain: 'oud.example' });
  await db.doc(collections.domain('old.example')).set({ ...platformRecord('hosted'), kind: 'custom' });
  const told = await store('doctor', '--id', 'hosted');
  expect(told).toContain('old.example leads to it, but is no host of its setting');
  expect(told).toContain('hosted.shops.test redirects to nothing instead of oud.example');
  expect(told).toContain('oud.example does not lead to it');
  const changes = db.doc(collections.everyPageChange(shop.store));
  const before = (await changes.get()).updateTime;
  await store('doctor', '--id', 'hosted', '--fix');
  expect(await at('oud.example')).toEqual({ ...platformRecord('hosted'), kind: 'custom' });
  expect(await at('hosted.shops.test')).toEqual(platformRecord('hosted', 'oud.example'));
  expect(await at('old.example')).toBeUndefined();
  expect((await changes.get()).updateTime).not.toEqual(before);
  expect(await store('doctor', '--id', 'hosted')).toContain('Nothing is wrong with hosted.');

  await db.doc(collections.domain('oud.example')).update({ storeId: 'Hosted_2' });
  expect(await store('doctor', '--id', 'hosted')).toContain('it cannot have the domain oud.example');
  await store('doctor', '--id', 'hosted', '--fix');
  expect(await settingOf('hosted')).toMatchObject({ customDomain: '' });
  expect(await at('hosted.shops.test')).toEqual(platformRecord('hosted'));
  expect(await at('oud.example')).toMatchObject({ storeId: 'Hosted_2' });
});

test.each([
  { platformName: 'admin', customDomain: 'www.shops.test' },
  { platformName: 'pay.pal', customDomain: 'shops.test' },
  { platformName: '../x', customDomain: 'a/b/c' },
])('attack: a setting as an archive may bring it, %j, gets no host of it', async (names) => {
  await db.doc(collections.storeSetting(shop.store)).update(names);
  await store('doctor', '--id', 'hosted', '--fix');
  expect(await settingOf('hosted')).toMatchObject({ platformName: 'hosted', customDomain: '' });
  const { docs } = await db.collection(collections.domains()).where('storeId', '==', 'hosted').get();
  expect(docs.map(({ id }) => id)).toEqual(['hosted.shops.test']);
});

test('hosts end with their store and come back with its export; a copy and a clone get their own', async () => {
  await store('export', '--id', 'hosted', '--out', file);
  await store('import', '--in', file, '--id', 'hosted-again');
  await store('clone', '--from', 'hosted', '--to', 'hosted-clone');
  for (const id of ['hosted', 'hosted-again', 'hosted-clone'])
    expect(await at(`${id}.shops.test`)).toEqual(platformRecord(id));

  await store(...creation('hosted', '--platform-name', 'our-wall'));
  await store('export', '--id', 'hosted', '--out', file);
  await store('delete', '--id', 'hosted', '--exported', file);
  const left = await db.collection(collections.domains()).where('storeId', '==', 'hosted').get();
  expect(left.size).toBe(0);
  await store('import', '--in', file);
  expect(await at('our-wall.shops.test')).toEqual(platformRecord('hosted'));
});

test('a store is closed on all its hosts, one that it gets later too, and opened again', async () => {
  expect(await store('state', '--id', 'hosted', '--to', 'shut')).toContain(
    '--to takes suspended, closed, open',
  );
  expect(await store('state', '--id', 'nobody', '--to', 'closed')).toContain(
    'No host leads to a store "nobody"',
  );
  await store('state', '--id', 'hosted', '--to', 'closed');
  expect(await at('our-wall.shops.test')).toMatchObject({ storeId: 'hosted', state: 'closed' });
  await store(...creation('hosted', '--platform-name', 'new-wall'));
  expect(await at('new-wall.shops.test')).toMatchObject({ state: 'closed' });
  expect(await settingOf('hosted')).toMatchObject({ takenDown: true });
  // As of a store that was closed before its setting said so.
  await db.doc(collections.storeSetting(shop.store)).update({ takenDown: false });
  expect(await store('doctor', '--id', 'hosted')).toContain('it takes orders although it is taken down');
  await store('doctor', '--id', 'hosted', '--fix');
  expect(await settingOf('hosted')).toMatchObject({ takenDown: true });
  await store('state', '--id', 'hosted', '--to', 'open');
  expect(await at('new-wall.shops.test')).toEqual(platformRecord('hosted'));
  expect(await settingOf('hosted')).toMatchObject({ takenDown: false });
});

test('a host whose store is gone, or whose record is none, is told and removed', async () => {
  await db.doc(collections.domain('gone.shops.test')).set(platformRecord('gone'));
  await db.doc(collections.domain('broken.shops.test')).set({ kind: 'platform' });
  expect(await store('doctor', '--id', 'gone')).toContain('the host gone.shops.test leads to no store');
  await store('doctor', '--fix');
  expect([await at('gone.shops.test'), await at('broken.shops.test')]).toEqual([undefined, undefined]);
});
