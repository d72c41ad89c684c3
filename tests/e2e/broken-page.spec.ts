import { expect, test } from './support/shop-test';
import { addToCart } from './support/shopping';

interface PageData {
  readonly pageProps: Record<string, unknown>;
}

test('a page that breaks takes neither the header nor the cart with it, and the server hears of it', async ({
  browser,
  baseURL,
}) => {
  // A window of its own: React tells the console of the fault, as it should.
  const page = await browser.newPage({ baseURL });
  await addToCart(page);
  await page.goto('/products');
  // Data fetched ahead, when the link is pointed at, is what the click then uses.
  await page.route('**/_next/data/**/products/*.json*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text) return route.fulfill({ response });
    const data = JSON.parse(text) as PageData;
    return route.fulfill({ json: { ...data, pageProps: { ...data.pageProps, product: null } } });
  });
  const told = page.waitForRequest((request) => request.url().endsWith('/api/failure'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(((await told).postDataJSON() as { route: string }).route).toBe('/products/[slug]');

  await page.getByRole('main').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});
