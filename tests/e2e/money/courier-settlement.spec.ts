import { adminPaths } from '@/lib/admin-paths';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { textsOf } from '@/tests/e2e/support/screens/texts';

test('the page reads well in Arabic on a phone', async ({ openWindow }) => {
  const ar = textsOf('ar');
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, `/ar${adminPaths.settlements}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar('admin-couriers:title'));
  await page.getByRole('button', { name: ar('admin-couriers:form.preview'), exact: true }).click();
  await expect(page.getByText(ar('errors:field.courier.required'))).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
