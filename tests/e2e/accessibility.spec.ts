import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { expectNoViolation } from './support/axe';
import { firstProduct } from './support/catalogue';
import { logIn, OWNER, SHOPPER } from './support/people';
import { expect, PHONE, test } from './support/shop-test';
import { textsOf } from './support/texts';

const PAGES = [
  '/',
  '/products',
  '/most-selling',
  '/categories',
  '/categories/quotes',
  '/cart',
  '/checkout',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/orders',
  '/profile',
  '/no-such-page',
];
const ORDER = 'seed-demo-0199';
/** In groups, so that each test stays far below its time limit. */
const ADMIN_PAGES = {
  desk: [
    '/admin/dashboard',
    '/admin/sales',
    '/admin/sales?by=category',
    '/admin/sales/reconciliation',
    '/admin/users',
    '/admin/orders',
    `/admin/orders/${ORDER}`,
    `/admin/orders/print?kind=packing&ids=${ORDER}`,
    `/admin/orders/print?kind=invoice&ids=${ORDER}`,
    '/admin/contactus',
    '/admin/reviews',
  ],
  catalogue: ['/admin/products', '/admin/products/new', '/admin/categories', '/admin/categories?tab=brands'],
  store: [
    '/admin/storesetting',
    '/admin/storesetting/logoAndColors',
    '/admin/storesetting/homepage',
    '/admin/storesetting/customDomain',
    '/admin/storesetting/aboutus',
    '/admin/storesetting/contact&footer',
    '/admin/storesetting/paymentOptions',
    '/admin/storesetting/terms&privacy',
    '/admin/privacy-policy',
    '/admin/terms-conditions',
    '/admin/settings',
    '/admin/profile',
  ],
} as const;

for (const locale of ['en', 'ar'] as const) {
  test(`no axe violation on any page of the storefront (${locale})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport: PHONE });
    const { slug } = await firstProduct();
    for (const path of [...PAGES, `/products/${slug}`]) await expectAccessible(page, path, locale);
  });

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
    await expectNoViolation(page, `${locale} enlarged picture`);
  });

  test(`no axe violation on any tab of the profile (${locale})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, SHOPPER, '/profile', locale);
    for (const tab of ['profile', 'orders', 'password', 'wishlist']) {
      await page.goto(`${locale === 'ar' ? '/ar' : ''}/profile?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expectNoViolation(page, `${locale} ${tab}`);
    }
  });

  test(`no axe violation on an order, its invoice and a saved address (${locale})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, SHOPPER, '/orders', locale);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await expectNoViolation(page, `${locale} order`);
    await page.goto(`${page.url()}/invoice`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoViolation(page, `${locale} invoice`);
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/profile`);
    await page.getByRole('button', { name: textsOf(locale)('addresses:add') }).click();
    await expectNoViolation(page, `${locale} address`);
  });

  for (const [group, pages] of Object.entries(ADMIN_PAGES)) {
    test(`no axe violation on any page of the admin's ${group} (${locale})`, async ({ openWindow }) => {
      const page = await openWindow();
      await logIn(page, OWNER, pages[0], locale);
      for (const path of pages) await expectAccessible(page, path, locale);
    });
  }

  test(`no axe violation on a board, a customer and the staff of the admin (${locale})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const page = await openWindow();
    await logIn(page, OWNER, '/admin/users', locale);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/users\/./);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoViolation(page, `${locale} customer`);
    const { id } = await firstProduct();
    await expectAccessible(page, `/admin/products/${id}`, locale);
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/admin/users`);
    await page.getByRole('tab', { name: t('admin-sales:users.tab.staff') }).click();
    await page.getByRole('button', { name: t('admin-people:staff.invite'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page, `${locale} invitation`);
  });

  test(`no axe violation in the palette and the drawer of the admin (${locale})`, async ({ openWindow }) => {
    const t = textsOf(locale);
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, OWNER, '/admin/profile', locale);
    await page.getByRole('button', { name: t('admin:nav.open') }).click();
    await expect(page.getByRole('dialog', { name: t('admin:nav.title') })).toBeVisible();
    await expectNoViolation(page, `${locale} drawer`);
    await page.getByRole('button', { name: t('admin:palette.open') }).click();
    await expect(page.getByRole('dialog', { name: t('admin:palette.title') })).toBeVisible();
    await expectNoViolation(page, `${locale} palette`);
  });
}

async function expectAccessible(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(`${locale === 'ar' ? '/ar' : ''}${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoViolation(page, `${locale} ${path}`);
}
