import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { textsOf } from '@/tests/e2e/support/screens/texts';

const SAUDI = {
  countries: ['SA', 'KW'],
  defaultCountry: 'SA',
  phoneIsEnough: true,
  nationalAddress: 'shipping',
} as const;
const t = textsOf('ar');

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  const seen = Math.max(0, ...Object.values(before.savedAt));
  await owner.call('saveStoreSetting', { storeId: 'demo', seen, addresses: SAUDI });
});
test.afterAll(() => restoreSetting(owner, before));

test('on an Arabic phone a Saudi address is a city, a short code and a number, without an e-mail address', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE, refusals: [400] });
  await addToCart(page);
  await page.goto('/ar/checkout');
  await expect(page.getByLabel(t('addresses:country'), { exact: true })).toHaveValue('SA');
  await page.getByLabel(t('checkout:shipping.fullName'), { exact: true }).fill('نورة القحطاني');
  const city = page.getByRole('combobox', { name: 'المدينة', exact: true });
  await city.fill('جد');
  await expect(page.getByRole('option', { name: 'جدة' })).toBeVisible();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('جدة');
  await expect(page.getByLabel('المنطقة', { exact: true })).toHaveValue('makkah');

  const code = page.getByLabel('العنوان المختصر');
  await code.fill('RRR29');
  const phone = page.getByLabel(t('checkout:shipping.mobileNumber'), { exact: true });
  await phone.fill('٠٥٠١٢٣');
  const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
  await submit.click();
  await expect(page.getByText('العنوان المختصر أربعة أحرف وأربعة أرقام')).toBeVisible();
  await expect(page.getByText('هذا الرقم قصير')).toBeVisible();
  await code.fill('jrrd ٢٩٢٩');
  await phone.fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.getByRole('radio', { name: t('checkout:payment.cash') }).check({ force: true });
  await submit.click();

  await expect(page).toHaveURL(/\/order-confirmed\//);
  const link = page.getByRole('region', { name: t('orders:link.title') }).getByRole('link');
  await expect(link).toContainText('/ar/track/');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  const elsewhere = await openWindow({ viewport: PHONE });
  await elsewhere.goto(pathname);
  await expect(elsewhere.getByText('JRRD2929').first()).toBeVisible();
  await expect(elsewhere.getByText('+966501234567').first()).toBeVisible();
});

test('an order without its National Address ships once the store has entered it', async ({ openWindow }) => {
  const page = await openWindow();
  await addToCart(page);
  await page.goto('/checkout');
  await page.getByLabel('Full Name', { exact: true }).fill('Noura Alqahtani');
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Riyadh');
  await page.getByLabel('District or neighbourhood', { exact: true }).fill('Al Olaya');
  await page.getByLabel('Street', { exact: true }).fill('King Fahd Road');
  await page.getByLabel('Mobile Number', { exact: true }).fill('0501234567');
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check({ force: true });
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
