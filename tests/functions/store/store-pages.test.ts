import type { Dns } from '@/functions/src/adapters/network/dns';
import { checkCustomDomain, recheckDomains } from '@/functions/src/handlers/store/custom-domain';
import { collections } from '@/lib/domain/collections';
import { parseCustomDomain } from '@/lib/domain/store/custom-domain';
import { parsePageVersion, parseStorePage } from '@/lib/domain/store/store-page';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('pages');
const storeId = shop.id;
const REFUSED = { ok: false, error: { code: 'not-allowed' } };
let owner: Client;
let staff: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
  staff = await shop.member('helper', { [shop.id]: 'staff' });
});
afterAll(() => shop.close());

async function versions() {
  const path = collections.storePageVersions(shop.store, 'aboutUs');
  const { docs } = await shop.db.collection(path).orderBy('savedAt', 'desc').get();
  return docs.map((doc) => parsePageVersion(doc.id, doc.data()));
}

test('fault 42: a page is cleaned, published and kept with who wrote it; an earlier one can be published again', async () => {
  const attack = '<h2>Us</h2><script>alert(1)</script><p onclick="x()">We <strong>make</strong> boards</p>';
  const clean = '<h2>Us</h2><p>We <strong>make</strong> boards</p>';
  const body = { en: attack, ar: '<p></p>' };
  const first = await owner.call('savePage', { storeId, page: 'aboutUs', body, seen: 0 });
  if (!first.ok) throw new Error(first.error.code);
  expect(first.value.body).toEqual({ en: clean, ar: '' });
  const { updatedAt } = first.value;

  const newer = { en: '<p>Other</p>', ar: '<p>آخر</p>' };
  const second = await staff.call('savePage', { storeId, page: 'aboutUs', body: newer, seen: updatedAt });
  expect(second).toMatchObject({ ok: true });
  const stored = await shop.db.doc(collections.storePage(shop.store, 'aboutUs')).get();
  expect(parseStorePage(stored.data()).body).toEqual(newer);
  expect(await versions()).toMatchObject([
    { body: newer, author: 'helper@pages.test' },
    { body: { en: clean }, author: 'owner@pages.test' },
  ]);
});

test('whoever edits an older version is told; shoppers may not write at all', async () => {
  const request = { storeId, page: 'aboutUs', body: { en: '<p>Late</p>', ar: '' }, seen: 0 } as const;
  expect(await owner.call('savePage', request)).toEqual({ ok: false, error: { code: 'edited-meanwhile' } });
  const shopper = await shop.member('shopper');
  expect(await shopper.call('savePage', request)).toEqual(REFUSED);
});

const stored = async () =>
  parseCustomDomain((await shop.db.doc(collections.customDomain(shop.store)).get()).data());
const published = async () =>
  (await shop.db.doc(collections.storeSetting(shop.store)).get()).get('customDomain') as string;

/** Whether the domain shows this store already. */
let isServed = true;
const dnsDeps = (answers: Partial<Dns>) => {
  const none = () => Promise.resolve([]);
  const dns = { texts: none, aliases: none, addresses: none, ...answers };
  return {
    db: shop.db,
    now: () => Date.now(),
    dns,
    servesStore: async () => isServed,
    readCertificate: async () => null,
  };
};
const check = (answers: Partial<Dns>) => checkCustomDomain(dnsDeps(answers), { storeId });
const follow = (answers: Partial<Dns>) =>
  recheckDomains({ ...dnsDeps(answers), log: { warn: () => undefined } });

test('a domain is the store’s once the DNS proves it, and never by a silent name server', async () => {
  const domain = 'https://Paper.Example.com/';
  expect(await staff.call('saveCustomDomain', { storeId, domain })).toEqual(REFUSED);
  expect(await owner.call('saveCustomDomain', { storeId, domain: 'localhost' })).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields: { domain: 'field.domain.invalid' } },
  });
  expect(await owner.call('checkCustomDomain', { storeId })).toMatchObject({
    error: { code: 'domain-not-found' },
  });
  expect(await owner.call('saveCustomDomain', { storeId, domain })).toMatchObject({ ok: true });
  const wanted = await stored();
  expect(wanted).toMatchObject({ domain: 'paper.example.com', state: 'pending', checkedAt: null });

  expect(await check({})).toMatchObject({ value: { state: 'failed', problem: 'txt-missing' } });
  const texts = () => Promise.resolve([`boards-store=${wanted?.token}`]);
  const aliases = () => Promise.resolve([wanted?.target ?? '']);
  expect(await check({ texts })).toMatchObject({ value: { state: 'failed', problem: 'target-missing' } });
  expect(await published()).toBe('');
  isServed = false;
  expect(await check({ texts, aliases })).toMatchObject({ value: { problem: 'not-served' } });
  expect(await published()).toBe('');
  isServed = true;
  expect(await check({ texts, aliases })).toMatchObject({ value: { state: 'verified', problem: null } });
  expect(await published()).toBe('paper.example.com');
  await follow({ texts, aliases });
  expect(await published()).toBe('paper.example.com');
  const silent = () => Promise.resolve(null);
  expect(await check({ texts: silent })).toMatchObject({
    value: { state: 'verified', problem: 'dns-unreachable' },
  });
  expect(await published()).toBe('paper.example.com');
  isServed = false;
  await follow({ texts: silent });
  await follow({ texts, aliases });
  expect(await published()).toBe('paper.example.com');

  // Sold or expired: its new owner gets no visitors of the shop.
  await follow({ aliases });
  expect(await stored()).toMatchObject({ state: 'failed', problem: 'txt-missing' });
  expect(await published()).toBe('');
  isServed = true;
  await follow({ texts, aliases });
  expect(await published()).toBe('paper.example.com');

  expect(await owner.call('saveCustomDomain', { storeId, domain: '' })).toMatchObject({ ok: true });
  expect([await stored(), await published()]).toEqual([null, '']);
});
