import { adminPaths } from '@/lib/admin-paths';
import { initialVariant } from '@/lib/domain/catalogue/variants/choose-variant';
import { localized } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import {
  atPayment,
  CARDS,
  chargesOf,
  expectPaid,
  fillCard,
  payButton,
  payWith,
} from '@/tests/e2e/support/orders/paying';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { aRegistration } from '@/tests/fixtures/shop/tax';

const t = textsOf('en');
const ar = textsOf('ar');

let owner: Person;
let before: StoreSetting;

const saveTax = async (tax: StoreSetting['tax']) => {
  const { savedAt } = await storedSetting();
  const seen = Math.max(0, ...Object.values(savedAt));
  await owner.call('saveStoreSetting', { storeId: 'demo', seen, tax });
};

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  await saveTax(aRegistration());
});
test.afterAll(() => saveTax(before.tax));

test('a paid order of a store with VAT is edited dearer, its shopper pays the difference from its page, and it has two invoices', async ({
  openWindow,
}) => {
  test.slow();
  const shopper = await signedIn(SHOPPER);
  const product = await firstProduct(
    (one) => !one.studio && (initialVariant(one, undefined)?.stock ?? 0) > 3,
  );
  const variant = initialVariant(product, undefined);
  if (!variant) throw new Error('The seed has no such board.');
  const { orderId } = await shopper.call('placeOrder', {
    ...{ storeId: 'demo', key: crypto.randomUUID(), address: { ...ADDRESS.ar, email: SHOPPER } },
    lines: [{ productId: product.id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
    ...{ paymentMethod: 'card', currency: 'USD', locale: 'ar' },
  });
  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, SHOPPER, `/orders/${orderId}/pay`, 'ar');
  await atPayment(phone, 'ar');
  await payWith(phone, CARDS.pays, 'ar');
  await expectPaid(phone, 'ar');
  const paid = await chargesOf(orderId);

  // The shopper wants one more: the owner adds it to the invoiced order.
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  const documents = desk
    .locator('section')
    .filter({ has: desk.getByRole('heading', { name: t('admin-orders:documents.title') }) });
  await expect(documents.getByText(/INV-/)).toHaveCount(1);
  await desk.getByRole('button', { name: t('admin-orders:edit.open'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  const pieces = t('admin-orders:edit.pieces').replace('{{title}}', localized(product.title, 'en'));
  await dialog.getByLabel(pieces, { exact: true }).fill('2');
  await dialog.getByLabel(t('admin-orders:edit.reason'), { exact: true }).fill('One more, as agreed');
  await dialog.getByRole('button', { name: t('admin-orders:edit.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // The page of the order says what is owed and leads to where it is paid.
  await phone.goto(`/ar/orders/${orderId}`);
  const owed = phone.getByRole('region', { name: ar('orders:owed.title'), exact: true });
  await expect(owed).toBeVisible();
  expect(await overflow(phone)).toBeLessThanOrEqual(0);
  await owed.getByRole('button').click();
  await expect(phone).toHaveURL(/\/ar\/pay\//);
  await expect(payButton(phone, 'ar')).toBeEnabled();
  await fillCard(phone, CARDS.pays, 'ar');
  await payButton(phone, 'ar').click();
  await expect(phone.getByText(ar('payment:link.state.paid'))).toBeVisible();
  const sorted = (amounts: readonly number[]) => [...amounts].sort((one, other) => one - other);
  expect(sorted(await chargesOf(orderId))).toEqual(sorted([...paid, variant.price]));

  // Both see two invoices, the second of which names the first.
  await expect(documents.getByText(/INV-/)).toHaveCount(2);
  await phone.goto(`/ar/orders/${orderId}`);
  await expect(phone.getByRole('heading', { name: ar('orders:owed.title') })).toHaveCount(0);
  await expect(phone.getByText(/INV-/)).toHaveCount(2);
  await phone.goto(`/ar/orders/${orderId}/invoice`);
  await expect(phone.getByRole('article')).toHaveCount(2);
  await expect(phone.getByRole('article').last()).toContainText('إضافة إلى الفاتورة');
  expect(await overflow(phone)).toBeLessThanOrEqual(0);
});
