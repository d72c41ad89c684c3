import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { pagesWhere } from '@/lib/domain/routes/pages-where';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';
import type { SitemapPage } from '@/lib/domain/seo/sitemap';
import { createSitemapProducts, sitemapPages, sitemapParts } from '@/lib/server/sitemap';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('sitemap');
const HOUR_MS = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 2, 1);
/** More than two reads of 500, and some made in the same millisecond. */
const PRODUCTS = 1_100;

const group = (id: string, parentId: string | null, productCount: number) => ({
  slug: id,
  name: { en: id, ar: id },
  parentId,
  productCount,
  order: 0,
});

beforeAll(async () => {
  await shop.open({ products: [] });
  const writer = shop.db.bulkWriter();
  const groups = [group('quotes', null, PRODUCTS), group('love', 'quotes', 1), group('empty', null, 0)];
  for (const one of groups)
    void writer.set(shop.db.doc(`${collections.categories(shop.store)}/${one.slug}`), one);
  for (let n = 0; n < PRODUCTS; n += 1) void writer.set(productRef(n), product(n));
  await writer.close();
});
afterAll(() => shop.close());

const productRef = (n: number) => shop.db.doc(collections.product(shop.store, `board-${n}`));
const product = (n: number) => {
  const at = Timestamp.fromMillis(NOW - Math.floor(n / 3));
  return {
    slug: `board-${n}`,
    status: n === 7 ? 'draft' : 'active',
    categoryId: 'quotes',
    createdAt: at,
    updatedAt: at,
  };
};
let now = NOW;
const sitemapProducts = createSitemapProducts(() => now);
const pathsIn = (pages: Iterable<SitemapPage>) =>
  [...pages].map(({ alternates }) => new URL(alternates[0]?.address ?? '').pathname);
const pathsOf = async (slug: string) => pathsIn((await sitemapProducts(shop.store, slug)) ?? []);

test('every active product of a category is listed once, however many there are', async () => {
  const listed = await pathsOf('quotes');
  expect(listed).toHaveLength(PRODUCTS - 1);
  expect(new Set(listed).size).toBe(PRODUCTS - 1);
  expect(listed).not.toContain('/products/board-7');
  expect(await pathsOf('empty')).toEqual([]);
  expect(await sitemapProducts(shop.store, 'love')).toBeNull();
});

test('products in no category have a sitemap of their own as soon as there are some', async () => {
  expect(await sitemapParts(shop.store)).toEqual(['quotes']);
  await shop.db.doc(collections.product(shop.store, 'alone')).set({
    ...product(0),
    slug: 'alone',
    categoryId: '',
  });
  expect(await sitemapParts(shop.store)).toEqual(['quotes', '']);
  expect(await pathsOf('')).toEqual(['/products/alone']);
  expect(sitemapPaths.products('')).toBe('/sitemaps/products.xml');
  await shop.db.doc(collections.product(shop.store, 'alone')).delete();
});

test('the list is cached for an hour', async () => {
  const before = await pathsOf('quotes');
  await productRef(PRODUCTS).set(product(PRODUCTS));
  now += HOUR_MS;
  expect(await pathsOf('quotes')).toEqual(before);
  now += 1;
  expect(await pathsOf('quotes')).toHaveLength(before.length + 1);
});

test('categories and sub-categories have their pages; only a category with products has a sitemap', async () => {
  expect(await sitemapParts(shop.store)).toEqual(['quotes']);
  const pages = pathsIn(await sitemapPages(shop.store));
  expect(pages).toEqual(expect.arrayContaining(['/', '/products', '/about-us', '/terms']));
  expect(pages.sort()).toEqual(
    [
      // Nothing was posted.
      ...pagesWhere(({ search }) => search === 'listed').filter(
        (page) => !page.includes('[') && page !== '/posts',
      ),
      ...['/categories/quotes', '/categories/quotes/love', '/categories/empty'],
    ].sort(),
  );
});

test('a closed shop lists only the pages that stay, and all of them once its closing is undone', async () => {
  const whole = pathsIn(await sitemapPages(shop.store));
  await shop.db.doc(collections.product(shop.store, 'alone')).set({ ...product(0), categoryId: '' });
  await shop.set({ 'trading.state': 'closed' });
  expect(await sitemapParts(shop.store)).toEqual([]);
  for (const slug of ['quotes', '']) expect(await pathsOf(slug)).toEqual([]);
  const left = pathsIn(await sitemapPages(shop.store));
  expect(left).toEqual(expect.arrayContaining(['/about-us', '/contact-us', '/terms']));
  expect(left.filter((path) => /^\/($|products|categories|most-selling|posts|pages)/.test(path))).toEqual([]);
  await shop.set({ 'trading.state': 'open' });
  expect(await sitemapParts(shop.store)).toEqual(['quotes', '']);
  expect(pathsIn(await sitemapPages(shop.store))).toEqual(whole);
});
