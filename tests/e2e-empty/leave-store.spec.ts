import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { openArchive } from '@/scripts/store/archive/read-archive';
import { mailLink } from '@/tests/e2e/support/people/mailbox';
import { sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

/** The platform's own host, below which the tested store has its name. */
const PLATFORM = (process.env.BASE_URL ?? '').replace('//empty.', '//');
const PASSWORD = 'quiet harbour lamps';
const STORE = 'بيت الرحيل';
/** The first visit of a page renders it. */
const LOADED_MS = 60_000;
const en = textsOf('en');
const t = textsOf('ar');

/** Ten boards as somebody types them into a spreadsheet. */
const BOARDS = [
  'slug,status,title_en,title_ar,option1_id,price,stock',
  ...Array.from({ length: 10 }, (_, at) => `board-${at},active,Board ${at},لوحة ${at},,25.00,9`),
].join('\r\n');

// One test, because each step needs the store of the one before.
test('somebody opens a store on a phone, fills it, sells, takes it along, takes a break and closes it', async ({
  openWindow,
}) => {
  test.setTimeout(300_000);
  const begun = Date.now();
  const owner = await openWindow({ viewport: PHONE });
  const account = { email: `leaves-${begun}@example.com`, password: PASSWORD };
  const name = `leaves-${begun}`;
  await open(owner, account.email, name);
  expect(Date.now() - begun, 'milliseconds to open a store').toBeLessThan(60_000);
  const site = PLATFORM.replace('//', `//${name}.`);

  await owner.goto(await mailLink(account.email, 'verifyEmail'));
  await owner.getByRole('button', { name: t('account:verify.submit') }).click();
  await expect(owner).not.toHaveURL(/oobCode/);
  await owner.goto(`${site}/ar/login?next=${encodeURIComponent('/admin/products')}`);
  await sendAccount(owner, account, 'ar');
  await expect(owner).toHaveURL(`${site}/ar/admin/products`, { timeout: LOADED_MS });
  await importBoards(owner);
  const shopper = await openWindow();
  await buyOne(shopper, site);

  await owner.goto(`${site}/ar/admin/settings`);
  await owner.getByRole('link', { name: t('admin-store:settings.ownStore') }).click();
  await expect(owner.getByRole('heading', { level: 1, name: t('admin-own-store:title') })).toBeVisible();
  await exportAll(owner);
  await takeABreak(owner, shopper, site);
  await closeAndUndo(owner, shopper, site);
});

async function open(page: Page, email: string, name: string): Promise<void> {
  const next = () => page.getByRole('button', { name: t('platform:open.next'), exact: true }).click();
  await page.goto(`${PLATFORM}/ar/open`);
  await page.getByLabel(t('platform:account.email')).fill(email);
  await page.getByLabel(t('platform:account.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('platform:account.signUp') }).click();
  await page.getByLabel(t('platform:name.label')).fill(STORE);
  await page.getByLabel(t('platform:name.address')).fill(name);
  await expect(page.getByText(t('platform:name.free'))).toBeVisible();
  await next();
  await page.getByLabel(t('platform:place.country')).selectOption('SA');
  await next();
  await page.getByRole('radio', { name: t('platform:look.empty.title') }).check();
  await next();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t('platform:open.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('platform:opened.title') })).toBeFocused({
    timeout: 60_000,
  });
}

async function importBoards(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('admin-import:import.label') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'boards.csv', mimeType: 'text/csv', buffer: Buffer.from(BOARDS) });
  await dialog.getByRole('button', { name: t('admin-import:import.confirm'), exact: true }).click();
  await expect(dialog.getByText(t('admin-import:import.done'))).toBeVisible();
}

async function buyOne(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/products/board-3`);
  await page.getByRole('button', { name: en('catalogue:product.addToCart') }).click();
  await expect(page.getByText(en('common:toast.addedToCart'))).toBeVisible();
  await page.goto(`${site}/checkout`);
  await page.getByLabel('Full Name', { exact: true }).fill('Noura Alqahtani');
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Riyadh');
  await page.getByLabel('District or neighbourhood', { exact: true }).fill('Al Olaya');
  await page.getByLabel('Street', { exact: true }).fill('King Fahd Road');
  await page.getByLabel('Mobile Number', { exact: true }).fill('0501234567');
  await page.getByLabel(en('checkout:shipping.email')).first().fill('noura@example.com');
  await page.getByRole('button', { name: en('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
}

async function exportAll(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin-own-store:export.button') }).click();
  const file = await (await download).path();
  const archive = await openArchive(file);
  expect(archive.accounts).toBe(1);
  const text = fs.readFileSync(file, 'utf8');
  expect(text.match(/"stores\/[^/"]+\/products\/[^/"]+"/g)?.length).toBeGreaterThanOrEqual(10);
  expect(text).toContain('Noura Alqahtani');
  // The page stays where it is.
  await expect(page.getByRole('heading', { level: 1, name: t('admin-own-store:title') })).toBeVisible();
}

async function takeABreak(page: Page, shopper: Page, site: string): Promise<void> {
  const form = page.getByRole('form', { name: t('admin-own-store:pause.title') });
  await form.getByLabel(t('admin-own-store:pause.note')).first().fill('Back on Sunday');
  await form.getByRole('button', { name: t('admin-own-store:pause.pause') }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: t('admin-own-store:pause.pause') }).click();
  await expect(page.getByText(t('admin-own-store:pause.isPaused'))).toBeVisible();
  await expect(async () => {
    await shopper.goto(`${site}/products/board-3`);
    const bar = shopper.getByRole('complementary', { name: en('common:trading.label') });
    await expect(bar).toContainText('Back on Sunday', { timeout: 1000 });
  }).toPass();
  await form.getByRole('button', { name: t('admin-own-store:pause.open') }).click();
  // An open page follows by itself.
  await expect(shopper.getByRole('complementary', { name: en('common:trading.label') })).toBeHidden();
}

async function closeAndUndo(page: Page, shopper: Page, site: string): Promise<void> {
  await page.getByRole('button', { name: t('admin-own-store:close.button') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('admin-own-store:close.orders_one'))).toBeVisible();
  await dialog.getByLabel(t('admin-own-store:close.name')).fill(STORE);
  await dialog.getByRole('button', { name: t('admin-own-store:close.confirm') }).click();
  await expect(page.getByRole('button', { name: t('admin-own-store:close.undo') })).toBeVisible();
  await expect(async () => {
    await shopper.goto(`${site}/products`);
    const title = shopper.getByRole('heading', { level: 1, name: en('common:noStore.closed.title') });
    await expect(title).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: t('admin-own-store:close.undo') }).click();
  await expect(page.getByRole('button', { name: t('admin-own-store:close.button') })).toBeVisible();
  await shopper.goto(`${site}/products`);
  await expect(shopper.getByRole('main').getByRole('article').first()).toBeVisible();
}
