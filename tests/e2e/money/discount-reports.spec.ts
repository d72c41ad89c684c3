import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import type { DiscountRule } from '@/lib/domain/discounts/discount';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, signedUp, type Person } from '@/tests/e2e/support/backend';
import { advance, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { mailLink } from '@/tests/e2e/support/people/mailbox';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { aRegistration } from '@/tests/fixtures/shop/tax';

const t = textsOf('en');
const STORE = 'demo';

let owner: Person;
let before: StoreSetting;

const seenOf = ({ savedAt }: StoreSetting): number => Math.max(0, ...Object.values(savedAt));
const saveTax = async (tax: StoreSetting['tax']) =>
  owner.call('saveStoreSetting', { storeId: STORE, seen: seenOf(await storedSetting()), tax });

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  const exchange = { from: 'USD', currency: 'SAR', rate: 3.75, day: '2026-03-01' } as const;
  await saveTax(aRegistration({ exchange }));
});
test.afterAll(() => saveTax(before.tax));

/** A name that no other discount has. */
const fresh = (word: string) => `${word} ${Date.now().toString(36).toUpperCase()}`;

/** Makes a discount of so many percent from outside the browser; gives its id. */
async function offer(name: string, changes: Partial<DiscountRule>): Promise<string> {
  const discountId = crypto.randomUUID();
  const rule: DiscountRule = {
    ...{ name: { en: name, ar: name }, code: '', singleUse: false, kind: 'percent', percent: 20, amount: 0 },
    ...{ buy: 0, get: 0, tiersBy: 'total', steps: [], target: { of: 'all', ids: [], except: false } },
    ...{ minimum: 0, combines: false, currencies: [], startsOn: null, endsOn: null, firstOrderOnly: false },
    ...{ groups: [], limit: null, limitPerCustomer: null, enabled: true },
    ...changes,
  };
  await owner.call('saveDiscount', { storeId: STORE, discountId, rule, seen: 0 });
  return discountId;
}

/** The lines of a file that a button saves, without its byte order mark. */
async function savedLines(page: Page, button: Locator): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = readFileSync(await file.path(), 'utf8');
  return text.replace('\ufeff', '').split('\r\n').filter(Boolean);
}

test('an owner makes codes for one order each and saves them; one works by its link', async ({
  openWindow,
}) => {
  const name = fresh('Batch');
  const discountId = await offer(name, { singleUse: true });
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.discounts);
  await desk.getByRole('button', { name: t('admin-discounts:item.menu').replace('{{name}}', name) }).click();
  await desk.getByRole('menuitem', { name: t('admin-discounts:item.makeCodes'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(t('admin-discounts:codes.more'), { exact: true }).fill('3');
  await dialog.getByRole('button', { name: t('admin-discounts:codes.make'), exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('3 codes are made');
  const download = dialog.getByRole('button', { name: t('admin-discounts:codes.download'), exact: true });
  const [header, ...rows] = await savedLines(desk, download);
  expect(header).toBe('Code,Link,Used by the order,On');
  expect(rows).toHaveLength(3);
  const [code = '', link = ''] = rows[0]?.split(',') ?? [];

  const phone = await openWindow({ viewport: PHONE, refusals: [400, 403, 404, 409, 412] });
  await addToCart(phone);
  const { pathname, search } = new URL(link);
  expect(pathname + search).toBe(`/?code=${code}`);
  await phone.goto(`/ar${search}`);
  await expect(phone).toHaveURL(/\/ar$/);
  await phone.goto('/ar/cart');
  await expect(phone.getByRole('term').filter({ hasText: code }).first()).toBeVisible();
  await owner.call('deleteDiscount', { storeId: STORE, discountId });
});

test('a customer whom the owner puts into a group has its discount, and nobody else has', async ({
  openWindow,
}) => {
  const code = `VIP${Date.now().toString(36).toUpperCase()}`;
  const email = `group-${Date.now().toString(36)}@example.com`;
  const member = await signedUp(email);
  await placeOrderFor(member, { fullName: 'Nadia Group', email });
  // Only who proved the address joins a group.
  await member.call('mailVerification', { storeId: STORE, locale: 'en' });
  const mailed = await openWindow();
  await mailed.goto(await mailLink(email, 'verifyEmail'));
  const verify = mailed.getByRole('button', { name: t('account:verify.submit') });
  await verify.click();
  await expect(verify).toHaveCount(0);
  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/users');
  const row = desk.getByRole('row').filter({ hasText: email });
  // The customer's document follows the order within moments.
  await expect(async () => {
    await desk.goto('/admin/users');
    await desk.getByRole('searchbox', { name: t('admin-sales:customers.search') }).fill(email);
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass();
  await row.getByRole('link').first().click();
  const group = fresh('Club');
  await desk.getByLabel(t('admin-sales:customer.groups.name'), { exact: true }).fill(group);
  await desk.getByRole('button', { name: t('admin-sales:customer.groups.add'), exact: true }).click();
  await expect(desk.getByRole('checkbox', { name: group })).toBeChecked();

  const discountId = await offer(fresh('Group'), { code });
  await desk.goto(adminPaths.discounts);
  const item = desk.getByRole('listitem').filter({ hasText: code });
  await item.getByRole('button').first().click();
  await desk.getByRole('menuitem', { name: t('admin-discounts:item.edit'), exact: true }).click();
  const form = desk.getByRole('dialog');
  await tick(form.getByRole('checkbox', { name: group }));
  await form.getByRole('button', { name: t('admin-discounts:form.save'), exact: true }).click();
  await expect(form).toHaveCount(0);

  const inCart = async (person: string | null) => {
    const window = await openWindow({ refusals: [400, 403, 404, 409, 412] });
    if (person) await logIn(window, person, '/profile');
    await addToCart(window);
    await window.goto('/cart');
    const field = window.getByLabel(t('cart:code.label'), { exact: true });
    await field.fill(code);
    await field.press('Enter');
    return window;
  };
  await expect((await inCart(email)).getByRole('term').filter({ hasText: code }).first()).toBeVisible();
  for (const person of [null, SHOPPER])
    await expect((await inCart(person)).getByText(t('errors:discount-unavailable'))).toBeVisible();
  await owner.call('deleteDiscount', { storeId: STORE, discountId });
});

test('the reports say what a discount cost and which VAT is due, also in the tax currency, and save it', async ({
  openWindow,
}) => {
  const name = fresh('Reported');
  const code = `REP${Date.now().toString(36).toUpperCase()}`;
  const discountId = await offer(name, { code });
  const shopper = await signedIn(SHOPPER);
  const { orderId } = await placeOrderFor(shopper, { fullName: 'Layla Haddad' }, 1, code);
  await advance(owner, orderId, 'delivered');

  const page = await openWindow();
  await logIn(page, OWNER, '/admin/sales');
  const costs = page.getByRole('table', { name: t('admin-sales:discounts.title'), exact: true });
  // Figures are counted by a queue.
  await expect(async () => {
    await page.reload();
    await expect(costs.getByRole('row').filter({ hasText: name })).toContainText('$', { timeout: 5000 });
  }).toPass();
  // The invoice comes by itself, moments after the delivery.
  const vat = page.getByRole('table', { name: t('admin-sales:tax.title'), exact: true });
  await expect(async () => {
    await page.reload();
    await expect(vat.getByText('15%').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const csv = { name: t('admin-sales:sales.export') };
  const [header, ...rows] = await savedLines(
    page,
    panel(t('admin-sales:tax.title')).getByRole('button', csv),
  );
  expect(header).toBe(
    'Month,Currency,Class,Rate,Sales without VAT,VAT on sales,Credited without VAT,VAT credited,VAT due',
  );
  expect(rows.some((row) => /^\d{4}-\d\d,USD,standard,15,/.test(row))).toBe(true);
  const [, ...reported] = await savedLines(
    page,
    panel(t('admin-sales:tax.reported')).getByRole('button', csv),
  );
  expect(reported.some((row) => /^\d{4}-\d\d,SAR,/.test(row))).toBe(true);
  await owner.call('deleteDiscount', { storeId: STORE, discountId });
});
