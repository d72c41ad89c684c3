import type { APIRequestContext } from '@playwright/test';
import { putHost } from '../e2e/support/orders/past-the-rules';
import { expect, test } from '../e2e/support/shop-test';
import { siteRequest } from '../e2e/support/site-request';
import { textsOf } from '../e2e/support/screens/texts';

/** One site for all stores: what a request's host decides, and what headers that anybody may write do not. */
const { BASE_URL: EMPTY = '', NEIGHBOUR_URL: DEMO = '' } = process.env;
const NOBODY = EMPTY.replace('//empty.', '//nobody.');
const hostOf = (site: string) => new URL(site).hostname;

const PATHS = [
  '/',
  '/ar',
  '/products',
  '/cart',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/shell',
];
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const buildOf = async (request: APIRequestContext) =>
  /"buildId":"([^"]+)"/.exec(await textOf(request, '/'))?.[1] ?? '';

test('a host shows its own store, whatever other headers say and whoever asked before', async ({
  playwright,
  request,
}) => {
  const forged = await siteRequest(playwright, EMPTY, {
    'x-forwarded-host': hostOf(DEMO),
    forwarded: `host=${hostOf(DEMO)}`,
    'x-original-host': hostOf(DEMO),
    cookie: 'site=demo.localhost; store=demo',
  });
  const neighbour = await siteRequest(playwright, DEMO);
  for (const path of PATHS) {
    const warmed = await textOf(neighbour, path);
    const asked = [await textOf(forged, path), await textOf(request, path)];
    for (const own of asked) {
      expect(own, path).not.toContain('stores/demo/');
      expect(own, path).not.toContain(hostOf(DEMO));
    }
    expect(warmed, path).not.toContain(hostOf(EMPTY));
  }
  await Promise.all([forged.dispose(), neighbour.dispose()]);
});

test('no host gives out the pages of another by their inner paths or data', async ({ request }) => {
  const build = await buildOf(request);
  const own = await request.get(`/_next/data/${build}/en/s/${hostOf(EMPTY)}/products.json`);
  expect([own.status(), await own.text()]).toEqual([200, expect.stringContaining('"storeId":"empty"')]);
  for (const path of [
    `/s/${hostOf(DEMO)}`,
    `/s/${hostOf(DEMO)}/products`,
    `/ar/s/${hostOf(DEMO)}/products`,
    `/s/${hostOf(EMPTY)}/products`,
    `/_next/data/${build}/en/s/${hostOf(DEMO)}.json`,
    `/_next/data/${build}/en/s/${hostOf(DEMO)}/products.json`,
    `/_next/data/${build}/en/s/demo/products.json`,
    `/_next/data/${build}/en/s/-/products.json`,
    `/_next/data/${build}/en/s/%64emo.localhost/products.json`,
    `/_next/data/${build}/en/s/..%2F${hostOf(DEMO)}/products.json`,
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text(), path).not.toContain('stores/demo/');
  }
});

test('a host without a store says so in both languages', async ({ openWindow, playwright }) => {
  const nobody = await siteRequest(playwright, NOBODY);
  for (const path of PATHS) expect([path, (await nobody.get(path)).status()]).toEqual([path, 404]);
  expect((await nobody.get('/api/health')).status()).toBe(200);
  await nobody.dispose();
  const page = await openWindow({ refusals: [404] });
  for (const locale of ['en', 'ar'] as const) {
    const t = textsOf(locale);
    await page.goto(`${NOBODY}/${locale === 'ar' ? 'ar/' : ''}products`);
    await expect(
      page.getByRole('heading', { level: 1, name: t('common:noStore.unknown.title') }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  }
});

test('a host whose store is closed or suspended says that, and gives out nothing of it', async ({
  openWindow,
  playwright,
}) => {
  const page = await openWindow({ refusals: [404] });
  const t = textsOf('en');
  for (const state of ['closed', 'suspended'] as const) {
    const site = NOBODY.replace('//nobody.', `//${state}.`);
    await putHost(hostOf(site), { storeId: 'demo', kind: 'platform', state });
    const request = await siteRequest(playwright, site);
    for (const path of PATHS) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text(), path).not.toContain('stores/demo/');
    }
    await request.dispose();
    await page.goto(`${site}/products`);
    await expect(
      page.getByRole('heading', { level: 1, name: t(`common:noStore.${state}.title`) }),
    ).toBeVisible();
  }
});

test('a wrong address has the header of its own store', async ({ openWindow }) => {
  const page = await openWindow({ refusals: [404] });
  const t = textsOf('en');
  for (const [site, store] of [
    [EMPTY, 'empty'],
    [DEMO, 'demo'],
  ] as const) {
    await page.goto(`${site}/no-such-page`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t('common:notFound.title') })).toBeVisible();
    await expect(page.locator('meta[name=store]').first()).toHaveAttribute('content', store);
  }
});
