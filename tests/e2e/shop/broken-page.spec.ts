import { firstProduct } from '@/tests/e2e/support/catalogue';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { expect, test } from '@/tests/e2e/support/shop-test';

interface PageData {
  readonly pageProps: Record<string, unknown>;
}

test('a page that breaks takes neither the header nor the cart with it, and the server hears of it', async ({
  browser,
  baseURL,
}) => {
  // A window of its own, because React logs the error, as it should.
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

test('a page that breaks while it hydrates goes on showing what was served, and says so', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  const { slug, title } = await firstProduct();
  const address = `/products/${slug}`;
  // As if the browser lacked what the pictures need: the HTML stays as it was served, the data does not.
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(<script id="__NEXT_DATA__"[^>]*>)(.*?)(<\/script>)/s,
      (_, start, json, end) => {
        const data = JSON.parse(String(json)) as { props: PageData };
        const product = data.props.pageProps.product as Record<string, unknown>;
        product.images = null;
        return `${String(start)}${JSON.stringify(data)}${String(end)}`;
      },
    );
    return route.fulfill({ response, body });
  });
  const told = page.waitForRequest((request) => request.url().endsWith('/api/failure'));
  await page.goto(address);
  await told;
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('does not respond');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});
