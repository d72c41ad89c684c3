import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { advance, overflow, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

test('on an Arabic phone a photo goes with a return; the owner looks at it, approves, and the slip can be printed', async ({
  openWindow,
}) => {
  const [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
  const { orderId } = await placeOrderFor(shopper, { fullName: 'Salma Photos' }, 1);
  await advance(owner, orderId, 'delivered');

  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, SHOPPER, `/orders/${orderId}`, 'ar');
  await phone.getByRole('button', { name: ar('orders:returns.open'), exact: true }).click();
  await phone.getByLabel(ar('orders:returns.pieces'), { exact: true }).selectOption('1');
  await phone.getByLabel(ar('orders:returns.reason.label'), { exact: true }).selectOption('damaged');
  await phone.locator('input[type=file]').setInputFiles('public/logo.webp');
  await expect(phone.getByText('logo.webp')).toBeVisible();
  expect(await overflow(phone)).toBe(0);
  await phone.getByRole('button', { name: ar('orders:returns.submit'), exact: true }).click();
  await expect(phone.getByText(ar('orders:returns.sent'))).toBeVisible();
  const shown = phone.getByRole('region', { name: ar('orders:returns.title'), exact: true });
  await expect(shown.getByText(ar('orders:returns.photos.count_one'))).toBeVisible();

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  await desk.getByRole('button', { name: /^Photos/ }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
  await dialog.getByRole('button', { name: t('admin-returns:photos.close'), exact: true }).click();
  await desk.getByRole('button', { name: t('admin-returns:step.approved'), exact: true }).click();

  const download = phone.waitForEvent('download');
  await shown.getByRole('button', { name: ar('orders:returns.slip'), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/-R1\.pdf$/);
});
