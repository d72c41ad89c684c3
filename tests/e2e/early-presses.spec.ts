import type { Page } from '@playwright/test';
import { firstProduct, otherSize } from './support/catalogue';
import { expectFieldError, main, press } from './support/forms';
import { PASSWORD, sendAccount, SHOPPER } from './support/people';
import { expect, PHONE, test } from './support/shop-test';
import { textsOf } from './support/texts';

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let come = () => {};
  const there = new Promise<null>((resolve) => {
    come = () => resolve(null);
  });
  await page.route(SCRIPTS, async (route) => {
    await there;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return come;
}

test('what is chosen and pressed before the scripts are there counts once they are', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const product = await firstProduct((each) => otherSize(each) !== undefined);
  const size = otherSize(product)?.name.en ?? '';
  const come = await openWithoutScripts(page, `/products/${product.slug}`);
  const other = main(page)
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: size, exact: true });
  await other.check({ force: true });
  await press(page, 'Add to Cart');
  // Twice for want of an answer.
  await press(page, 'Add to Cart');
  come();
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
  await expect(other).toBeChecked();

  await page.goto('/cart');
  const line = main(page).getByRole('listitem').first();
  await expect(line).toContainText(size);
  await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1');
});

test('a link that is followed before the scripts are there waits for what was pressed before it', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const { slug, title } = await firstProduct();
  const come = await openWithoutScripts(page, `/products/${slug}`);
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
  await press(page, 'Add to Cart');
  await cart.click();
  come();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByRole('listitem').first()).toContainText(title.en);

  // Pressed again it is followed at once.
  const comeAgain = await openWithoutScripts(page, `/products/${slug}`);
  await press(page, 'Add to Cart');
  await cart.click();
  await cart.click();
  await page.waitForURL(/\/cart$/, { waitUntil: 'commit' });
  comeAgain();
});

test('pictures that are walked before the scripts are there have the focus on the one in view', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const { slug } = await firstProduct(({ images }) => images.length > 2);
  const come = await openWithoutScripts(page, `/products/${slug}`);
  const picture = (number: number) =>
    main(page).getByRole('button', { name: `Enlarge picture ${String(number)}`, exact: true });
  await picture(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
  come();
  await expect(picture(2)).toBeFocused();
});

test('a size guide that is opened before the scripts are there has its table once they are', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const { slug } = await firstProduct();
  const come = await openWithoutScripts(page, `/products/${slug}`);
  await main(page).getByText('Size guide').click();
  come();
  await expect(main(page).getByRole('table')).toBeVisible();
});

test('for what is typed before the scripts are there something is suggested once they are', async ({
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

test('what was pressed counts when the file that keeps it comes last', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  const { slug } = await firstProduct();
  let pressed = () => {};
  const isPressed = new Promise<void>((resolve) => (pressed = resolve));
  await page.route('**/early-presses.js', async (route) => {
    await isPressed;
    // The others are there long before it, and wait.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fallback();
  });
  await page.goto(`/products/${slug}`, { waitUntil: 'commit' });
  await press(page, 'Add to Cart');
  pressed();
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
});

test('a form that is sent before the scripts are there is not posted', async ({ openWindow }) => {
  const page = await openWindow();
  const come = await openWithoutScripts(page, '/contact-us');
  await main(page).getByLabel('Full Name', { exact: true }).fill('Layla Haddad');
  await press(page, 'Submit');
  come();
  await expectFieldError(page, 'Comments', 'Comments is required.');
  await expect(main(page).getByLabel('Full Name', { exact: true })).toHaveValue('Layla Haddad');
});

test('who logs in before the scripts are there comes to the page that asked for it', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const come = await openWithoutScripts(page, '/login?next=%2Fprofile');
  await sendAccount(page, { email: SHOPPER, password: PASSWORD });
  come();
  await expect(page).toHaveURL(/\/profile$/);
});

for (const locale of ['en', 'ar'] as const)
  test(`a page that lacks one of its scripts says so (${locale})`, async ({ browser, baseURL }) => {
    // A window of its own: the browser tells the console of what did not come.
    const page = await browser.newPage({ baseURL });
    const t = textsOf(locale);
    // However often it is asked for.
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

test('a page that lacks one of its style sheets says so and goes on to show what it began with', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, viewport: PHONE });
  await page.route('**/_next/static/chunks/*.css', (route) => route.abort());
  const { slug } = await firstProduct();
  await page.goto(`/products/${slug}`);
  await expect(page.getByText(textsOf('en')('scripts:incomplete'))).toBeVisible();
  // Unless something lies over it.
  await page.getByRole('banner').getByRole('link', { name: 'We Are Super Meals App' }).click({ trial: true });
  await page.close();
});
