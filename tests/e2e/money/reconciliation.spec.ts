import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { takeStrayPayment } from '@/tests/e2e/support/orders/paying';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const KIND = 'admin-reconciliation:differences.kind.unknown.title';

test('a payment without an order is found on request and settled with a note', async ({ openWindow }) => {
  const t = textsOf('en');
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/sales');
  await page.getByRole('link', { name: t('admin-reconciliation:title'), exact: true }).click();
  const payment = await takeStrayPayment(700);
  await page.getByRole('button', { name: t('admin-reconciliation:check'), exact: true }).click();
  const found = page.getByRole('listitem').filter({ hasText: payment });
  await expect(found).toContainText(t(KIND));
  await expect(found).toContainText('$7.00');
  await found
    .getByRole('button', { name: t('admin-reconciliation:differences.settle'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('admin-reconciliation:dialog.title') });
  const save = dialog.getByRole('button', { name: t('admin-reconciliation:dialog.save'), exact: true });
  await expect(save).toBeDisabled();
  await dialog.getByLabel(t('admin-reconciliation:dialog.label')).fill('Taken at the market');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(found).toContainText('Taken at the market');
  await expect(found).toContainText(t('admin-reconciliation:differences.state.explained'));
});

test('the reconciliation reads well in Arabic on a phone', async ({ openWindow }) => {
  const t = textsOf('ar');
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, '/ar/admin/sales/reconciliation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin-reconciliation:title'));
  await expect(page.getByRole('heading', { name: t('admin-reconciliation:stock.title') })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
