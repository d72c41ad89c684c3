import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { newMember } from '@/tests/e2e/support/people/members';
import { ADDRESS, fillAddress, logInAs } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test, WINDOWS } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';
  const button = (page: Page, text: string) =>
    page.getByRole('main').getByRole('button', { name: text, exact: true });

  test(`a saved address is ready at the checkout, and a removed one comes back (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await addToCart(page);
    await newMember(page, locale);
    await page.goto(`${prefix}/profile`);
    await button(page, t('addresses:add')).click();
    await button(page, t('addresses:save')).click();
    await expect(page.getByText(t('errors:field.city.required'))).toBeVisible();
    await fillAddress(page.getByRole('region', { name: t('addresses:title') }), locale);
    await button(page, t('addresses:save')).click();
    await expect(page.getByText(t('addresses:saved'))).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: ADDRESS[locale].city });
    await expect(card).toContainText(t('addresses:default'));
    await card.getByRole('button', { name: t('addresses:remove') }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: t('addresses:undo') }).click();
    await expect(card).toBeVisible();

    await page.goto(`${prefix}/checkout`);
    const city = page.getByLabel(t('checkout:shipping.city'), { exact: true });
    await expect(city).toHaveValue(ADDRESS[locale].city);
    await tick(page.getByRole('radio', { name: t('addresses:new') }));
    await expect(city).toHaveValue('');
    await fillAddress(page, locale);
    await city.fill('Aqaba');
    await expect(page.getByLabel(t('addresses:remember'))).toBeChecked();
    await placeOrder(page, locale);
    await page.goto(`${prefix}/profile`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Aqaba' })).toBeVisible();
  });

  test(`an order is called off, ordered again and printed in the other language (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    const { title } = await addToCart(page);
    await page.goto(`${prefix}/checkout`);
    await fillAddress(page, locale);
    await placeOrder(page, locale);
    await page.getByRole('link', { name: t('orders:confirmed.view') }).click();
    await button(page, t('orders:cancel.open')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('orders:cancel.confirm') })
      .click();
    await expect(page).toHaveURL(/\/order-cancelled\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders:cancelled.title'));
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText(t('orders:status.cancelled'));

    await page.getByRole('link', { name: t('orders:cancelled.view') }).click();
    await button(page, t('orders:reorder.submit')).click();
    await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:shell.cart') })).toContainText(
      '1',
    );
    await page.getByRole('link', { name: t('orders:invoice'), exact: true }).click();
    const other = locale === 'ar' ? 'en' : 'ar';
    await page
      .getByRole('link', { name: t('common:language.other') })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(other)('invoice:title'));
    await expect(page.getByRole('table')).toContainText(title[other]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('table')).toBeVisible();
  });
}

test("logging in on a second device keeps both carts' lines, and both stay the same", async ({
  openWindow,
}) => {
  const [first, second] = await Promise.all([openWindow(), openWindow({ viewport: PHONE })]);
  const board = await addToCart(first);
  const member = await newMember(first, 'en');
  await addToCart(second, await firstProduct(({ id }) => id !== board.id));
  await addToCart(second, board);
  await logInAs(second, member, '/cart', 'en');
  await first.goto('/cart');
  for (const page of [first, second]) {
    await expect(lines(page)).toHaveCount(2);
    await expect(page.getByText('2 pieces', { exact: true })).toBeVisible();
  }
  await lines(first).first().getByRole('spinbutton').fill('3');
  await expect(second.getByText('4 pieces', { exact: true })).toBeVisible();
  await lines(second).first().getByRole('button', { name: 'Remove' }).click();
  await expect(lines(first)).toHaveCount(1);
  await second.reload();
  await expect(lines(second)).toHaveCount(1);
});

test('a line is saved for later by whoever is logged in, and comes back', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await addToCart(page);
  await page.goto('/cart');
  const save = page.getByRole('button', { name: 'Save for later' });
  await save.click();
  await expect(page.getByText('Login First')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await newMember(page, 'en');
  await page.goto('/cart');
  await save.click();
  await expect(page.getByText('Product added in wishlist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Shopping cart is empty');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.goto('/profile?tab=wishlist');
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
});

// The browser itself reports each request that finds no network, so this window's console is not watched.
test('what was typed survives a reload, and without a network the order waits until it is back', async ({
  page,
}) => {
  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await page.reload();
  await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue(ADDRESS.en.fullName);
  const submit = page.getByRole('button', { name: 'Place Order', exact: true });
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you see')).toBeVisible();
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was sent');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue(ADDRESS.en.city);
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline. What you see')).toHaveCount(0);
  await expect(page.getByText('Nothing was sent')).toHaveCount(0);
  await submit.click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('asking to reset the password of an unknown e-mail tells nothing', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('nobody-knows@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please Check Your Mail')).toBeVisible();
});

test('a shopper takes the data away and deletes the account', async ({ openWindow }) => {
  const page = await openWindow();
  const member = await newMember(page, 'en');
  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ profile: { email: member.email } });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Password is required.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

// No script arrives but those of the page's own text: their absence is what the browser would complain of.
test('before any script has come an empty cart says so, and a filled one only that it is on its way', async ({
  page,
}) => {
  const empty = page.getByRole('heading', { name: textsOf('en')('cart:empty.title') });
  const waiting = page.getByRole('heading', { name: textsOf('en')('cart:title'), exact: true });
  const keepScriptsAway = () => page.route('**/_next/static/**/*.js', (route) => route.abort());
  await keepScriptsAway();
  await page.goto('/cart');
  await expect(empty).toBeVisible();
  await expect(waiting).toBeHidden();

  await page.unroute('**/_next/static/**/*.js');
  await addToCart(page);
  await keepScriptsAway();
  await page.goto('/cart');
  await expect(waiting).toBeVisible();
  await expect(empty).toBeHidden();
});

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });

async function placeOrder(page: Page, locale: Locale): Promise<string> {
  const submit = textsOf(locale)('checkout:submit');
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  return page.url().split('/').at(-1) ?? '';
}
