import { expect, test } from '../e2e/support/shop-test';

// What SPEC.md says of a store that has nothing yet, letter for letter.

test('a page that was never written says so', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/about-us');
  await expect(page.getByText('About Us Coming Soon......')).toBeVisible();
});

test('a build without a customer reference says that it has none', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  await expect(page.getByText('stripeId not found!')).toBeVisible();
});

test('every list works without a single board', async ({ openWindow }) => {
  const page = await openWindow();
  for (const path of ['/products', '/most-selling', '/categories', '/ar/products?sort=price-asc&stock=1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  }
});

test('a shop without boards asks for patience, not for fewer filters, where none is set', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/products');
  const main = page.getByRole('main');
  await expect(main.getByText('Product Not Found')).toBeVisible();
  await expect(main.getByText('Please look in again soon.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show all boards' })).toHaveCount(0);
  await page.goto('/products?sort=price-asc&min=100');
  await expect(main.getByText('Try fewer filters or a wider price range.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show all boards' })).toBeVisible();
});
