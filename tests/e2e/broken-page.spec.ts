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
  await page.route('**/_next/data/**/products/*.json*', async (route) => {
    // What is only fetched ahead is asked again when it is wanted.
    if (route.request().headers().purpose === 'prefetch') return route.continue();
    const data = (await (await route.fetch()).json()) as PageData;
    return route.fulfill({ json: { ...data, pageProps: { ...data.pageProps, product: null } } });
  });
  await page.goto('/products');
  const told = page.waitForRequest((request) => request.url().endsWith('/api/failure'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(((await told).postDataJSON() as { route: string }).route).toBe('/products/[slug]');

  await page.getByRole('main').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.close();
});
