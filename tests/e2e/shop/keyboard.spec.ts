import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { photo } from '@/tests/e2e/support/board-editor';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { ADDRESS, OWNER, PASSWORD } from '@/tests/e2e/support/people/people';
import { expectTrap, hasFocus, press, tabTo, typeInto } from '@/tests/e2e/support/screens/keyboard';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

for (const locale of ['en', 'ar'] as const) {
  const t = textsOf(locale);
  const before = locale === 'ar' ? '/ar' : '';

  test(`a board is bought and its order cancelled with the keyboard alone (${locale})`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    const { title } = await firstProduct();
    await page.goto(`${before}/most-selling`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common:shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await press(page, page.getByRole('article').filter({ hasText: title[locale] }).getByRole('link'));
    await expect(page).toHaveURL(/\/products\//);
    const add = page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true });
    const quantity = page.getByRole('spinbutton', { name: t('common:quantity.label') });
    await expect(add).toBeEnabled();
    await tabTo(page, quantity);
    await page.keyboard.press('ArrowUp');
    await expect(quantity).toHaveValue('2');
    await press(page, add);
    await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();

    await press(
      page,
      page.getByRole('banner').getByRole('link', { name: t('common:shell.cart') }),
      'Shift+Tab',
    );
    await press(page, page.getByRole('main').getByRole('link', { name: t('cart:summary.checkout') }));
    await expect(page).toHaveURL(/\/checkout$/);
    await checkOut(page, locale);

    await press(page, page.getByRole('link', { name: t('orders:confirmed.view') }));
    const cancel = page.getByRole('button', { name: t('orders:cancel.open'), exact: true });
    await press(page, cancel);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expectTrap(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
  });
}

test('no bar hides what has the focus on a phone, nor what a link leads to on a desktop', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const { slug } = await firstProduct();
  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(`/products/${slug}`);
  await press(phone, phone.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }));
  await expect(phone.getByText(t('common:toast.addedToCart'))).toBeVisible();
  await tabTo(phone, phone.getByRole('contentinfo').getByRole('link').first());
  await phone.goto('/checkout');
  await tabTo(phone, phone.getByRole('button', { name: t('checkout:submit'), exact: true }));
  const summary = phone.getByRole('button', { name: t('cart:summary.title') });
  await tabTo(phone, summary, 'Shift+Tab');
  await phone.setViewportSize({ width: 320, height: 256 });
  await summary.scrollIntoViewIfNeeded();
  await summary.press('Enter');
  await expect(summary).toBeInViewport();

  const desktop = await openWindow();
  await desktop.goto(`/products/${slug}#reviews`);
  const header = await desktop.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  const reviews = desktop.locator('#reviews');
  await expect.poll(() => desktop.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await reviews.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

async function checkOut(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  for (const [name, value] of Object.entries(ADDRESS[locale]))
    await typeInto(page, page.getByLabel(t(`checkout:shipping.${name}`), { exact: true }), value);
  const cash = page.getByRole('radio', { name: t('checkout:payment.cash') });
  for (let step = 0; step < 2 && !(await hasFocus(cash)); step += 1)
    await (step === 0
      ? tabTo(page, page.getByRole('radio', { checked: true }))
      : page.keyboard.press('ArrowDown'));
  await page.keyboard.press('Space');
  await expect(cash).toBeChecked();
  await press(page, page.getByRole('button', { name: t('checkout:submit'), exact: true }));
  await expect(page).toHaveURL(/\/order-confirmed\//);
}

test('an owner logs in and adds a board with the keyboard alone', async ({ openWindow }) => {
  const t = textsOf('en');
  const name = `Keyboard Garden ${Date.now()}`;
  const page = await openWindow();
  await page.goto('/login?next=/admin/products');
  await typeInto(page, page.getByLabel(t('account:field.email'), { exact: true }), OWNER);
  await typeInto(page, page.getByLabel(t('account:field.password'), { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t('admin-catalogue:add') })).toBeVisible();
  // A page that has just loaded begins before its navigation.
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('common:shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, page.getByRole('link', { name: t('admin-catalogue:add') }));
  await expect(page).toHaveURL(/\/admin\/products\/new/);
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await typeInto(page, field('Title (English)'), name);
  await typeInto(page, field('Title (Arabic)'), `حديقة ${name}`);
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Add pictures' }));
  await (await chooser).setFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo('teal') });
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);
  await typeInto(page, field('Price'), '25');
  await typeInto(page, field('Stock'), '٧');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('update successfully')).toBeVisible();

  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
  const actions = page.getByRole('row', { name }).getByRole('button').last();
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});
