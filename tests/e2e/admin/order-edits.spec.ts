import { adminPaths } from '@/lib/admin-paths';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

/** Three boards, none of them designed. */
async function threeBoards(): Promise<Product[]> {
  const chosen: Product[] = [];
  while (chosen.length < 3)
    chosen.push(await firstProduct(({ id, studio }) => !studio && chosen.every((one) => one.id !== id)));
  return chosen;
}

test('an owner takes a board off a cash order, doubles another and corrects the address; an Arabic phone sees it', async ({
  openWindow,
}) => {
  const shopper = await signedIn(SHOPPER);
  const boards = await threeBoards();
  const email = `edited-${Date.now().toString(36)}@example.com`;
  const lines = boards.map(({ id, variants }) => {
    const variant = variants.find(({ stock }) => stock > 2);
    if (!variant) throw new Error(`${id} is sold out`);
    return { productId: id, variantId: variant.id, quantity: 1, seenPrice: variant.price };
  });
  const { orderId, number } = await shopper.call('placeOrder', {
    ...{ storeId: 'demo', key: crypto.randomUUID(), lines, address: { ...ADDRESS.ar, email } },
    ...{ paymentMethod: 'cash', currency: 'USD', locale: 'ar' },
  });
  const [first, second] = boards;
  if (!first || !second) throw new Error('The seed has no three boards.');
  const titleOf = ({ title }: Product) => localized(title, 'en');
  const named = (key: 'edit.removeOf' | 'edit.pieces', board: Product) =>
    t(`admin-orders:${key}`).replace('{{title}}', titleOf(board));

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  await desk.getByRole('button', { name: t('admin-orders:edit.open'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: named('edit.removeOf', first), exact: true }).click();
  await dialog.getByLabel(named('edit.pieces', second), { exact: true }).fill('2');
  await dialog.getByLabel(t('admin-orders:edit.field.streetAddress'), { exact: true }).fill('3 Cedar Street');
  await dialog.getByLabel(t('admin-orders:edit.reason'), { exact: true }).fill('As agreed by phone');
  await expect(dialog.getByRole('table')).toContainText('3 Cedar Street');
  await dialog.getByRole('button', { name: t('admin-orders:edit.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const heading = desk.getByRole('heading', { name: t('admin-orders:edit.section'), exact: true });
  const changes = desk.locator('section').filter({ has: heading });
  await expect(changes).toContainText(titleOf(first));
  await expect(changes).toContainText('As agreed by phone');

  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, SHOPPER, `/orders/${orderId}`, 'ar');
  await expect(phone.getByText('3 Cedar Street').first()).toBeVisible();
  await expect(phone.getByRole('region', { name: ar('orders:edit.title'), exact: true })).toContainText(
    ar('orders:edit.by.owner'),
  );
  const items = phone.getByRole('region', { name: ar('orders:detail.items'), exact: true });
  await expect(items).toContainText(localized(second.title, 'ar'));
  await expect(items).not.toContainText(localized(first.title, 'ar'));
  expect(await overflow(phone)).toBeLessThanOrEqual(0);

  const edited = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes('عُدّل طلبك') && subject.includes(number));
  await expect.poll(async () => (await edited()).length).toBe(1);
  const [mail] = await edited();
  expect(mail?.text).toContain('3 Cedar Street');
});
