import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { expectNoViolation, expectOpenedWell } from '@/tests/e2e/support/screens/axe';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

for (const locale of ['en', 'ar'] as const) {
  test(`no axe violation in an enlarged picture and in the size guide (${locale})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const page = await openWindow({ viewport: PHONE });
    const { slug } = await firstProduct();
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/products/${slug}`);
    await page.getByText(t('product:size.title')).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoViolation(page, `${locale} size guide`);
    const picture = page.getByRole('region', { name: t('catalogue:product.gallery') });
    await picture
      .getByRole('button', { name: t('product:gallery.enlarge').replace('{{number}}', '1') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOpenedWell(page, locale, 'enlarged picture');
  });

  test(`no axe violation in the form of an address (${locale})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, SHOPPER, '/profile', locale);
    await page.getByRole('button', { name: textsOf(locale)('addresses:add') }).click();
    await expectNoViolation(page, `${locale} address`);
  });

  test(`no axe violation in what opens and what is refused in the shop (${locale})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const before = locale === 'ar' ? '/ar' : '';
    const page = await openWindow({ viewport: PHONE });
    const { slug } = await firstProduct();
    await page.goto(`${before}/products/${slug}`);
    await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
    await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
    await expectOpenedWell(page, locale, 'toast');
    await page.goto(`${before}/checkout`);
    await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
    await expect(page.getByLabel(t('checkout:shipping.fullName'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectNoViolation(page, `${locale} refused form`);
    await page.goto(`${before}/products`);
    await page.getByRole('button', { name: t('catalogue:filters.label') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOpenedWell(page, locale, 'filters');
  });

  test(`no axe violation in the menus of the shop and where it asks once more (${locale})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const before = locale === 'ar' ? '/ar' : '';
    const { orderId } = await placeOrderFor(await signedIn(SHOPPER), { fullName: 'Layla Haddad' });
    const page = await openWindow();
    await logIn(page, SHOPPER, `/orders/${orderId}`, locale);
    await page.getByRole('button', { name: t('orders:cancel.open'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('orders:cancel.title') });
    await expect(question).toHaveAccessibleDescription(
      new RegExp(t('orders:cancel.text').replace('{{number}}', '.+')),
    );
    await expectOpenedWell(page, locale, 'question');
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:shell.account') })
      .click();
    await expectOpenedWell(page, locale, 'account menu');
    await page.goto(`${before}/products`);
    await page.getByRole('searchbox').pressSequentially(locale === 'ar' ? 'زيتون' : 'oliv');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectOpenedWell(page, locale, 'suggestions');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('catalogue:filters.color'), exact: true }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectOpenedWell(page, locale, 'colours');
  });

  test(`no axe violation in the dialogs of the admin's goods (${locale})`, async ({ openWindow }) => {
    const t = textsOf(locale);
    const page = await openWindow();
    await logIn(page, OWNER, '/admin/products', locale);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: t('admin-import:import.label') }).click();
    await expect(dialog).toBeVisible();
    await expectOpenedWell(page, locale, 'import');
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).locator('label').click();
    await page.getByRole('button', { name: t('admin-catalogue:bulk.prices') }).click();
    await expect(dialog).toBeVisible();
    await expectOpenedWell(page, locale, 'prices');
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/admin/categories`);
    await page.getByRole('button', { name: t('admin-categories:add.category') }).click();
    await expect(dialog).toBeVisible();
    await expectOpenedWell(page, locale, 'category');
  });

  test(`no axe violation on a customer and the staff of the admin (${locale})`, async ({ openWindow }) => {
    const t = textsOf(locale);
    const page = await openWindow();
    await logIn(page, OWNER, '/admin/users', locale);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/users\/./);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoViolation(page, `${locale} customer`);
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/admin/users`);
    await page.getByRole('tab', { name: t('admin-sales:users.tab.staff') }).click();
    await page.getByRole('button', { name: t('admin-people:staff.invite'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOpenedWell(page, locale, 'invitation');
  });

  test(`no axe violation in the menu of a row and in a refused product (${locale})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const page = await openWindow();
    await logIn(page, OWNER, '/admin/products', locale);
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem').last().hover();
    await expectOpenedWell(page, locale, 'menu');
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/admin/products/new`);
    await page.getByRole('button', { name: t('admin-seo:edit'), exact: true }).click();
    await page.getByLabel(t('product-fields:slug')).fill('no such address');
    await page.getByRole('button', { name: t('admin-editor:bar.save'), exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolation(page, `${locale} refused product`);
  });

  test(`no axe violation in the palette and the drawer of the admin (${locale})`, async ({ openWindow }) => {
    const t = textsOf(locale);
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, OWNER, '/admin/profile', locale);
    await page.getByRole('button', { name: t('admin:nav.open') }).click();
    await expect(page.getByRole('dialog', { name: t('admin:nav.title') })).toBeVisible();
    await expectOpenedWell(page, locale, 'drawer');
    await page.getByRole('button', { name: t('admin:palette.open') }).click();
    await expect(page.getByRole('dialog', { name: t('admin:palette.title') })).toBeVisible();
    await expectOpenedWell(page, locale, 'palette');
  });
}
