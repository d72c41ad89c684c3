import { collections } from '@/lib/domain/collections';
import type { Locale } from '@/lib/domain/locale';
import { parseOwnPage, type PageContent } from '@/lib/domain/own-pages/own-page';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';
import { ownPageAt } from '@/lib/server/pages/own-page';
import { sitemapPages } from '@/lib/server/sitemap';
import { applyDuePages } from '@/functions/src/handlers/own-pages/apply-due-pages';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aPageContent, aSection } from '@/tests/fixtures/shop/own-pages';

const shop = new LocalShop('shown-pages');
const storeId = shop.id;
const HOUR = 3_600_000;
const MISSING = { notFound: true };
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [aProduct(), aProduct({ id: 'draft', slug: 'draft', status: 'draft' })] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const at = (slug: string, locale: Locale) =>
  ownPageAt(shop.store, { kind: 'page', slug, locale, categories: [] });
const to = (path: string) => ({ redirect: { destination: encodeURI(path), permanent: true } });

async function publish(id: string, content: Partial<PageContent>, from: number | null = null) {
  const ref = shop.db.doc(collections.ownPage(shop.store, id));
  const stored = await ref.get();
  const seen = stored.exists ? parseOwnPage(id, stored.data()).updatedAt : 0;
  const saved = await owner.call('saveOwnPage', { storeId, id, seen, content: aPageContent(content) });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  const { updatedAt } = saved.value;
  await owner.call('publishOwnPage', { storeId, id, seen: updatedAt, from, to: null });
}

const changes = async () => {
  const { docs } = await shop.db.collection(collections.pageChanges(shop.store)).orderBy('at').get();
  return docs.map((doc) => doc.get('paths') as string[]);
};

test('a page is found by its slug in each language; the other one and former ones lead to it in one step', async () => {
  await publish('eid', { title: { en: 'Eid', ar: 'العيد' }, slug: { en: 'eid', ar: 'عيد' } });
  expect(await at('eid', 'en')).toMatchObject({ data: { title: { text: 'Eid' } } });
  expect(await at('عيد', 'ar')).toMatchObject({
    data: { title: { text: 'العيد' }, paths: { en: '/pages/eid', ar: encodeURI('/pages/عيد') } },
  });
  expect([await at('eid', 'ar'), await at('عيد', 'en')]).toEqual([to('/ar/pages/عيد'), to('/pages/eid')]);

  await publish('eid', { title: { en: 'Eid', ar: 'العيد' }, slug: { en: 'eid', ar: 'عيد-الفطر' } });
  await publish('eid', { title: { en: 'Eid', ar: 'العيد' }, slug: { en: 'eid', ar: 'هدايا-العيد' } });
  for (const former of ['عيد', 'عيد-الفطر'])
    expect(await at(former, 'ar')).toEqual(to('/ar/pages/هدايا-العيد'));
  expect(await at('eid', 'en')).toMatchObject({ data: { title: { text: 'Eid' } } });
  const addresses = (await sitemapPages(shop.store)).flatMap(({ alternates }) =>
    alternates.map(({ language, address }) => `${language} ${new URL(address).pathname}`),
  );
  expect(addresses).toEqual(
    expect.arrayContaining(['en /pages/eid', `ar ${encodeURI('/ar/pages/هدايا-العيد')}`]),
  );
});

test('drafts, pages to come and unknown ones are missing, and nobody is sent to them', async () => {
  await owner.call('saveOwnPage', {
    ...{ storeId, id: 'hidden', seen: 0 },
    content: aPageContent({ slug: { en: 'hidden', ar: '' } }),
  });
  expect([await at('hidden', 'en'), await at('unknown', 'en')]).toEqual([MISSING, MISSING]);
  await publish('sale', { slug: { en: 'sale', ar: '' } });
  const soon = Date.now() + HOUR;
  await publish('sale', { slug: { en: 'sale-later', ar: '' } }, soon);
  expect(await at('sale-later', 'en')).toEqual(MISSING);
  expect(await at('sale', 'en')).toHaveProperty('data');

  const before = (await changes()).length;
  const run = (now: number) => applyDuePages({ db: shop.db, now: () => now, log: { warn: jest.fn() } });
  await Promise.all([run(soon), run(soon), run(soon)]);
  await run(soon);
  const made = (await changes()).slice(before);
  expect(made).toHaveLength(1);
  expect(made[0]).toEqual(expect.arrayContaining(['sale', 'sale-later'].map((slug) => `/pages/${slug}`)));
});

test('a page carries what it shows in its own language and no more', async () => {
  const sections = [
    aSection('text', { body: { en: '<p>Only English</p>', ar: '' } }),
    aSection('products', { source: 'chosen', productIds: ['draft', 'board', 'gone'], count: 8 }),
    aSection('faq', {
      items: [{ question: { en: 'Why?', ar: 'لماذا؟' }, answer: { en: 'So.', ar: 'هكذا.' } }],
    }),
    aSection('spacer', { languages: 'en' }),
    aSection('gallery'),
    aSection('countdown', { until: 1 }),
  ];
  await publish('full', { title: { en: 'Full', ar: '' }, slug: { en: 'full', ar: '' }, sections });
  const found = await at('full', 'ar');
  if (!('data' in found)) throw new Error('The page is missing.');
  expect(found.data).toMatchObject({
    title: { text: 'Full', lang: 'en', dir: 'ltr' },
    sections: [
      { kind: 'text', body: { text: '<p>Only English</p>', lang: 'en' } },
      { kind: 'products', products: [{ id: 'board' }] },
      { kind: 'faq', items: [{ question: { text: 'لماذا؟' }, answer: { text: 'هكذا.' } }] },
    ],
  });
  expect(found.data.sections).toHaveLength(3);
  expect(JSON.stringify(found.data)).not.toContain('Why?');
  // Whatever Next makes of props, undefined is refused.
  expect(JSON.parse(JSON.stringify(found.data))).toStrictEqual(found.data);
});

test('a saved product invalidates all pages, which may list it', async () => {
  const { updatedAt } = await shop.product();
  const title = { en: 'Renamed', ar: 'لوحة' };
  await owner.call('saveProduct', { storeId, productId: 'board', baseUpdatedAt: updatedAt, title });
  expect((await changes()).at(-1)).toEqual(expect.arrayContaining(pathsShowing('own-page', '*')));
});
