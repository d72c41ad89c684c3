import { readFileSync } from 'node:fs';
import { adminPaths } from '@/lib/admin-paths';
import { isolated } from '@/lib/domain/formats';
import { initialVariant } from '@/lib/domain/catalogue/variants/choose-variant';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { productById } from '@/tests/e2e/support/catalogue';
import { advance } from '@/tests/e2e/support/orders/admin-orders';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { aRegistration } from '@/tests/fixtures/shop/tax';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('en');
const ar = textsOf('ar');

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  await owner.call('saveStoreSetting', { storeId: 'demo', seen: seenOf(before), tax: aRegistration() });
});
test.afterAll(async () => {
  const seen = seenOf(await storedSetting());
  await owner.call('saveStoreSetting', { storeId: 'demo', seen, tax: before.tax });
});

const seenOf = ({ savedAt }: StoreSetting): number => Math.max(0, ...Object.values(savedAt));

test('an owner makes a code; on an Arabic phone it takes its part off cart, order, refund and tax documents', async ({
  openWindow,
}) => {
  const code = `E2E${Date.now().toString(36).toUpperCase()}`;
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.discounts);
  await desk.getByRole('button', { name: t('admin-discounts:add'), exact: true }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Name (English)').fill('Half off');
  await form.getByLabel('Name (Arabic)').fill('نصف الثمن');
  await form.getByLabel(t('admin-discounts:form.code'), { exact: true }).fill(code);
  await form.getByLabel(t('admin-discounts:form.kind'), { exact: true }).selectOption('percent');
  await form.getByLabel(t('admin-discounts:form.percent'), { exact: true }).fill('50');
  await form.getByRole('button', { name: t('admin-discounts:form.save'), exact: true }).click();
  await expect(form).toHaveCount(0);
  const item = desk.getByRole('listitem').filter({ hasText: code });
  await expect(item).toBeVisible();

  const phone = await openWindow({ viewport: PHONE, refusals: [400, 403, 404, 409, 412] });
  const { id } = await addToCart(phone);
  await phone.goto('/ar/cart');
  const field = phone.getByLabel(ar('cart:code.label'), { exact: true });
  await field.fill('WRONG');
  await field.press('Enter');
  await expect(phone.getByText(ar('errors:discount-unavailable'))).toBeVisible();
  await field.fill(code.toLowerCase());
  await phone.getByRole('button', { name: ar('cart:code.apply'), exact: true }).click();
  const row = phone.getByRole('term').filter({ hasText: code });
  await expect(row.first()).toBeVisible();
  // The same by a link, which leaves no code in the address.
  await phone.getByRole('button', { name: ar('cart:code.remove'), exact: true }).click();
  await expect(row).toHaveCount(0);
  await phone.goto(`/ar/about-us?code=${code.toLowerCase()}`);
  await expect(
    phone.getByText(ar('common:toast.codeKept').replace('{{code}}', isolated(code))),
  ).toBeVisible();
  await expect(phone).toHaveURL(/\/ar\/about-us$/);
  await phone.goto('/ar/cart');
  await expect(row.first()).toBeVisible();
  await phone.goto('/ar/checkout');
  const summary = phone.getByRole('button', { name: ar('cart:summary.title') });
  await summary.click();
  await expect(row.first()).toBeVisible();
  await summary.click();
  await fillAddress(phone, 'ar');
  await tick(phone.getByRole('radio', { name: ar('checkout:payment.cash') }));
  await phone.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(phone).toHaveURL(/\/order-confirmed\//);
  const orderId = new URL(phone.url()).pathname.split('/').at(-1) ?? '';

  await advance(owner, orderId, 'delivered');
  await desk.goto(adminPaths.order(orderId));
  await expect(desk.getByText(code).first()).toBeVisible();
  await desk.getByRole('button', { name: t('admin-orders:refund.open'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  const product = await productById(id);
  await dialog.getByRole('combobox', { name: product.title.en }).selectOption('1');
  // All that was paid with its delivery, and none of the half that the code took off.
  const everything = await dialog.getByRole('button', { name: /^Everything/ }).textContent();
  const [paid = '', units = ''] = /\$([\d.]+)/.exec(everything ?? '') ?? [];
  const price = initialVariant(product, undefined)?.price ?? 0;
  expect(Number(units) * 100).toBeLessThan(price);
  await dialog.getByRole('button', { name: `Refund ${paid}` }).click();
  await expect(desk.getByText(t('admin-orders:refund.done'))).toBeVisible();

  // The invoice of the delivery and the credit note of the refund come by themselves, without a gap between their numbers.
  const title = desk.getByRole('heading', { name: t('admin-orders:documents.title') });
  const documents = desk.locator('section').filter({ has: title });
  await expect(documents.getByText(t('admin-orders:documents.invoice'))).toBeVisible();
  await expect(documents.getByText(t('admin-orders:documents.credit-note'))).toBeVisible();
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    documents
      .getByRole('button', { name: new RegExp(t('admin-orders:documents.pdf')) })
      .first()
      .click(),
  ]);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
