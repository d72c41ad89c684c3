import { adminPaths } from '@/lib/admin-paths';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { advance, overflow, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('en');
const STORE = 'demo';

let owner: Person;
let shopper: Person;
test.beforeAll(async () => {
  [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
});

/** A delivered order, whose cash a courier has. */
async function deliveredOrder() {
  const order = await placeOrderFor(shopper, { fullName: 'Huda Saleh' });
  await advance(owner, order.orderId, 'delivered');
  return order;
}

test('a payout with a fee is compared, recorded and reversed; what was typed survives a reload', async ({
  openWindow,
}) => {
  const [ticked, pasted] = [await deliveredOrder(), await deliveredOrder()];
  const courier = `Aramex ${Date.now().toString(36)}`;
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/sales');
  await page.getByRole('link', { name: t('admin-couriers:title'), exact: true }).click();
  await page.getByLabel(t('admin-couriers:form.courier'), { exact: true }).fill(courier);
  await page.getByLabel(t('admin-couriers:form.fee')).fill('3');
  const lines = page.getByLabel(t('admin-couriers:form.lines'));
  await lines.fill(`${pasted.number} 1.00\nB-000000-000 5.00`);
  await tick(page.getByRole('checkbox', { name: ticked.number }));
  await expect(lines).toHaveValue(new RegExp(ticked.number));
  await page.reload();
  await expect(lines).toHaveValue(new RegExp(pasted.number));

  await page.getByRole('button', { name: t('admin-couriers:form.preview'), exact: true }).click();
  const preview = page.getByRole('table', { name: t('admin-couriers:preview.title') });
  const row = (number: string) => preview.getByRole('row').filter({ hasText: number });
  await expect(row(ticked.number)).toContainText(t('admin-couriers:state.matched'));
  await expect(row(pasted.number)).toContainText(t('admin-couriers:state.amount'));
  await expect(row('B-000000-000')).toContainText(t('admin-couriers:state.unknown'));
  await page.getByRole('button', { name: t('admin-couriers:form.save'), exact: true }).click();
  const recorded = page.getByRole('listitem').filter({ hasText: courier });
  await expect(recorded).toContainText('$3.00');
  await expect(lines).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: ticked.number })).toHaveCount(0);

  await page.goto(adminPaths.reconciliation);
  const difference = page.getByRole('listitem').filter({ hasText: pasted.number });
  await expect(difference).toContainText(t('admin-reconciliation:differences.kind.courier-amount.title'));

  await page.goto(adminPaths.settlements);
  await recorded.getByRole('button', { name: t('admin-couriers:list.undo'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-couriers:undo.reason')).fill('Typed wrong');
  await dialog.getByRole('button', { name: t('admin-couriers:undo.submit'), exact: true }).click();
  await expect(recorded.filter({ hasText: t('admin-couriers:list.undone') })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: ticked.number })).toBeVisible();
  await owner.call('updateOrderStatus', {
    ...{ storeId: STORE, orderId: ticked.orderId, from: 'delivered', to: 'returned' },
  });
});

test('the page reads well in Arabic on a phone', async ({ openWindow }) => {
  const ar = textsOf('ar');
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, `/ar${adminPaths.settlements}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar('admin-couriers:title'));
  await page.getByRole('button', { name: ar('admin-couriers:form.preview'), exact: true }).click();
  await expect(page.getByText(ar('errors:field.courier.required'))).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
