import { adminPaths } from '@/lib/admin-paths';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { AN_IBAN } from '@/tests/fixtures/money/bank-transfers';

const STORE = 'demo';
const t = textsOf('en');
const ar = textsOf('ar');

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  const seen = Math.max(0, ...Object.values(before.savedAt));
  const transfer = { ...before.payment.transfer, enabled: true, iban: AN_IBAN };
  await owner.call('saveStoreSetting', { storeId: STORE, seen, payment: { ...before.payment, transfer } });
});
test.afterAll(() => restoreSetting(owner, before));

test('a phone buys by transfer in Arabic and shows a receipt; the desk confirms a part and then the rest', async ({
  openWindow,
}) => {
  const phone = await openWindow({ viewport: PHONE });
  await addToCart(phone);
  await phone.goto('/ar/checkout');
  await fillAddress(phone, 'ar');
  await tick(phone.getByRole('radio', { name: ar('checkout:payment.transfer') }));
  await phone.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(phone).toHaveURL(/\/order-confirmed\//);
  await expect(phone.getByText('GB82 WEST 1234 5698 7654 32')).toBeVisible();
  const orderId = new URL(phone.url()).pathname.split('/').at(-1) ?? '';

  await phone
    .getByLabel(ar('orders:transfer.receipt'), { exact: true })
    .and(phone.locator('input'))
    .setInputFiles('public/logo.webp');
  await expect(phone.getByText('لدى المتجر إيصال واحد منك، وهو يتحقق من وصول المبلغ.')).toBeVisible();

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  const receipt = t('admin-orders:transfer.receipt').replace('{{number}}', '1');
  await desk.getByRole('button', { name: receipt, exact: true }).click();
  await expect(desk.getByRole('img', { name: receipt, exact: true })).toBeVisible();
  const form = desk.getByRole('form', { name: t('admin-orders:transfer.form.received'), exact: true });
  const amount = form.getByRole('textbox').first();
  const confirm = form.getByRole('button');
  await amount.fill('1');
  await confirm.click();
  await expect(desk.getByText(t('admin-orders:transfer.held'), { exact: true })).toBeVisible();
  await expect(phone.getByText(ar('orders:transfer.title'))).toBeVisible();

  // What is missing stands in the field.
  await expect(amount).not.toHaveValue('1');
  await confirm.click();
  await expect(desk.getByText(t('orders:paymentStatus.paid'), { exact: true }).first()).toBeVisible();
  await phone.goto(`/ar/orders/${orderId}`);
  await expect(phone.getByText(ar('orders:paymentStatus.paid'), { exact: true })).toBeVisible();
});
