import type { Page } from '@playwright/test';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { ADDRESS, fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('ar');

// The browser itself reports each request that finds no network, so these windows' consoles are not watched.
test.use({ viewport: PHONE, isMobile: true, hasTouch: true, serviceWorkers: 'allow' });

test('fault 49: without a network a shopper goes from a board they saw to an order that waits; back online there is one order', async ({
  page,
  openWindow,
}) => {
  const context = page.context();
  // In letters: a name may hold no number that looks like a telephone's.
  const fullName = `${ADDRESS.ar.fullName} ${inLetters(Date.now())}`;
  const product = await firstProduct();
  const address = `/ar/products/${product.slug}`;
  await page.goto(address);
  for (const path of [encodeURI(address), '/ar', '/ar/cart', '/ar/checkout']) await expectKept(page, path);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title.ar);
  await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:shell.cart') })
    .click();
  await page.getByRole('link', { name: t('cart:summary.checkout') }).click();
  await fillAddress(page, 'ar');
  await page.getByLabel(t('checkout:shipping.fullName'), { exact: true }).fill(fullName);
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  const waiting = page.getByRole('article').filter({ hasText: t('offline:waiting.title') });
  await expect(waiting).toContainText(product.title.ar);
  await expect(waiting.getByRole('button', { name: t('offline:cancel') })).toBeVisible();

  await page.goto('/ar/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline:page.title'));
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto('/ar');
  const placed = later
    .getByRole('article')
    .filter({ hasText: t('offline:placed.title').replace('{{number}}', '').trim() });
  await placed.getByRole('link', { name: t('offline:toOrder') }).click();
  await expect(later).toHaveURL(/\/ar\/orders\/[\w-]+$/);
  await later.goto('/ar/orders');
  await expect(later.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await later.goto('/ar/cart');
  await expect(later.getByText(t('cart:empty.title')).first()).toBeVisible();
  expect(await keptPaths(later)).not.toContainEqual(
    expect.stringMatching(/orders|admin|profile|track|pay|login/),
  );

  const owner = await openWindow();
  await logIn(owner, OWNER, '/admin/orders');
  await expect(owner.getByRole('row').filter({ hasText: fullName })).toHaveCount(1);
});

const inLetters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** The page is kept with all that it needs. */
const expectKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (at) => Boolean(await caches.match(at)), path), { message: path })
    .toBe(true);

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
