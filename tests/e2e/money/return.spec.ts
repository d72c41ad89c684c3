import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { productById } from '@/tests/e2e/support/catalogue';
import { advance, overflow, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

test('on an Arabic phone a shopper asks to send one of two boards back; it arrives, and the money returns', async ({
  openWindow,
}) => {
  const [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
  const { orderId, product } = await placeOrderFor(shopper, { fullName: 'Salma Return' }, 2);
  await advance(owner, orderId, 'delivered');

  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, SHOPPER, `/orders/${orderId}`, 'ar');
  await phone.getByRole('button', { name: ar('orders:returns.open'), exact: true }).click();
  await phone.getByLabel(ar('orders:returns.pieces'), { exact: true }).selectOption('1');
  await phone.getByLabel(ar('orders:returns.reason.label'), { exact: true }).selectOption('unwanted');
  expect(await overflow(phone)).toBe(0);
  await phone.getByRole('button', { name: ar('orders:returns.submit'), exact: true }).click();
  await expect(phone.getByText(ar('orders:returns.sent'))).toBeVisible();
  const shown = phone.getByRole('region', { name: ar('orders:returns.title'), exact: true });
  await expect(shown).toContainText(ar('orders:returns.state.requested'));

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.returns);
  await desk
    .getByRole('table')
    .getByRole('row', { name: /Salma Return/ })
    .getByRole('link')
    .first()
    .click();
  await expect(desk).toHaveURL(new RegExp(`${orderId}$`));
  await desk.getByRole('button', { name: t('admin-returns:step.approved'), exact: true }).click();
  await expect(shown).toContainText(ar('orders:returns.state.approved'));
  await phone.getByRole('button', { name: ar('orders:returns.step.sent'), exact: true }).click();
  await expect(shown).toContainText(ar('orders:returns.state.sent'));

  const { stock } = await productById(product.id);
  await desk.getByRole('button', { name: t('admin-returns:step.received'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: t('admin-returns:step.received'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toContainText(ar('orders:returns.state.received'));
  await expect.poll(async () => (await productById(product.id)).stock).toBeGreaterThan(stock);

  await desk.getByRole('button', { name: t('admin-returns:step.settle'), exact: true }).click();
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toContainText(ar('orders:returns.state.refunded'));
  await expect(phone.getByRole('heading', { name: ar('orders:refund.title'), exact: true })).toBeVisible();
});
