import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { advance, overflow, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

let owner: Person;
let shopper: Person;
test.beforeAll(async () => {
  [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
});

/** Sends a parcel from the order's page; `pieces` null for all that is left. */
async function ship(page: Page, pieces: number | null, trackingNumber: string): Promise<void> {
  await page.getByRole('button', { name: t('admin-orders:parcels.ship'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (pieces !== null)
    await dialog.getByRole('combobox', { name: /^Pieces of/ }).selectOption(String(pieces));
  await dialog.getByLabel(t('admin-orders:shipment.carrier')).fill('Aramex');
  await dialog.getByLabel(t('admin-orders:shipment.trackingNumber')).fill(trackingNumber);
  // A scanner ends with Enter.
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('three boards leave in two parcels, a number is corrected, and an Arabic phone follows both', async ({
  openWindow,
}) => {
  const { orderId, number } = await placeOrderFor(shopper, { fullName: 'Rana Odeh' }, 3);
  await advance(owner, orderId, 'confirmed');
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  await ship(desk, 2, 'TRACK-1');
  await expect(desk.getByText('1 piece is left to ship')).toBeVisible();
  await desk.goto(`${adminPaths.orders}?part=part-shipped`);
  await expect(desk.getByRole('table', { name: 'Orders' })).toContainText(number);
  await desk.goto(adminPaths.order(orderId));
  await ship(desk, null, 'TRACK-2');

  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, SHOPPER, `/orders/${orderId}`, 'ar');
  const parcels = phone.getByRole('region', { name: ar('orders:parcels.title'), exact: true });
  await expect(parcels).toContainText('TRACK-1');
  await expect(parcels).toContainText('TRACK-2');
  expect(await overflow(phone)).toBeLessThanOrEqual(0);

  const second = desk.getByRole('region', { name: 'Parcel 2', exact: true });
  await second.getByRole('button', { name: t('admin-orders:parcels.correct'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(t('admin-orders:shipment.trackingNumber')).fill('TRACK-3');
  await dialog.getByRole('button', { name: t('admin-orders:parcels.save'), exact: true }).click();
  await expect(parcels).toContainText('TRACK-3');
  await expect(parcels).not.toContainText('TRACK-2');

  const delivered = t('admin-orders:parcels.step.delivered');
  await desk
    .getByRole('region', { name: 'Parcel 1', exact: true })
    .getByRole('button', { name: delivered, exact: true })
    .click();
  await expect(phone.getByRole('status').first()).toContainText(ar('orders:part.part-delivered'));
  await second.getByRole('button', { name: delivered, exact: true }).click();
  await expect(phone.getByRole('status').first()).toContainText(ar('orders:status.delivered'));
});
