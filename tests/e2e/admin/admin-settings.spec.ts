import type { APIRequestContext, Page } from '@playwright/test';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { restoreAboutUs, restoreSetting, storedAboutUs, storedSetting } from '@/tests/e2e/support/setting';
import { expect, test } from '@/tests/e2e/support/shop-test';

const SHOWN_WITHIN_MS = 2000;
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><script>alert(1)</script><rect width="200" height="100" fill="#0a7d4f"/></svg>',
);

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
});
test.afterEach(() => restoreSetting(owner, before));

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

async function save(page: Page, name: string, button = 'Save') {
  await form(page, name).getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByText('update successfully').first()).toBeVisible();
}

/** The static page as everybody gets it, in both languages, soon after saving. */
async function expectServed(request: APIRequestContext, path: string, english: string, arabic = english) {
  for (const [address, text] of [
    [path, english],
    [`/ar${path === '/' ? '' : path}`, arabic],
  ] as const)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: SHOWN_WITHIN_MS, message: address })
      .toContain(text);
}

test('name, logo and colours: previewed unsaved, then on every page of the shop', async ({
  openWindow,
  request,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/logoAndColors');
  const preview = page.frameLocator('iframe');
  await page.getByLabel('Store name (English)').fill('Paper Moon');
  await page.getByLabel('Primary color', { exact: true }).fill('#ffff00');
  await expect(page.getByText('hard to see on a white page')).toBeVisible();
  await page.getByLabel('Primary color', { exact: true }).fill('#0a7d4f');
  await expect(preview.getByText('Paper Moon').first()).toBeAttached();
  expect((await storedSetting()).name.en).toBe(before.name.en);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: SVG });
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await save(page, 'Logo & Branding Colors');
  const { slug } = await firstProduct();
  for (const path of ['/', `/products/${slug}`, '/categories/quotes', '/cart'])
    await expectServed(request, path, '#0a7d4f');
  await expectServed(request, '/', 'Paper Moon', 'لوحات');
  const { logo } = await storedSetting();
  expect(logo).toMatchObject({ width: 1024, height: 500 });
  expect(logo?.path).toMatch(/^stores\/demo\/logo\/[\da-f]+\.webp$/);
});

test('the home page is put in order by keys and shown before it is saved', async ({
  openWindow,
  request,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/homepage');
  const preview = page.frameLocator('iframe');
  await page.getByLabel('Headline (English)', { exact: true }).fill('Walls that speak');
  await page.getByLabel('Headline (Arabic)', { exact: true }).fill('جدران تتكلم');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Walls that speak');
  await page.getByRole('button', { name: 'Move New Arrivals', exact: true }).press('ArrowDown');
  await expect(page.getByText('New Arrivals is now number 2 of 4')).toBeAttached();
  await page.getByText('Top Brands', { exact: true }).click();
  await save(page, 'Homepage');
  await expectServed(request, '/', 'Walls that speak', 'جدران تتكلم');
  const { homepage } = await storedSetting();
  expect(homepage.sections.map(({ id, enabled }) => [id, enabled])).toEqual([
    ['allProducts', true],
    ['newArrivals', true],
    ['topBrands', false],
    ['trending', true],
  ]);
});

test('contact and footer, at both spellings of the address; a wrong link is refused at its field', async ({
  openWindow,
  request,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/contact&footer');
  await page.goto('/admin/storesetting/contact%26footer');
  const title = 'Contact & Footer Info';
  await page.getByLabel('Phone').fill('+971 4 555 0199');
  await page.getByLabel('Opening hours (Arabic)').fill('كل يوم من 9 صباحًا حتى 9 مساءً');
  await page.getByLabel('TikTok').fill('javascript:alert(1)');
  await form(page, title).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible();
  await page.getByLabel('TikTok').fill('https://www.tiktok.com/@boards');
  await save(page, title);
  await expectServed(request, '/contact-us', '+971 4 555 0199', 'كل يوم من 9 صباحًا');
  await expectServed(request, '/terms', 'https://www.tiktok.com/@boards');
});

test('a page is written, published, and an earlier version restored', async ({ openWindow, request }) => {
  const page = await openWindow();
  const published = await storedAboutUs();
  await logIn(page, OWNER, '/admin/storesetting/aboutus');
  const english = page.getByRole('textbox', { name: 'About Us (English)' });
  const write = async (text: string) => {
    await english.fill(text);
    await save(page, 'About Us', 'Save and publish');
    await expectServed(request, '/about-us', text, 'لماذا بلغتين');
    await expect(page.getByText('update successfully')).toBeHidden();
  };
  await expect(page.getByRole('textbox', { name: 'About Us (Arabic)' })).toHaveAttribute('dir', 'rtl');
  await write('We began at a kitchen table');
  await write('We moved to a workshop');
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page
    .getByRole('button', { name: /^Restore the version/ })
    .first()
    .click();
  await expect(english).toContainText('kitchen table');
  await save(page, 'About Us', 'Save and publish');
  await expectServed(request, '/about-us', 'We began at a kitchen table', 'لماذا بلغتين');
  await restoreAboutUs(owner, published);
});

test('a domain is named, and without an answer of the DNS nothing is claimed', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/customDomain');
  const own = form(page, 'Your domain');
  await own.getByLabel('Domain').fill('printer.local');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a domain such as shop.example.com')).toBeVisible();
  await own.getByLabel('Domain').fill('https://boards.example.com/');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '_boards.boards.example.com' })).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('boards.example.com is verified')).toBeHidden();
  expect((await storedSetting()).customDomain).toBe('');
  await page.getByRole('button', { name: 'Remove the domain' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove the domain' })
    .click();
  await expect(page.getByRole('cell', { name: '_boards.boards.example.com' })).toBeHidden();
});

test('the city decides what delivery costs, and the time to cancel ends by itself', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/delivery');
  await page.getByRole('button', { name: 'Add a zone' }).click();
  const zone = page.getByRole('list', { name: 'Delivery zones' }).locator('> li').last();
  await zone.getByLabel('City or region').fill('Amman');
  await zone.getByRole('button', { name: 'Add the place' }).click();
  await zone.getByLabel('Charge', { exact: true }).last().fill('1.25');
  await save(page, 'Delivery');
  await page.goto('/admin/settings');
  await form(page, 'Orders').getByLabel('Time to cancel').fill('30');
  await save(page, 'Orders');

  const shopper = await openWindow();
  await addToCart(shopper);
  await shopper.goto('/checkout');
  await expect(shopper.getByText('$9.00').filter({ visible: true })).toBeVisible();
  await fillAddress(shopper, 'en');
  await expect(shopper.getByText('$1.25').filter({ visible: true })).toBeVisible();
  await shopper.getByRole('button', { name: 'Place Order' }).click();
  await expect(shopper).toHaveURL(/\/order-confirmed\//);
  const order = shopper.url().replace('order-confirmed', 'orders');
  await shopper.goto(order);
  await expect(shopper.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
  await shopper.clock.setFixedTime(Date.now() + 31 * 60_000);
  await shopper.goto(order);
  await expect(shopper.getByRole('status').first()).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
});

test('unsaved work is kept, and of two people the second is told', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/storesetting/contact&footer');
  await page.getByLabel('Phone').fill('+971 4 000 0000');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+971 4 000 0000');

  const { contact, savedAt } = await storedSetting();
  await owner.call('saveStoreSetting', {
    storeId: 'demo',
    seen: savedAt.contact ?? 0,
    contact: { ...contact, phone: '+971 4 111 1111' },
  });
  await expect(page.getByText('Somebody else saved this after you opened it.')).toBeVisible();
  await expect(form(page, 'Contact & Footer Info').getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+971 4 111 1111');
});

test('of two forms with unsaved work one asks, and the saved one leaves the guard of the other', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/orders');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Settings', exact: true }).click();
  await form(page, 'Orders').getByLabel('Time to cancel').fill('30');
  await form(page, 'Country, time zone and numbers').getByLabel('Time zone').selectOption('Asia/Amman');
  const question = page.getByRole('dialog').filter({ visible: true });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);

  await save(page, 'Orders');
  await page.goBack();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});
