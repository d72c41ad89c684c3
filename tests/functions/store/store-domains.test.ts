import { checkCustomDomain, saveCustomDomain } from '@/functions/src/handlers/store/custom-domain';
import { collections } from '@/lib/domain/collections';
import { parseCustomDomain } from '@/lib/domain/store/custom-domain';
import type { Certificate } from '@/lib/domain/store/own-domain/certificate';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shops = [new LocalShop('domains-one'), new LocalShop('domains-two')] as const;
const [one, two] = shops;
const { db } = one;
const PLATFORM = 'platform.example';
const HOST = 'one.platform.example';

beforeAll(() => Promise.all(shops.map((shop) => shop.open({ products: [] }))));
beforeEach(async () => {
  const { docs } = await db.collection(collections.domains()).get();
  const mine = docs.filter((doc) => shops.some(({ id }) => id === doc.get('storeId')));
  await Promise.all(mine.map(({ ref }) => ref.delete()));
  await db.doc(collections.domain(HOST)).set(recordOf(one, 'platform'));
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const recordOf = ({ id: storeId }: LocalShop, kind: string, redirectTo: string | null = null) => ({
  ...{ storeId, kind, state: 'open', redirectTo },
});
const at = async (host: string) => (await db.doc(collections.domain(host)).get()).data();
const name = ({ id: storeId }: LocalShop, domain: string) =>
  saveCustomDomain(
    {
      db,
      newId: () => crypto.randomUUID(),
      siteUrl: () => 'https://x.example',
      platformHost: () => PLATFORM,
    },
    { storeId, domain },
  );
const stored = async ({ store }: LocalShop) =>
  parseCustomDomain((await db.doc(collections.customDomain(store)).get()).data());

interface Found {
  readonly isProved?: boolean;
  readonly isServed?: boolean;
  readonly isSilent?: boolean;
  readonly certificate?: Certificate;
  /** The one host whose proof is there; all without it. */
  readonly only?: string;
}

/** A check whose name servers and site answer so. */
async function check(
  shop: LocalShop,
  { isProved = true, isServed = true, isSilent = false, only, certificate }: Found = {},
) {
  const wanted = await stored(shop);
  const proof = isSilent ? null : isProved ? [`boards-store=${wanted?.token}`] : [];
  const dns = {
    texts: (asked: string) => Promise.resolve(only && asked !== `_boards.${only}` ? [] : proof),
    aliases: () => Promise.resolve([wanted?.target ?? '']),
    addresses: () => Promise.resolve([]),
  };
  const deps = {
    db,
    now: () => Date.now(),
    dns,
    servesStore: () => Promise.resolve(isServed),
    readCertificate: () => Promise.resolve(certificate ?? null),
  };
  return checkCustomDomain(deps, { storeId: shop.id });
}

test('a domain gets its record once proved, redirects are made to it once it answers, and both end when it is lost', async () => {
  await name(one, 'oud.example');
  await check(one, { isProved: false });
  expect(await at('oud.example')).toBeUndefined();

  await check(one, { isServed: false });
  expect(await at('oud.example')).toEqual(recordOf(one, 'custom'));
  expect(await at(HOST)).toEqual(recordOf(one, 'platform'));
  await check(one, { isSilent: true });
  expect(await at('oud.example')).toEqual(recordOf(one, 'custom'));

  const changes = db.doc(collections.everyPageChange(one.store));
  const before = (await changes.get()).updateTime;
  await check(one);
  expect(await at(HOST)).toEqual(recordOf(one, 'platform', 'oud.example'));
  expect((await changes.get()).updateTime).not.toEqual(before);

  await check(one, { isProved: false });
  expect([await at('oud.example'), await at(HOST)]).toEqual([undefined, recordOf(one, 'platform')]);
});

test('another domain, or none, ends the one before at once', async () => {
  await name(one, 'oud.example');
  await check(one);
  await name(one, 'wood.example');
  expect([await at('oud.example'), await at(HOST)]).toEqual([undefined, recordOf(one, 'platform')]);
  await check(one);
  expect(await at(HOST)).toEqual(recordOf(one, 'platform', 'wood.example'));
  await name(one, '');
  expect([await at('wood.example'), await at(HOST)]).toEqual([undefined, recordOf(one, 'platform')]);
});

test('attack: no owner names a host of the platform as their own domain', async () => {
  for (const domain of [PLATFORM, HOST, `admin.${PLATFORM}`])
    expect(await name(two, domain)).toMatchObject({ error: { fields: { domain: 'field.domain.own' } } });
  expect(await name(two, `not${PLATFORM}`)).toMatchObject({ ok: true });
});

test('a domain that another store holds is refused, and free once that store has lost it', async () => {
  await name(one, 'sold.example');
  await name(two, 'sold.example');
  await check(one);
  expect(await check(two)).toMatchObject({ value: { state: 'failed', problem: 'taken' } });
  expect(await at('sold.example')).toEqual(recordOf(one, 'custom'));
  expect((await db.doc(collections.storeSetting(two.store)).get()).get('customDomain')).toBe('');
  await name(two, '');
  expect(await name(two, 'sold.example')).toMatchObject({
    error: { fields: { domain: 'field.domain.taken' } },
  });

  await check(one, { isProved: false });
  await name(two, 'sold.example');
  expect(await check(two)).toMatchObject({ value: { state: 'verified' } });
  expect(await at('sold.example')).toEqual(recordOf(two, 'custom'));
});

test('race: of two stores that prove one domain at once, one gets it', async () => {
  await name(one, 'race.example');
  await name(two, 'race.example');
  const results = await Promise.all([check(one), check(two), check(one), check(two)]);
  const problems = results.map((result) => (result.ok ? result.value.problem : result.error.code));
  const winner = (await at('race.example'))?.storeId as string;
  expect(problems).toEqual(
    winner === one.id ? [null, 'taken', null, 'taken'] : ['taken', null, 'taken', null],
  );
  const settings = await Promise.all(shops.map(({ store }) => db.doc(collections.storeSetting(store)).get()));
  expect(settings.map((doc) => doc.get('customDomain') as string)).toEqual(
    shops.map(({ id }) => (id === winner ? 'race.example' : '')),
  );
});

const WWW = 'www.oud.example';
const twinState = async (shop: LocalShop) => (await stored(shop))?.twin;

test('the twin is checked on its own: it redirects once both are right, and neither is lost with the other', async () => {
  await name(one, 'oud.example');
  await check(one, { only: 'oud.example' });
  expect(await at(WWW)).toBeUndefined();
  expect(await twinState(one)).toMatchObject({ state: 'failed', problem: 'txt-missing' });
  expect(await at(HOST)).toEqual(recordOf(one, 'platform', 'oud.example'));

  expect(await check(one)).toMatchObject({ value: { state: 'verified' } });
  expect(await at(WWW)).toEqual(recordOf(one, 'custom', 'oud.example'));

  expect(await check(one, { only: WWW })).toMatchObject({ value: { state: 'failed' } });
  expect([await at('oud.example'), await at(WWW)]).toEqual([undefined, recordOf(one, 'custom')]);
  expect(await at(HOST)).toEqual(recordOf(one, 'platform'));
  await check(one);
  expect(await at(WWW)).toEqual(recordOf(one, 'custom', 'oud.example'));
});

test('naming the twin instead turns the redirect around at once, without a new proof', async () => {
  await name(one, '');
  await name(one, 'oud.example');
  await check(one);
  await name(one, WWW);
  expect(await at('oud.example')).toEqual(recordOf(one, 'custom', WWW));
  expect([await at(WWW), await at(HOST)]).toEqual([recordOf(one, 'custom'), recordOf(one, 'platform', WWW)]);
  expect((await db.doc(collections.storeSetting(one.store)).get()).get('customDomain')).toBe(WWW);
  await check(one);
  expect(await stored(one)).toMatchObject({
    domain: WWW,
    state: 'verified',
    twin: { domain: 'oud.example' },
  });
  await name(one, '');
  expect([await at('oud.example'), await at(WWW)]).toEqual([undefined, undefined]);
});

test('race: of two stores that name one domain by both its hosts, each host belongs to one store', async () => {
  await name(one, 'oud.example');
  await name(two, WWW);
  const both = [check(one), check(two), check(one), check(two)];
  await Promise.all(both);
  const settings = await Promise.all(shops.map(({ store }) => db.doc(collections.storeSetting(store)).get()));
  for (const host of ['oud.example', WWW]) {
    const record = await at(host);
    const mine = settings
      .find((_, index) => shops[index]?.id === record?.storeId)
      ?.get('customDomain') as string;
    // A twin redirects to its own store's domain, never to another store's.
    expect(record?.redirectTo ?? host).toBe(mine || host);
  }
  for (const shop of shops) {
    const custom = await stored(shop);
    for (const part of [custom, custom?.twin])
      expect(part?.state === 'verified').toBe((await at(part?.domain ?? ''))?.storeId === shop.id);
  }
});

/** The kinds of mails about domains that wait or went out, by host. */
async function told({ store }: LocalShop): Promise<string[]> {
  const { docs } = await db.collection(collections.outbox(store)).get();
  const about = docs.filter((doc) => String(doc.get('kind')).startsWith('owner-domain-'));
  return about.map((doc) => `${doc.get('kind')} ${doc.get('domain')}`).sort();
}

test('a lost host, an expiring certificate and that both are right again are told once each', async () => {
  await name(one, '');
  const earlier = await told(one);
  const news = async () => (await told(one)).filter((line) => !earlier.includes(line));
  await name(one, 'told.example');
  const DAY = 24 * 60 * 60_000;
  const certificate: Certificate = { state: 'issued', reason: '', expiresAt: Date.now() + 60 * DAY };
  await check(one, { certificate });
  expect(await stored(one)).toMatchObject({ state: 'verified', certificate, told: null });
  expect(await news()).toEqual([]);

  await Promise.all([
    check(one, { only: 'told.example', certificate }),
    check(one, { only: 'told.example' }),
  ]);
  await check(one, { only: 'told.example', certificate });
  expect(await news()).toEqual(['owner-domain-lost www.told.example']);
  await check(one, { certificate });
  const expiring = { ...certificate, expiresAt: Date.now() + 13 * DAY };
  await check(one, { certificate: expiring });
  await check(one, { certificate: expiring });
  expect(await news()).toEqual([
    'owner-domain-back www.told.example',
    'owner-domain-certificate told.example',
    'owner-domain-certificate www.told.example',
    'owner-domain-lost www.told.example',
  ]);
  await check(one, { isSilent: true });
  expect(await stored(one)).toMatchObject({ state: 'verified', told: 'certificate' });
  await check(one, { certificate });
  expect((await news()).filter((line) => line.includes('back')).length).toBe(3);
});
