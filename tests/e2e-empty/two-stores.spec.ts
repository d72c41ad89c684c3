import type { APIRequestContext, Page } from '@playwright/test';
import { LOCALES, localPath } from '@/lib/domain/locale';
import { firstProduct } from '../e2e/support/catalogue';
import { OWNER, PASSWORD, sendAccount, SHOPPER } from '../e2e/support/people/people';
import { expect, test } from '../e2e/support/shop-test';
import { siteRequest } from '../e2e/support/site-request';
import { textsOf } from '../e2e/support/screens/texts';

/** Two hosts of one site: the store from nothing, and the demo store beside it. */
const { BASE_URL: EMPTY = '', NEIGHBOUR_URL: DEMO = '' } = process.env;
const t = textsOf('en');

test('no page of one store leads to, names or serves a board of the other', async ({
  playwright,
  request,
}) => {
  const { slug, title } = await firstProduct();
  const neighbour = await siteRequest(playwright, DEMO);
  const [empty, demo] = [await pagesOf(request), await pagesOf(neighbour)];
  expect(demo).toContain(`/products/${slug}`);
  const onlyDemo = demo.filter((path) => /^\/(products|categories)\/./.test(path));
  expect(onlyDemo.length).toBeGreaterThan(50);
  expect(empty.filter((path) => onlyDemo.includes(path))).toEqual([]);
  for (const path of onlyDemo.filter((_, at) => at % 20 === 0))
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of [
    '/',
    '/products',
    '/most-selling',
    '/categories',
    `/products?q=${encodeURIComponent(title.en)}`,
  ])
    for (const locale of LOCALES) {
      const html = await (await request.get(localPath(path, locale))).text();
      expect(html, path).not.toContain(`/products/${slug}`);
      expect(html, path).not.toContain('stores/demo');
    }
  await neighbour.dispose();
});

test('one account has orders and a cart in each store, and a role in its own alone', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await logInAt(page, DEMO, SHOPPER, '/orders');
  await expect(
    page
      .getByRole('main')
      .getByText(/B-\w+-\w+/)
      .first(),
  ).toBeVisible();
  const { slug } = await firstProduct();
  await page.goto(`${DEMO}/products/${slug}`);
  await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();

  await logInAt(page, EMPTY, SHOPPER, '/orders');
  await expect(page.getByText(t('orders:list.emptyTitle'))).toBeVisible();
  await page.goto(`${EMPTY}/cart`);
  await expect(page.getByText(t('cart:empty.title'))).toBeVisible();

  const owner = await openWindow();
  await logInAt(owner, DEMO, OWNER, '/admin/orders');
  await expect(owner.getByRole('table', { name: 'Orders' })).toBeVisible();
  await logInAt(owner, EMPTY, OWNER, '/');
  await owner.goto(`${EMPTY}/admin/orders`);
  await expect(owner).toHaveURL((url) => !url.pathname.startsWith('/admin'));
  await expect(owner.getByRole('table', { name: 'Orders' })).toBeHidden();
});

/** Every path of the store's sitemap. */
async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const parts = await locations('/sitemap.xml');
  return (await Promise.all(parts.map(locations))).flat();
}

async function logInAt(page: Page, site: string, email: string, next: string): Promise<void> {
  await page.goto(`${site}/login?next=${encodeURIComponent(next)}`);
  await sendAccount(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(site + next);
}
