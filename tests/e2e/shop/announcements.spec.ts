import { signedIn } from '@/tests/e2e/support/backend';
import { advance, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { heard, listen } from '@/tests/e2e/support/screens/live-regions';
import { settled } from '@/tests/e2e/support/screens/pages';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';

for (const locale of ['en', 'ar'] as const) {
  const t = textsOf(locale);
  const before = locale === 'ar' ? '/ar' : '';

  test(`a screen reader tells of a board in the cart and of what filters leave (${locale})`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await page.goto(`${before}/products/olive-branch`);
    await settled(page);
    await listen(page);
    await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
    await expect
      .poll(() => heard(page))
      .toContainEqual(expect.stringContaining(t('common:toast.addedToCart')));

    await page.goto(`${before}/products`);
    await settled(page);
    await listen(page);
    await page.getByRole('group').getByLabel(t('catalogue:filters.stock')).check();
    await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/\d/));
    await page.getByLabel(t('catalogue:filters.minimum')).fill('9999');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard(page)).toContainEqual(t('catalogue:list.count_zero'));
  });

  test(`a screen reader tells of an order’s new status (${locale})`, async ({ openWindow }) => {
    const [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
    const { orderId } = await placeOrderFor(shopper, { fullName: 'Layla Haddad' });
    const page = await openWindow();
    await logIn(page, SHOPPER, `/orders/${orderId}`, locale);
    await expect(page.getByRole('status').filter({ hasText: t('orders:status.placed') })).toBeVisible();
    await listen(page);
    await advance(owner, orderId, 'confirmed');
    await expect
      .poll(() => heard(page))
      .toContainEqual(expect.stringContaining(t('orders:status.confirmed')));
  });
}
