import { gzipSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import type { APIRequestContext } from '@playwright/test';
import { LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import { feedPath } from '@/lib/domain/routes/feed-paths';
import { pagesWhere } from '@/lib/domain/routes/pages-where';
import { isAdminPath, paths } from '@/lib/paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';

const SITE = process.env.BASE_URL ?? '';
/** Pages for search engines, with an example of each category; a product's own address is added below, and pages of sections and posts have their own tests. */
const PUBLIC = pagesWhere(({ search }) => search === 'listed')
  .filter((page) => !['/products/[slug]', '/pages/[slug]', '/posts/[slug]'].includes(page))
  .map((page) => page.replace('[category]', 'quotes').replace('[subCategory]', 'arabic-proverbs'));
const PRIVATE = [
  ...pagesWhere(({ access, search }) => access !== 'file' && search !== 'listed')
    .filter((page) => !isAdminPath(page))
    .map((page) => page.replace(/\[\w+\]/, 'unknown')),
  '/no-such-page',
  '/products/no-such-board',
];
/** Bytes as gzip makes them: the bound of the bench (bench/limits.mjs), which weighs a page of each kind. */
const MOST_HTML = 20 * 1024;
const STORE = { en: 'Boards', ar: 'لوحات' } as const;

for (const locale of LOCALES) {
  test(`every public page says what it is to search engines and in shared links (${locale})`, async ({
    request,
  }) => {
    const { slug } = await firstProduct();
    const titles = new Set<string>();
    for (const path of [...PUBLIC, `/products/${slug}`]) {
      const page = await factsOf(request, path, locale);
      const own = addressOf(path, locale);
      expect.soft(page.title, path).toMatch(new RegExp(`^${STORE[locale]} \\| \\S`));
      titles.add(page.title);
      expect.soft(page.meta.get('description')?.length ?? 0, path).toBeGreaterThan(20);
      expect.soft(page.meta.get('description')?.length ?? 0, path).toBeLessThanOrEqual(161);
      expect.soft(page.meta.has('robots'), path).toBe(false);
      expect.soft(page.links.get('canonical'), path).toBe(own);
      expect.soft(page.alternates, path).toEqual({
        en: addressOf(path, 'en'),
        ar: addressOf(path, 'ar'),
        'x-default': addressOf(path, 'en'),
      });
      expect.soft(page.meta.get('og:title'), path).toBe(page.title);
      expect.soft(page.meta.get('og:url'), path).toBe(own);
      expect.soft(page.meta.get('og:site_name'), path).toBe(STORE[locale]);
      expect.soft(page.meta.get('og:locale'), path).toBe(locale === 'ar' ? 'ar_AR' : 'en_US');
      expect.soft(page.meta.get('og:locale:alternate'), path).toBe(locale === 'ar' ? 'en_US' : 'ar_AR');
      expect.soft(page.meta.get('twitter:card'), path).toBe('summary_large_image');
    }
    expect(titles.size).toBe(PUBLIC.length + 1);
  });

  test(`no private or missing page is offered to search engines (${locale})`, async ({ request }) => {
    // One page for all stores says that an address leads nowhere.
    const missing = textsOf(locale)('common:notFound.title');
    for (const path of PRIVATE) {
      const page = await factsOf(request, path, locale);
      expect.soft(page.title, path).toMatch(new RegExp(`^(?:${STORE[locale]} \\| \\S|${missing}$)`));
      expect.soft(page.meta.get('robots'), path).toBe('noindex');
      expect.soft(page.links.has('canonical'), path).toBe(false);
      expect.soft(page.alternates, path).toEqual({});
    }
  });

  test(`a narrowed list is not offered to search engines, a sorted or paged one is (${locale})`, async ({
    request,
  }) => {
    const robotsOf = async (path: string) =>
      (await request.get(localPath(path, locale))).headers()['x-robots-tag'];
    for (const path of ['/products?q=sea', '/categories/quotes?color=oak&page=2', '/most-selling?min=20'])
      expect(await robotsOf(path), path).toBe('noindex');
    for (const path of ['/products', '/products?sort=trending', '/categories/quotes?page=2'])
      expect(await robotsOf(path), path).toBeUndefined();
  });

  test(`a product has structured data and a picture that loads (${locale})`, async ({ request }) => {
    const product = await firstProduct();
    const page = await factsOf(request, `/products/${product.slug}`, locale);
    const [way, data] = page.jsonLd;
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      name: product.title[locale],
      brand: { '@type': 'Brand' },
      productGroupID: product.id,
    });
    expect(data?.hasVariant).toHaveLength(product.variants.length);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(page.meta.get('og:type')).toBe('product');
    expect(page.meta.get('og:image:alt')).toBe(product.images[0]?.alt[locale]);
    // Drawn with title and price, and not under another address.
    const drawn = page.meta.get('og:image') ?? '';
    expect(drawn).toContain(`${SITE}/social/${product.id}/${locale}-`);
    expect(page.meta.get('og:image:width')).toBe('1200');
    expect(
      (await request.get(drawn.replace(`/${locale}-`, `/${locale}-0`).replace(/.\.jpg/, '.jpg'))).status(),
    ).toBe(404);
    // A messenger that cannot read WebP.
    const picture = await request.get(page.meta.get('og:image') ?? '', { headers: { Accept: 'image/*' } });
    expect(picture.headers()['content-type']).toBe('image/jpeg');

    const home = await factsOf(request, '/', locale);
    expect(home.jsonLd.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  });
}

test('a board with an Arabic address is found there, revalidated there, and from its former address', async ({
  request,
}) => {
  const owner = await signedIn(OWNER);
  const { images, categoryId, subCategoryId, brandId } = await firstProduct();
  const run = Date.now();
  const [slug, next] = [`سكينة-${run}`, `طمأنينة-${run}`];
  const board = { storeId: 'demo', productId: `e2e-${run}` };
  const made = await owner.call('saveProduct', {
    ...board,
    baseUpdatedAt: 0,
    title: { en: 'Calm', ar: 'سكينة' },
    description: { en: 'A first text.', ar: 'نص أول.' },
    slug,
    status: 'active',
    images: images.slice(0, 1),
    categoryId,
    subCategoryId,
    brandId,
    options: [],
    variants: [{ id: 'only', price: 2500, stock: 3, seenStock: 0, optionValues: {} }],
  });
  const path = paths.product(slug);
  const shown = await factsOf(request, path, 'ar');
  expect(shown.links.get('canonical')).toBe(`${SITE}/ar${path}`);
  expect(shown.meta.get('description')).toBe('نص أول.');

  const edited = await owner.call('saveProduct', {
    ...board,
    baseUpdatedAt: made.updatedAt,
    description: { en: 'A second text.', ar: 'نص ثانٍ.' },
  });
  // Every server has it within two seconds; `npm run prove -- many-servers` times it.
  await expect.poll(async () => (await factsOf(request, path, 'ar')).meta.get('description')).toBe('نص ثانٍ.');

  await owner.call('saveProduct', { ...board, baseUpdatedAt: edited.updatedAt, slug: next });
  const formerly = () => request.get(localPath(path, 'ar'), { maxRedirects: 0 });
  await expect.poll(async () => (await formerly()).status()).toBe(308);
  const former = await formerly();
  expect(former.headers().location).toBe(localPath(paths.product(next), 'ar'));
  // A browser would keep it for good, and the product could never take the address back.
  expect(former.headers()['cache-control']).toContain('max-age=0');
  expect((await factsOf(request, path, 'ar')).links.get('canonical')).toBe(
    `${SITE}/ar${paths.product(next)}`,
  );
  await owner.call('deleteProduct', board);
});

test('the sitemap lists every page in both languages, and robots.txt leads to it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of [
    '/admin',
    '/ar/admin',
    '/cart',
    '/checkout',
    '/orders',
    '/pay/',
    '/track/',
    '/confirm/',
    '/newsletter/',
    '/offers/',
    '/design-change/',
    '/invitation/',
    '/restore-cart/',
    '/review/',
    '/stop-mails/',
    '/profile',
    '/api/',
  ])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);

  const parts = locations(await (await request.get('/sitemap.xml')).text());
  expect(parts[0]).toBe(`${SITE}/sitemaps/pages.xml`);
  const listed = await Promise.all(
    parts.map(async (part) => locations(await (await request.get(part)).text())),
  );
  const pages = listed.flat();
  expect(new Set(pages).size).toBe(pages.length);
  const { slug } = await firstProduct();
  for (const locale of LOCALES)
    for (const path of [...PUBLIC, `/products/${slug}`]) expect(pages).toContain(addressOf(path, locale));
  expect((await request.get('/sitemaps/products/nowhere.xml')).status()).toBe(404);
});

test('a product feed lists what is sold, with links in its language and currency', async ({
  page,
  request,
}) => {
  const feed = await request.get(feedPath({ locale: 'ar', currency: 'AED' }));
  const xml = await feed.text();
  expect(feed.headers()['content-type']).toContain('application/xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.match(/<item>/g)?.length).toBeGreaterThan(50);
  const { slug } = await firstProduct();
  const [, link = ''] = new RegExp(`<g:link>([^<]*/ar/products/${slug}[^<]*)</g:link>`).exec(xml) ?? [];
  await page.goto(link.replaceAll('&amp;', '&'));
  await expect(page.locator('main').getByText('د.إ.').first()).toBeVisible();
  expect((await request.get('/feeds/products-ar-JPY.xml')).status()).toBe(404);
});

test('the HTML of every public page weighs at most 20 KiB', async ({ request }) => {
  const parts = locations(await (await request.get('/sitemap.xml')).text());
  const heavy: string[] = [];
  for (const part of parts)
    for (const page of locations(await (await request.get(part)).text())) {
      const weight = gzipSync(await (await request.get(page)).body()).length;
      if (weight > MOST_HTML) heavy.push(`${page}: ${weight} bytes`);
    }
  expect(heavy).toEqual([]);
});

const addressOf = (path: string, locale: Locale) => `${SITE}${localPath(path, locale)}`.replace(/\/$/, '');
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** What the served HTML says before any script runs. */
async function factsOf(request: APIRequestContext, path: string, locale: Locale) {
  const html = await (await request.get(localPath(path, locale))).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const attribute = (tag: string, name: string) =>
    plain(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
  const tags = (name: string) => [...head.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
  const links = tags('link');
  // Feeds are alternates too, without a language.
  const alternates = links.filter((tag) => attribute(tag, 'rel') === 'alternate' && / hreflang=/i.test(tag));
  return {
    title: plain(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''),
    meta: new Map(
      tags('meta').map((tag) => [
        attribute(tag, 'name') || attribute(tag, 'property'),
        attribute(tag, 'content'),
      ]),
    ),
    links: new Map(links.map((tag) => [attribute(tag, 'rel'), attribute(tag, 'href')])),
    alternates: Object.fromEntries(
      alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}

const plain = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
