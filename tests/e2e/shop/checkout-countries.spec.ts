import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, test } from '@/tests/e2e/support/shop-test';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { tick } from '@/tests/e2e/support/screens/forms';

const SAUDI = {
  countries: ['SA', 'KW'],
  defaultCountry: 'SA',
  phoneIsEnough: true,
  nationalAddress: 'shipping',
} as const;

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  const seen = Math.max(0, ...Object.values(before.savedAt));
  await owner.call('saveStoreSetting', { storeId: 'demo', seen, addresses: SAUDI });
});
test.afterAll(() => restoreSetting(owner, before));

test('an order without its National Address ships once the store has entered it', async ({ openWindow }) => {
  const page = await openWindow();
  await addToCart(page);
  await page.goto('/checkout');
  await page.getByLabel('Full Name', { exact: true }).fill('Noura Alqahtani');
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Riyadh');
  await page.getByLabel('District or neighbourhood', { exact: true }).fill('Al Olaya');
  await page.getByLabel('Street', { exact: true }).fill('King Fahd Road');
  await page.getByLabel('Mobile Number', { exact: true }).fill('0501234567');
  await tick(page.getByRole('radio', { name: 'Cash on Delivery' }));
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await owner.call('updateOrderStatus', { storeId: 'demo', orderId, from: 'placed', to: 'confirmed' });

  const desk = await openWindow();
  await logIn(desk, OWNER, `/admin/orders/${orderId}`);
  const missing = desk.getByRole('form', { name: 'The National Address is missing' });
  await missing.getByLabel('Short address').fill('RRRD2929');
  await missing.getByRole('button', { name: 'Save the National Address' }).click();
  await expect(missing).toHaveCount(0);
  await owner.call('updateOrderStatus', { storeId: 'demo', orderId, from: 'confirmed', to: 'shipped' });
  await expect(desk.getByText('RRRD2929')).toBeVisible();
});
