import type { Page } from '@playwright/test';
import { firstProduct, otherSize } from '@/tests/e2e/support/catalogue';
import { PASSWORD, sendAccount, SHOPPER } from '@/tests/e2e/support/people/people';
import { expectFieldError, main, press } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const SCRIPTS = '**/_next/static/chunks/*.js';
const LATE_MS = 4_000;

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let come = () => {};
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route(SCRIPTS, async (route) => {
    await there;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return come;
}

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('what is typed and chosen while the scripts take four seconds stands there once the page works', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.fallback();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await main(page).getByLabel('Full Name', { exact: true }).fill('Layla Haddad');
  await expect(button(page, 'Submit')).toBeDisabled();
  await press(page, 'Submit');
  await expectFieldError(page, 'Comments', 'Comments is required.');
  await expect(main(page).getByLabel('Full Name', { exact: true })).toHaveValue('Layla Haddad');
});

test('a size that is chosen before hydration counts, and what needs a script waits visibly', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const product = await firstProduct((each) => otherSize(each) !== undefined);
  const size = otherSize(product)?.name.en ?? '';
  const come = await openWithoutScripts(page, `/products/${product.slug}`);
  const other = main(page)
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: size, exact: true });
  await tick(other);
  await expect(button(page, 'Add to Cart')).toBeDisabled();
  await main(page).getByText('Size guide').click();
  come();
  await press(page, 'Add to Cart');
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
  await expect(other).toBeChecked();
  await expect(main(page).getByRole('table')).toBeVisible();

  await page.goto('/cart');
  const line = main(page).getByRole('listitem').first();
  await expect(line).toContainText(size);
  await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1');
});

test('pictures that are walked before hydration have the focus on the one in view', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const { slug } = await firstProduct(({ images }) => images.length > 2);
  const come = await openWithoutScripts(page, `/products/${slug}`);
  const picture = (number: number) => button(page, `Enlarge picture ${String(number)}`);
  // A key that is pressed before the first frame scrolls nothing.
  await expect(picture(1)).toBeInViewport();
  await picture(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture(2)).toBeInViewport({ ratio: 0.85 });
  come();
  await expect(picture(2)).toBeFocused();
});

test('for what is typed into the search before hydration something is suggested after it', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const come = await openWithoutScripts(page, '/ar');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('الصبر');
  come();
  await expect(page.getByRole('option', { name: 'الصبر مفتاح الفرج' })).toBeVisible();
  await expect(field).toHaveValue('الصبر');
});

test('search, links and the change of language need no script', async ({ openWindow }) => {
  const page = await openWindow();
  const { slug } = await firstProduct();
  await page.route(SCRIPTS, () => {});
  await page.goto(`/products/${slug}`, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.waitForURL(({ pathname }) => pathname === `/ar/products/${slug}`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('الصبر');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ar\/products\?q=/, { waitUntil: 'commit' });
  await page.getByRole('banner').locator('a[href="/ar/cart"]').click();
  await page.waitForURL('**/ar/cart', { waitUntil: 'commit' });
});

test('who logs in on a page whose scripts come late is led to the page that asked for it', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const come = await openWithoutScripts(page, '/login?next=%2Fprofile');
  await main(page).getByLabel('Email', { exact: true }).fill(SHOPPER);
  come();
  await sendAccount(page, { email: SHOPPER, password: PASSWORD });
  await expect(page).toHaveURL(/\/profile$/);
});

test('a page begins in the colours that were chosen', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Color mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.route(SCRIPTS, () => {});
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

for (const locale of ['en', 'ar'] as const)
  test(`a page that lacks one of its scripts says so (${locale})`, async ({ browser, baseURL }) => {
    // A window of its own, because the browser logs requests that fail.
    const page = await browser.newPage({ baseURL });
    const t = textsOf(locale);
    // The first script that is requested; its retries are lost as well.
    let lost = '';
    await page.route(SCRIPTS, (route) => {
      lost ||= route.request().url();
      return route.request().url() === lost ? route.abort() : route.fallback();
    });
    await page.goto(locale === 'ar' ? '/ar' : '/');
    await expect(page.getByRole('alert')).toContainText(t('scripts:incomplete'));
    await page.unroute(SCRIPTS);
    await page.getByRole('link', { name: t('scripts:reload') }).click();
    await expect(page.getByText(t('scripts:incomplete'))).toBeHidden();
    await page.close();
  });

test('a page that lacks one of its style sheets says so', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: PHONE });
  await page.route('**/_next/static/chunks/*.css', (route) => route.abort());
  await page.goto('/products');
  await expect(page.getByText(textsOf('en')('scripts:incomplete'))).toBeVisible();
  await page.close();
});
