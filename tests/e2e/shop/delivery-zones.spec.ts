import type { Page } from '@playwright/test';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '../support/backend';
import { fillAddress, logIn, OWNER } from '../support/people/people';
import { restoreSetting, storedSetting } from '../support/setting';
import { expect, PHONE, test } from '../support/shop-test';
import { addToCart } from '../support/orders/shopping';
import { textsOf } from '../support/screens/texts';
import { tick } from '../support/screens/forms';

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
});
test.afterEach(() => restoreSetting(owner, before));

const zoneOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Delivery zones' }).getByRole('listitem', { name });

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('update successfully').first()).toBeVisible();
}

/** A zone for Amman above all others, with a courier, a pick-up point, and dates. */
async function addAmman(page: Page) {
  await page.getByRole('button', { name: 'Add a zone' }).click();
  const zone = page
    .getByRole('list', { name: 'Delivery zones' })
    .getByRole('listitem')
    .filter({ hasText: 'Zone without places' });
  await zone.getByLabel('Name of the zone (English)').fill('The capital');
  const capital = zoneOf(page, 'The capital');
  await capital.getByLabel('City or region').fill('Amman');
  await capital.getByRole('button', { name: 'Add the place' }).click();
  await capital.getByLabel('Charge', { exact: true }).last().fill('one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(capital.getByText('Please enter an amount such as 24.50')).toBeVisible();
  await capital.getByLabel('Charge', { exact: true }).last().fill('1.25');
  await capital.getByLabel('On the way, at least').fill('1');
  await capital.getByLabel('On the way, at most').fill('2');
  await capital.getByRole('button', { name: 'Store pick-up' }).click();
  await capital.getByLabel('Address of the pick-up point (English)').fill('7 Rainbow Street');
  await capital.getByLabel('Opening hours (English)').fill('10 to 8');
  await capital.getByLabel('Link to a map').fill('https://maps.example/rainbow');
}

test('an owner draws a zone, tries an address, and shoppers of that city choose among its methods', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/delivery');
  await addAmman(page);
  const tester = page.locator('section').filter({ hasText: 'Try an address' });
  await tester.getByLabel('City', { exact: true }).fill('عمان');
  await expect(tester.getByRole('status')).toContainText('no other zone names the address');
  await tester.getByLabel('City', { exact: true }).fill('amman');
  await expect(tester.getByRole('status')).toContainText('The capital: it names the city');
  await expect(tester.getByRole('cell', { name: '$1.25' })).toBeVisible();
  await save(page);

  const t = textsOf('en');
  const shopper = await openWindow({ viewport: PHONE });
  await addToCart(shopper);
  await shopper.goto('/checkout');
  await fillAddress(shopper, 'en');
  const pickup = shopper.getByRole('radio', { name: 'Store pick-up' });
  await expect(shopper.getByRole('radio', { name: 'Courier' })).toBeChecked();
  await expect(shopper.getByText('$1.25').filter({ visible: true }).first()).toBeVisible();
  await tick(pickup);
  await expect(pickup).toHaveAccessibleDescription(/7 Rainbow Street/);
  // Another city has other methods; what was typed stays.
  await shopper.getByLabel(t('checkout:shipping.city'), { exact: true }).fill('Irbid');
  await expect(pickup).toBeHidden();
  await expect(shopper.getByLabel(t('checkout:shipping.fullName'), { exact: true })).toHaveValue(
    'Layla Haddad',
  );
  await shopper.getByLabel(t('checkout:shipping.city'), { exact: true }).fill('Amman');
  await expect(pickup).toBeChecked();
  await shopper.getByRole('button', { name: t('checkout:submit') }).click();
  await expect(shopper).toHaveURL(/\/order-confirmed\//);
  await expect(shopper.getByRole('main')).toContainText('7 Rainbow Street');
  await expect(shopper.getByRole('link', { name: t('orders:detail.map') })).toHaveAttribute(
    'href',
    'https://maps.example/rainbow',
  );
});

test('a zone is deleted on purpose only, and without the rest other cities are refused in Arabic too', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/delivery');
  await addAmman(page);
  const rest = zoneOf(page, 'Everywhere else');
  await rest.getByRole('button', { name: /^Delete:/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(rest).toBeVisible();
  await rest.getByRole('button', { name: /^Delete:/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rest).toBeHidden();
  await save(page);

  const t = textsOf('ar');
  const shopper = await openWindow({ viewport: PHONE });
  await addToCart(shopper);
  await shopper.goto('/ar/checkout');
  await fillAddress(shopper, 'ar');
  const city = shopper.getByLabel(t('checkout:shipping.city'), { exact: true });
  await city.fill('إربد');
  await expect(shopper.getByRole('main').getByRole('alert').first()).toContainText('إربد');
  await expect(shopper.getByRole('main').getByRole('alert').first()).toContainText('7 Rainbow Street');
  await shopper.getByRole('button', { name: t('checkout:submit') }).click();
  await expect(shopper.getByText(t('errors:field.city.unserved'))).toBeVisible();
  await city.fill('Amman');
  await expect(shopper.getByText('7 Rainbow Street')).toBeVisible();
  await shopper.getByRole('button', { name: t('checkout:submit') }).click();
  await expect(shopper).toHaveURL(/\/order-confirmed\//);
});
