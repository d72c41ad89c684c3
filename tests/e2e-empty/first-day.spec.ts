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
