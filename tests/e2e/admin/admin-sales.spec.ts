import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { PERIODS } from '@/lib/domain/stats/periods';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const at = (locale: Locale, path: string) => `${locale === 'ar' ? '/ar' : ''}${path}`;

/** Places an order of one board from outside the browser; gives its id. */
async function sellOne(fullName = 'Layla Haddad', email = 'layla@example.com'): Promise<string> {
  const shopper = await signedIn(SHOPPER);
  const { id, variants } = await firstProduct();
  const variant = variants.find(({ stock }) => stock > 0);
  if (!variant) throw new Error('the board is sold out');
  const { orderId } = await shopper.call('placeOrder', {
    storeId: 'demo',
    key: crypto.randomUUID(),
    lines: [{ productId: id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
    address: { ...ADDRESS.en, fullName, email },
    paymentMethod: 'cash',
    currency: 'USD',
    locale: 'en',
  });
  return orderId;
}

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: t('admin-sales:dashboard.figures') }).getByRole('link', {
    name: new RegExp(`^${t(`admin-sales:figure.${name}`)}:`),
  });

const numberIn = async (page: Page, name: string) =>
  Number((await figure(page, name).innerText()).replaceAll(/[^\d.]/g, ''));

test('an order, and its cancelling, change the open dashboard by themselves', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/dashboard');
  const period = page.getByRole('link', { name: t('admin-sales:dashboard.period.1'), exact: true });
  await period.click();
  await expect(period).toHaveAttribute('aria-current', 'true');
  await expect(figure(page, 'orders')).toBeVisible();
  const before = await numberIn(page, 'orders');
  const orderId = await sellOne();
  await expect(figure(page, 'orders')).toHaveText(String(before + 1));
  const owner = await signedIn(OWNER);
  await owner.call('updateOrderStatus', { storeId: 'demo', orderId, from: 'placed', to: 'cancelled' });
  await expect(figure(page, 'orders')).toHaveText(String(before));
});

test('every period has its figures, and each figure leads to the list behind it', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/dashboard');
  let last = 0;
  for (const days of PERIODS) {
    await page.goto(`/admin/dashboard?days=${days}`);
    const period = page.getByRole('link', { name: t(`admin-sales:dashboard.period.${days}`), exact: true });
    await expect(period).toHaveAttribute('aria-current', 'true');
    await expect(figure(page, 'orders')).toBeVisible();
    const orders = await numberIn(page, 'orders');
    expect(orders).toBeGreaterThanOrEqual(last);
    last = orders;
  }
  await expect(page.getByRole('table', { name: t('admin-sales:dashboard.bestSellers') })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(figure(page, 'orders')).toHaveAttribute('href', /\/admin\/orders\?from=.+&to=/);
  await figure(page, 'units').click();
  await expect(page).toHaveURL(/\/admin\/sales\?startDate=.+&by=product/);
});

test('the report follows its dates, grouping and comparison, and saves as a file', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/sales');
  const table = page.getByRole('table', { name: t('admin-sales:sales.title'), exact: true });
  await expect(table).toBeVisible();
  await page.getByLabel(t('admin-sales:sales.form.preset')).selectOption('last90');
  await page.getByLabel(t('admin-sales:sales.form.by')).selectOption('month');
  await expect(page).toHaveURL(/startDate=.+&endDate=.+&by=month&compare=previous/);
  await expect(table.getByRole('row')).not.toHaveCount(0);
  const total = await table.getByRole('row').last().innerText();

  await page.getByLabel(t('admin-sales:sales.form.by')).selectOption('day');
  await expect(table.getByRole('row')).toHaveCount(90 + 2);
  // The same orders however they are grouped.
  expect(await table.getByRole('row').last().innerText()).toBe(total);

  await page.getByLabel(t('admin-sales:sales.form.compare')).selectOption('none');
  await expect(table.getByText(t('admin-sales:change.column'))).toHaveCount(0);

  await page.getByLabel(t('admin-sales:sales.form.by')).selectOption('product');
  await expect(table.getByRole('row').nth(1)).not.toContainText('…');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('admin-sales:sales.export') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sales-product-.+\.csv$/);
  const [header = '', ...lines] = fs
    .readFileSync(await download.path(), 'utf8')
    .split('\r\n')
    .filter(Boolean);
  expect(header).toBe('\ufeffProduct,Orders,Boards sold,Revenue');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines[0]).toMatch(/^.+,\d+,\d+,\d+(\.\d+)?$/);
});

test('a customer is found by name, e-mail and phone, and shows their orders', async ({ openWindow }) => {
  await sellOne();
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/users');
  const table = page.getByRole('table', { name: t('admin-sales:customers.label') });
  await expect(table).toBeVisible();
  const search = page.getByRole('searchbox', { name: t('admin-sales:customers.search') });
  for (const typed of ['shopper@dem', 'layla had']) {
    await search.fill(typed);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(typed).replaceAll('%20', '(%20|\\+)')));
    await expect(table.getByRole('row').nth(1)).toContainText('Layla Haddad');
  }
  await search.fill('nobody at all');
  await expect(page.getByText(t('admin-sales:customers.noMatch'))).toBeVisible();
  await page.getByRole('button', { name: t('admin-sales:customers.clear') }).click();
  await page.getByLabel(t('admin-sales:customers.sort.label')).selectOption('spent');
  await expect(page).toHaveURL(/sort=spent/);
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/users\/.+/);
  await expect(page.getByRole('table', { name: t('admin-sales:customer.section.orders') })).toBeVisible();
});

for (const locale of ['en', 'ar'] as const)
  test(`every page of it fits a phone, right to left too (${locale})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, OWNER, '/admin/dashboard', locale);
    for (const path of ['/admin/dashboard', '/admin/sales', '/admin/sales?by=category', '/admin/users']) {
      await page.goto(at(locale, path));
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await overflow(page), path).toBe(0);
    }
  });
