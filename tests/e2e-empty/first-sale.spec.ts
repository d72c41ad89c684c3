import type { APIRequestContext, Page } from '@playwright/test';
import { slugOf } from '@/lib/domain/catalogue/slug';
import { addOptions, photo } from '../e2e/support/board-editor';
import { fillAddress, logIn } from '../e2e/support/people/people';
import { expect, PHONE, test } from '../e2e/support/shop-test';
import { textsOf } from '../e2e/support/screens/texts';

const OWNER = 'owner@empty.shop';
const SHOWN_WITHIN_MS = 2000;
const NAME = { en: 'Paper Moon', ar: 'قمر من ورق' };
const CATEGORY = { en: 'Night Skies', ar: 'سماوات الليل' };
const BOARD = { en: 'Deep Sea', ar: 'أعماق البحر' };

const en = textsOf('en');
const ar = textsOf('ar');

// One test, because each job needs the one before, as on an owner's first day.
test('an owner makes a shop of nothing, sells, ships, refunds, answers and reads the month', async ({
  openWindow,
  request,
}) => {
  test.setTimeout(180_000);
  const owner = await openWindow();
  await setTheBrand(owner);
  await expectServed(request, '/', NAME);
  await addTheCategory(owner);
  await expectServed(request, '/categories', CATEGORY);
  await addTheBoard(owner);
  await expectServed(request, `/products/${slugOf(BOARD.en)}`, BOARD);
  await expectServed(request, '/products', BOARD);

  const shopper = await openWindow({ viewport: PHONE });
  await buyTwoInArabic(shopper);
  await writeToTheStore(shopper);

  await owner.goto('/admin/orders');
  await owner.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  for (const status of ['Confirmed', 'Shipped', 'Delivered']) await moveTo(owner, status);
  await refundOnePiece(owner);
  await answerTheMessage(owner);

  await owner.goto('/admin/sales');
  await owner.getByLabel(en('admin-sales:sales.form.by')).selectOption('month');
  const table = owner.getByRole('table', { name: en('admin-sales:sales.title'), exact: true });
  // Two at 19.50, one of them given back.
  await expect(table.getByRole('row').last()).toContainText('$19.50');
});

async function setTheBrand(page: Page): Promise<void> {
  await logIn(page, OWNER, '/admin/storesetting/logoAndColors');
  await page.getByLabel('Store name (English)').fill(NAME.en);
  await page.getByLabel('Store name (Arabic)').fill(NAME.ar);
  await page.getByLabel('Primary color', { exact: true }).fill('#0a7d4f');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expectSaved(page);
}

async function addTheCategory(page: Page): Promise<void> {
  await page.goto('/admin/categories');
  await page
    .getByRole('button', { name: en('admin-categories:add.category') })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel(en('admin-categories:form.nameEn')).fill(CATEGORY.en);
  await form.getByLabel(en('admin-categories:form.nameAr')).fill(CATEGORY.ar);
  await form.getByRole('button', { name: en('admin-categories:form.save') }).click();
  await expect(form).toBeHidden();
}

async function addTheBoard(page: Page): Promise<void> {
  await page.goto('/admin/products/new');
  await page.getByLabel('Title (English)').fill(BOARD.en);
  await page.getByLabel('Title (Arabic)').fill(BOARD.ar);
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption(CATEGORY.en);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo('teal') },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await photo('navy') },
  ]);
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(2);
  await addOptions(page);
  await page.getByRole('button', { name: 'Fill many' }).click();
  await page.getByRole('textbox', { name: 'Same price', exact: true }).fill('19.50');
  await page.getByRole('button', { name: 'Give 12 combinations this price' }).click();
  await page.getByRole('textbox', { name: 'Same stock', exact: true }).fill('5');
  await page.getByRole('button', { name: 'Give 12 combinations this stock' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaved(page);
}

async function buyTwoInArabic(page: Page): Promise<void> {
  await page.goto('/ar');
  await page.getByRole('article').getByRole('link', { name: BOARD.ar }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BOARD.ar);
  await page.getByRole('spinbutton', { name: ar('common:quantity.label') }).fill('2');
  await page.getByRole('button', { name: ar('catalogue:product.addToCart') }).click();
  await expect(page.getByText(ar('common:toast.addedToCart'))).toBeVisible();
  await page.goto('/ar/checkout');
  await fillAddress(page, 'ar');
  await page.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/order-confirmed\//);
}

async function writeToTheStore(page: Page): Promise<void> {
  await page.goto('/ar/contact-us');
  const main = page.getByRole('main');
  await main.getByLabel(ar('content:contact.fullName')).fill('ليلى حدّاد');
  await main.getByLabel(ar('content:contact.email')).fill('layla@example.com');
  await main.getByLabel(ar('content:contact.comments')).fill('هل الإطار من البلوط؟');
  await main.getByRole('button', { name: ar('content:contact.submit'), exact: true }).click();
  await expect(page.getByText(ar('content:contact.done'))).toBeVisible();
}

async function moveTo(page: Page, status: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).selectOption(status);
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: status }).first()).toBeVisible();
}

async function refundOnePiece(page: Page): Promise<void> {
  await page.getByRole('button', { name: en('admin-orders:refund.open'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: BOARD.en }).selectOption('1');
  await dialog.getByRole('button', { name: 'Refund $19.50' }).click();
  await expect(page.getByText(en('orders:paymentStatus.partially_refunded')).first()).toBeVisible();
}

async function answerTheMessage(page: Page): Promise<void> {
  await page.goto('/admin/contactus');
  await page.getByRole('link', { name: 'ليلى حدّاد' }).first().click();
  await page.getByLabel(en('admin-orders:inbox.reply.label')).fill('نعم، من البلوط.');
  await page.getByRole('button', { name: en('admin-orders:inbox.reply.send') }).click();
  await expect(page.getByText(en('admin-orders:inbox.reply.done'))).toBeVisible();
}

const expectSaved = (page: Page) => expect(page.getByText('update successfully').first()).toBeVisible();

/** The static page as everybody gets it, in both languages, soon after saving. */
async function expectServed(request: APIRequestContext, path: string, shown: typeof NAME): Promise<void> {
  for (const [address, text] of [
    [path, shown.en],
    [`/ar${path === '/' ? '' : path}`, shown.ar],
  ] as const)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: SHOWN_WITHIN_MS, intervals: [50] })
      .toContain(text);
}
