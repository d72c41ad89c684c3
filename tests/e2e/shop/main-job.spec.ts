import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { DESKTOP, expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const WINDOWS = [
  ['en', 'phone', PHONE],
  ['en', 'desktop', DESKTOP],
  ['ar', 'phone', PHONE],
  ['ar', 'desktop', DESKTOP],
] as const;

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const home = locale === 'ar' ? '/ar' : '/';

  test(`a guest buys cash on delivery and follows the order, the owner moves it on (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const owner = await openWindow();
    await logIn(owner, OWNER, '/admin/orders');
    await expect(owner.getByRole('table', { name: 'Orders' })).toBeVisible();

    const shopper = await openWindow({ viewport });
    await shopper.goto(home);
    await expectDirection(shopper, locale);
    const title = await openFirstBoard(shopper, t);
    await chooseFirstInStock(shopper);
    await shopper.getByRole('spinbutton', { name: t('common:quantity.label') }).fill('2');
    await shopper.getByRole('button', { name: t('catalogue:product.addToCart') }).click();
    await expect(shopper.getByText(t('common:toast.addedToCart'))).toBeVisible();

    await shopper
      .getByRole('banner')
      .getByRole('link', { name: t('common:shell.cart') })
      .click();
    await expect(shopper.getByRole('main').getByRole('listitem').filter({ hasText: title })).toBeVisible();
    await shopper.getByRole('link', { name: t('cart:summary.checkout') }).click();
    await fillAddress(shopper, locale);
    await tick(shopper.getByRole('radio', { name: t('checkout:payment.cash') }));
    await shopper.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
    await expect(shopper).toHaveURL(/\/order-confirmed\//);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(t('orders:confirmed.title'));

    await shopper.getByRole('link', { name: t('orders:confirmed.view') }).click();
    const status = shopper
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('orders:status.placed') });
    await expect(status.first()).toBeVisible();

    await ownerConfirmsNewest(owner);
    await expect(
      shopper
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: t('orders:status.confirmed') })
        .first(),
    ).toBeVisible();
  });
}

async function expectDirection(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const logo = await page
    .getByRole('banner')
    .getByRole('img', { name: textsOf(locale)('common:shell.logo') })
    .boundingBox();
  const cart = await page
    .getByRole('banner')
    .getByRole('link', { name: textsOf(locale)('common:shell.cart') })
    .boundingBox();
  if (!logo || !cart) throw new Error('the header shows no logo or cart');
  expect(logo.x < cart.x, 'the header follows the reading direction').toBe(locale === 'en');
}

async function openFirstBoard(page: Page, t: (key: string) => string): Promise<string> {
  const card = page
    .getByRole('article')
    .filter({ hasNotText: t('catalogue:card.soldOut') })
    .first();
  const link = card.getByRole('link').first();
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return title;
}

/** Ticks through the options until the board can be added. */
async function chooseFirstInStock(page: Page): Promise<void> {
  for (const group of await page.getByRole('main').getByRole('radiogroup').all()) {
    const choice = group.getByRole('radio', { disabled: false }).first();
    await tick(choice);
  }
}

async function ownerConfirmsNewest(owner: Page): Promise<void> {
  const row = owner.getByRole('row').filter({ hasText: 'New' }).first();
  await expect(row).toBeVisible();
  await row.getByRole('link').click();
  await owner.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await owner.getByRole('button', { name: 'Update Status' }).click();
  await expect(owner.getByText('update successfully')).toBeVisible();
}
