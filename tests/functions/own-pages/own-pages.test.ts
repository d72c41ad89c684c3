import { applyDuePages } from '@/functions/src/handlers/own-pages/apply-due-pages';
import { collections } from '@/lib/domain/collections';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { parseOwnPage, parseOwnPageVersion } from '@/lib/domain/own-pages/own-page';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aPageContent, aSection, everySection } from '@/tests/fixtures/shop/own-pages';

const shop = new LocalShop('own-pages');
const storeId = shop.id;
const HOUR = 3_600_000;
let owner: Client;
let staff: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
  staff = await shop.member('helper', { [shop.id]: 'staff' });
});
afterAll(() => shop.close());

const read = async (id: string) =>
  parseOwnPage(id, (await shop.db.doc(collections.ownPage(shop.store, id)).get()).data());
const save = (id: string, content: Partial<PageContent>, seen = 0, client = owner) =>
  client.call('saveOwnPage', { storeId, id, seen, content: aPageContent(content) });
async function saved(id: string, content: Partial<PageContent>, seen = 0) {
  const answer = await save(id, content, seen);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
async function publish(id: string, from: number | null = null, to: number | null = null) {
  const { updatedAt } = await read(id);
  const answer = await owner.call('publishOwnPage', { storeId, id, seen: updatedAt, from, to });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
}
const refusal = (fields: Record<string, string>) => ({ ok: false, error: { code: 'invalid-input', fields } });
test('a page of every kind of section is stored as it was sent, with slugs of its titles', async () => {
  const sections = everySection();
  const { content } = await saved('every', { title: { en: 'Every kind', ar: 'كل الأنواع' }, sections });
  expect(content).toMatchObject({ slug: { en: 'every-kind', ar: 'كل-الأنواع' }, sections });
  expect((await read('every')).draft).toEqual(content);
});

test('fault 42: a script in a text of a section is taken out before anybody sees it', async () => {
  const body = { en: '<p>Us<script>alert(1)</script></p>', ar: '<img src=x onerror=alert(1)>' };
  const { content } = await saved('script', {
    title: { en: 'Script', ar: '' },
    sections: [aSection('text', { body })],
  });
  expect(content.sections).toMatchObject([{ body: { en: '<p>Us</p>', ar: '' } }]);
});

test('links that run, films of other sites, places that are none and pictures of other stores are refused at their fields', async () => {
  const image = { path: 'stores/other/a.webp', alt: { en: '', ar: '' }, width: 1, height: 1 };
  const sections = [
    aSection('hero', { link: 'javascript:alert(1)' }),
    aSection('video', { address: 'https://youtube.com.evil.example/watch?v=abcdefghijk' }),
    aSection('hours', { point: 'javascript:alert(1)', week: [{ day: 5, from: '18:00', to: '25:00' }] }),
  ];
  expect(await save('refused', { sections })).toEqual(
    refusal({
      'content.sections[0].link': 'field.banner.link',
      'content.sections[1].address': 'field.film.invalid',
      'content.sections[2].point': 'field.point.invalid',
      'content.sections[2].week[0].to': 'field.time.invalid',
    }),
  );
  expect(await save('refused', { image })).toEqual(refusal({ 'content.image': 'field.pictures.foreign' }));
  expect(await save('refused', { sections: [aSection('hero', { image })] })).toEqual(
    refusal({ 'content.sections[0]': 'field.pictures.foreign' }),
  );
  const body = { en: `<p>${'x'.repeat(59_000)}</p>`, ar: '' };
  const long = Array.from({ length: 6 }, (_, n) => aSection('text', { id: `t${n}`, body }));
  expect(await save('refused', { sections: long })).toEqual(
    refusal({ 'content.sections': 'field.page.large' }),
  );
});

test('a slug is unique over both languages and over what other pages were called once', async () => {
  await saved('first', { title: { en: 'Eid', ar: '' }, slug: { en: 'eid', ar: 'عيد' } });
  await publish('first');
  const { updatedAt } = await read('first');
  await saved('first', { title: { en: 'Eid', ar: '' }, slug: { en: 'eid-gifts', ar: 'عيد' } }, updatedAt);
  await publish('first');
  expect(await read('first')).toMatchObject({ formerSlugs: ['eid'] });

  expect(await save('second', { slug: { en: 'عيد', ar: 'eid' } })).toEqual(
    refusal({ 'content.slug.en': 'field.slug.taken', 'content.slug.ar': 'field.slug.taken' }),
  );
  // One made of a title gets a number.
  const { content } = await saved('second', { title: { en: 'Eid', ar: '' } });
  expect(content.slug).toEqual({ en: 'eid-2', ar: '' });
  const [one, other] = await Promise.all(
    ['third', 'fourth'].map((id) => save(id, { slug: { en: 'race', ar: '' } })),
  );
  expect([one?.ok, other?.ok].sort()).toEqual([false, true]);
});

test('of two people who save or publish at once one wins and the other is told', async () => {
  const { updatedAt: seen } = await saved('two', { title: { en: 'Two', ar: '' } });
  const edit = (client: Client, en: string) => save('two', { title: { en, ar: '' } }, seen, client);
  const edits = await Promise.all([edit(owner, 'A'), edit(staff, 'B')]);
  const told = { ok: false, error: { code: 'edited-meanwhile' } };
  expect(edits.filter(({ ok }) => !ok)).toEqual([told]);

  const now = (await read('two')).updatedAt;
  const ask = { storeId, id: 'two', seen: now, from: null, to: null };
  const both = await Promise.all([owner.call('publishOwnPage', ask), staff.call('publishOwnPage', ask)]);
  expect(both.filter(({ ok }) => !ok)).toEqual([told]);
  const versions = await shop.db.collection(collections.ownPageVersions(shop.store, 'two')).get();
  expect(versions.docs.map((doc) => parseOwnPageVersion(doc.id, doc.data()))).toHaveLength(1);
  expect(await save('two', { title: { en: 'Late', ar: '' } })).toEqual(told);
});

test('a scheduled page takes the place of the live one once', async () => {
  const soon = Date.now() + HOUR;
  await saved('turn', { title: { en: 'Before', ar: '' } });
  await publish('turn');
  const { updatedAt } = await read('turn');
  await saved('turn', { title: { en: 'After', ar: '' }, slug: { en: 'after', ar: '' } }, updatedAt);
  await publish('turn', soon, soon + HOUR);
  const titleAt = async (at: number) => shownContent(await read('turn'), at)?.title.en;
  expect([await titleAt(soon - 1), await titleAt(soon), await titleAt(soon + HOUR)]).toEqual([
    'Before',
    'After',
    undefined,
  ]);

  const run = (at: number) => applyDuePages({ db: shop.db, now: () => at, log: { warn: jest.fn() } });
  await run(soon - 1);
  expect(await read('turn')).toMatchObject({ formerSlugs: [] });
  await Promise.all([run(soon), run(soon), run(soon)]);
  expect(await read('turn')).toMatchObject({
    live: { from: soon, to: soon + HOUR, content: { title: { en: 'After' } } },
    next: null,
    formerSlugs: ['before'],
  });
  expect([await titleAt(soon), await titleAt(soon + HOUR)]).toEqual(['After', undefined]);
  await run(soon + HOUR);
  await run(soon + HOUR);
});

test('a page without a title or an address is not published, and one taken off keeps its addresses', async () => {
  const { updatedAt: seen } = await saved('bare', { title: { en: '', ar: '' } });
  const ask = { storeId, id: 'bare', from: null, to: null };
  expect(await owner.call('publishOwnPage', { ...ask, seen })).toEqual(
    refusal({ 'content.title.en': 'field.title.required' }),
  );
  await saved('bare', { title: { en: '', ar: 'عارٍ' } }, seen);
  await publish('bare');
  const { updatedAt } = await read('bare');
  await owner.call('unpublishOwnPage', { storeId, id: 'bare', seen: updatedAt });
  expect(await read('bare')).toMatchObject({ live: null, next: null, formerSlugs: ['عار'] });

  const off = await read('bare');
  expect(await owner.call('deleteOwnPage', { storeId, id: 'bare', seen: off.updatedAt })).toMatchObject({
    ok: true,
  });
  const versions = await shop.db.collection(collections.ownPageVersions(shop.store, 'bare')).get();
  expect(versions.size).toBe(0);
  expect(await save('bare', {}, off.updatedAt)).toEqual({ ok: false, error: { code: 'own-page-not-found' } });
});
