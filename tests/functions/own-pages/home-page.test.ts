import { collections } from '@/lib/domain/collections';
import { HOME_PAGE_ID, NEW_HOME_PAGE } from '@/lib/domain/own-pages/home/home-page';
import { parseOwnPage, type PageContent } from '@/lib/domain/own-pages/own-page';
import type { ResolvedSection } from '@/lib/domain/own-pages/resolved-section';
import { HOME_SECTIONS } from '@/lib/domain/store/store-setting';
import { homePageProps, type HomePageProps } from '@/lib/server/pages/home-page';
import { ownPageAt } from '@/lib/server/pages/own-page';
import { sitemapPages } from '@/lib/server/sitemap';
import { applyDuePages } from '@/functions/src/handlers/own-pages/apply-due-pages';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aSection } from '@/tests/fixtures/shop/own-pages';

// Its texts are files, which tests of screens read.
jest.mock('@/lib/server/pages/shell-props', () => ({
  readShell: () => undefined,
  shellProps: (_: unknown, __: string, namespaces: string[]) =>
    Promise.resolve({ namespaces, categories: [] }),
}));

const HOUR = 3_600_000;
const shop = new LocalShop('home-page');
const storeId = shop.id;
const id = HOME_PAGE_ID;
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [aProduct()] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const ref = () => shop.db.doc(collections.ownPage(shop.store, id));
const seen = async () => {
  const stored = await ref().get();
  return stored.exists ? parseOwnPage(id, stored.data()).updatedAt : 0;
};
const save = async (content: Partial<PageContent>) =>
  owner.call('saveOwnPage', {
    ...{ storeId, id, seen: await seen() },
    content: { ...NEW_HOME_PAGE.draft, ...content },
  });
const publish = async (from: number | null = null) =>
  owner.call('publishOwnPage', { storeId, id, seen: await seen(), from, to: null });
const home = () => homePageProps(shop.store, 'en');
const kinds = (props: HomePageProps) =>
  'home' in props ? props.home.sections.map((section: ResolvedSection) => section.kind) : 'standard';
const invalidated = async () => {
  const { docs } = await shop.db.collection(collections.pageChanges(shop.store)).orderBy('at').get();
  return docs.at(-1)?.get('paths') as string[];
};
const spaced = [aSection('newArrivals'), aSection('spacer'), aSection('trending', { id: 'last' })];

test('until a home page is published shoppers see the standard one, whatever is drafted', async () => {
  expect(kinds(await home())).toBe('standard');
  expect(await save({ sections: spaced })).toMatchObject({
    value: { content: { slug: { en: '', ar: '' }, sections: spaced } },
  });
  expect(kinds(await home())).toBe('standard');
});

test('a published one has its sections with the standard ones among them, and is found nowhere else', async () => {
  expect(await publish()).toMatchObject({ ok: true });
  expect(await invalidated()).toEqual(['/']);
  const props = await home();
  expect(kinds(props)).toEqual(['newArrivals', 'spacer', 'trending']);
  expect(props).toMatchObject({ namespaces: ['catalogue', 'own-pages'] });
  const asked = { kind: 'page', slug: 'home', locale: 'en', categories: [] } as const;
  expect(await ownPageAt(shop.store, asked)).toEqual({ notFound: true });
  expect(JSON.stringify(await sitemapPages(shop.store))).not.toContain('/pages/');
});

test('the four standard sections show what the standard page shows, in its order', async () => {
  await shop.db
    .collection(collections.brands(shop.store))
    .doc('nile')
    .set({
      ...{ name: { en: 'Nile', ar: 'النيل' }, slug: 'nile', order: 0, productCount: 1, image: null },
    });
  await owner.call('unpublishOwnPage', { storeId, id, seen: await seen() });
  const standard = await home();
  await save({ sections: NEW_HOME_PAGE.draft.sections });
  await publish();
  const composed = await home();
  if ('home' in standard || !('home' in composed)) throw new Error('not the pages compared');
  expect(kinds(composed)).toEqual(HOME_SECTIONS);
  for (const section of composed.home.sections)
    expect(section).toMatchObject(
      section.kind === 'topBrands'
        ? { brands: standard.topBrands }
        : { products: standard[section.kind as 'trending'] },
    );
});

test('a scheduled one comes with its time, one taken off leaves the standard one, and none is deleted', async () => {
  await save({ sections: spaced });
  await publish(Date.now() + HOUR);
  expect(kinds(await home())).toEqual(HOME_SECTIONS);
  await applyDuePages({ db: shop.db, now: () => Date.now() + 2 * HOUR, log: { warn: jest.fn() } });
  expect(await invalidated()).toEqual(['/']);
  expect(await owner.call('deleteOwnPage', { storeId, id, seen: await seen() })).toMatchObject({
    error: { code: 'invalid-input' },
  });
  expect(await owner.call('unpublishOwnPage', { storeId, id, seen: await seen() })).toMatchObject({
    ok: true,
  });
  expect(await invalidated()).toEqual(['/']);
  expect(kinds(await home())).toBe('standard');
});
