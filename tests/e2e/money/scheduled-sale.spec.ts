import { randomUUID } from 'node:crypto';
import { adminPaths } from '@/lib/admin-paths';
import { formatMoney } from '@/lib/domain/money/money';
import { signedIn } from '@/tests/e2e/support/backend';
import { productById } from '@/tests/e2e/support/catalogue';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

test('an owner schedules a sale that is on; on an Arabic phone it is seen in list and page, and ordered at', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const productId = randomUUID();
  // Without hyphens: where digits stand on both sides, as of a range of numbers, Arabic texts isolate them.
  const word = `s${Date.now().toString(36)}`;
  const title = { en: `Sale ${word}`, ar: `تخفيض ${word}` };
  await owner.call('saveProduct', {
    storeId: 'demo',
    productId,
    baseUpdatedAt: 0,
    title,
    status: 'active',
    options: [],
    variants: [{ id: 'only', price: 2500, stock: 9, seenStock: 0 }],
  });
  const { slug } = await productById(productId);

  const desk = await openWindow({ refusals: [400] });
  await logIn(desk, OWNER, adminPaths.product(productId));
  const textField = (name: string) => desk.getByRole('textbox', { name, exact: true });
  await textField(t('admin-editor:field.salePrice')).fill('30');
  await desk.getByLabel(t('product-fields:saleFrom'), { exact: true }).fill('2026-01-01T00:00');
  await desk.getByLabel(t('product-fields:saleTo'), { exact: true }).fill('2025-01-01T00:00');
  const save = desk.getByRole('button', { name: t('admin-editor:bar.save'), exact: true });
  await save.click();
  await expect(desk.getByText(t('errors:field.sale.high')).first()).toBeVisible();
  await textField(t('admin-editor:field.salePrice')).fill('19');
  await save.click();
  await expect(desk.getByText(t('errors:field.sale.order')).first()).toBeVisible();
  await desk.getByLabel(t('product-fields:saleTo'), { exact: true }).fill('2099-01-01T00:00');
  await save.click();
  await expect(desk.getByText(t('admin-editor:bar.saved'))).toBeVisible();
  await desk.goto(`${adminPaths.products}?q=${word}`);
  await expect(
    desk.getByText(t('admin-catalogue:sale.on'), { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

  const { numerals } = await storedSetting();
  const money = (amount: number) => formatMoney({ amount, currency: 'USD' }, { locale: 'ar', numerals });
  const phone = await openWindow({ viewport: PHONE });
  await phone.goto('/ar/products');
  const card = phone.getByRole('article').filter({ hasText: title.ar });
  await expect(card).toContainText(money(1900));
  await phone.goto(`/ar/products/${slug}`);
  const offer = phone.getByRole('main');
  await expect(offer.getByText(money(1900)).first()).toBeVisible();
  await expect(offer.getByText(money(2500)).first()).toBeVisible();
  await phone.getByRole('button', { name: ar('catalogue:product.addToCart'), exact: true }).click();
  await phone.goto('/ar/checkout');
  await fillAddress(phone, 'ar');
  await phone.getByRole('radio', { name: ar('checkout:payment.cash') }).check({ force: true });
  await phone.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(phone).toHaveURL(/\/order-confirmed\//);
  await expect(phone.getByText(money(1900)).first()).toBeVisible();
});
