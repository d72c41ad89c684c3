import type { Page } from '@playwright/test';
import { field, main, press } from '../support/screens/forms';
import { logIn, OWNER } from '../support/people/people';
import { expect, PHONE, test } from '../support/shop-test';

// SPEC.md 9 and the numbers of 2, on the screen.

test('clearing the filters leaves 0 to 10000; the four sorts have their names', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/products?category=quotes&min=20&max=60&sort=price-asc');
  const sorts = main(page).getByRole('combobox', { name: 'Sort by' }).getByRole('option');
  for (const name of ['Best Seller', 'Trending', 'Price low to high', 'Price high to low'])
    await expect(sorts.filter({ hasText: name })).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(field(page, 'Minimum price')).toHaveValue('0');
  await expect(field(page, 'Maximum price')).toHaveValue('10000');
});

test('prices are in USD, the colour mode light, until the shopper chooses; both choices last', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await expect(currency).toHaveValue('USD');
  await expect(page.locator('html')).toHaveClass(/light/);
  await currency.selectOption('AED');
  await page.getByRole('button', { name: 'Color mode' }).click();
  await page.reload();
  await expect(currency).toHaveValue('AED');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a toast stands at the bottom, 300 to 560 wide, in layer 5500, for five seconds', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Add to Wishlist' }).first().click();
  const toast = page.getByRole('status').filter({ hasText: 'Login First' }).first();
  await expect(toast).toBeVisible();
  const shown = Date.now();
  const box = await toast.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(300);
  expect(box?.width).toBeLessThanOrEqual(560);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 120);
  const layer = await toast.evaluate((element) => {
    let node: Element | null = element;
    while (node && getComputedStyle(node).zIndex !== '5500') node = node.parentElement;
    return node !== null;
  });
  expect(layer, 'layer 5500').toBe(true);
  await page.mouse.move(10, 10);
  await expect(toast).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(4000);
});

test('pictures come in the widths and the quality of the specification', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  const sources = await page
    .locator('main img[srcset]')
    .evaluateAll((images) => images.flatMap((image) => (image as HTMLImageElement).srcset.split(', ')));
  const known = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
  const widths = new Set(sources.map((source) => Number(/[?&]w=(\d+)/.exec(source)?.[1])));
  expect([...widths].filter((width) => !known.includes(width))).toEqual([]);
  expect(sources.every((source) => source.includes('q=75'))).toBe(true);
});

test('the admin has a sidebar on large screens, a drawer on small ones', async ({ openWindow }) => {
  const wide = await openWindow();
  await logIn(wide, OWNER, '/admin/dashboard');
  await expect(wide.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect.poll(() => logoWidth(wide)).toBe(200);

  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, OWNER, '/admin/dashboard');
  await expect(phone.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  await expect.poll(() => logoWidth(phone)).toBe(150);
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});

test('the hours are there where the store gives none', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/contact-us');
  await expect(main(page).getByText('Mon-Fri 8am to 5pm')).toBeVisible();
  await press(page, 'Submit');
});

const logoWidth = async (page: Page) =>
  (await page.getByRole('img', { name: 'We Are Super Meals App' }).first().boundingBox())?.width;
