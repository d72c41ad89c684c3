import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { slugOf } from '@/lib/domain/catalogue/slug';
import { isolated } from '@/lib/domain/formats';
import { imageUrl } from '@/lib/pictures/image-url';
import { signedIn } from '@/tests/e2e/support/backend';
import { addOptions, photo } from '@/tests/e2e/support/board-editor';
import { productById } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const STORE = 'demo';
/** An active board of one kind, made without the browser. */
async function aBoard(changes: Partial<SaveProductRequest> = {}) {
  const owner = await signedIn(OWNER);
  const productId = randomUUID();
  await owner.call('saveProduct', {
    storeId: STORE,
    productId,
    baseUpdatedAt: 0,
    title: { en: `Board ${productId}`, ar: `لوحة ${productId}` },
    status: 'active',
    options: [],
    variants: [{ id: 'only', price: 2500, stock: 9, seenStock: 0 }],
    ...changes,
  });
  return { owner, productId };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

test('a board of 3 colours × 4 sizes with two pictures is in the shop in both languages', async ({
  openWindow,
}) => {
  const name = `Deep Sea ${Date.now()}`;
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/products/new');
  await field(page, 'Title (English)').fill(name);
  await field(page, 'Title (Arabic)').fill(`أعماق البحر ${name}`);
  await field(page, 'Description (English)').fill('Blue to the ground.');
  await field(page, 'Description (Arabic)').fill('زرقاء إلى القاع.');
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');

  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo('teal') },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await photo('navy') },
  ]);
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(2);
  for (const [index, [en, ar]] of [['Waves', 'أمواج'] as const, ['Depth', 'عمق'] as const].entries()) {
    await pictures.nth(index).getByLabel('Description (English)').fill(en);
    await pictures.nth(index).getByLabel('Description (Arabic)').fill(ar);
  }
  await page.getByRole('button', { name: 'Move Picture 2', exact: true }).press('ArrowUp');
  await expect(pictures.first().getByLabel('Description (English)')).toHaveValue('Depth');

  await addOptions(page);
  await page.getByRole('button', { name: 'Fill many' }).click();
  await field(page, 'Same price').fill('30');
  await page.getByRole('button', { name: 'Give 12 combinations this price' }).click();
  await field(page, 'Same stock').fill('5');
  await page.getByRole('button', { name: 'Give 12 combinations this stock' }).click();
  await field(page, 'Price Oak · A5').fill('19.50');
  await page.getByRole('checkbox', { name: 'On sale Sand · A2' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('update successfully')).toBeVisible();
  const slug = slugOf(name);
  for (const [path, title] of [
    [`/products/${slug}`, name],
    [`/ar/products/${slug}`, `أعماق البحر ${name}`],
  ] as const)
    await expect
      .poll(async () => (await page.request.get(path)).text(), { intervals: [50] })
      .toContain(title);

  await expect(page).toHaveURL(/\/admin\/products\/(?!new)[\w-]+$/);
  const product = await productById(page.url().split('/').at(-1) ?? '');
  expect(product).toMatchObject({
    price: 1950,
    stock: 55,
    images: [{ alt: { en: 'Depth', ar: 'عمق' } }, {}],
  });
  const [cover] = product.images;
  const kept = await page.request.get(imageUrl(cover?.path ?? ''));
  expect((await sharp(await kept.body()).metadata()).exif, 'where it was taken is left out').toBeUndefined();

  const shopper = await openWindow({ viewport: PHONE });
  await shopper.goto(`/products/${product.slug}`);
  await expect(shopper.getByRole('radiogroup', { name: 'Color' }).getByRole('radio')).toHaveCount(3);
  await expect(shopper.getByRole('radiogroup', { name: 'Size' }).getByRole('radio')).toHaveCount(4);
});

test('of two people editing one product the second is told what changed and loses nothing', async ({
  openWindow,
}) => {
  const { productId } = await aBoard();
  const [first, second] = [await openWindow(), await openWindow({ refusals: [409] })];
  for (const page of [first, second]) {
    await logIn(page, OWNER, `/admin/products/${productId}`);
    await expect(field(page, 'Price')).toHaveValue('25.00');
  }
  await field(first, 'Title (Arabic)').fill('عنوان الأول');
  await field(first, 'Price').fill('31');
  await save(first);

  await expect(second.getByText('Somebody else saved this product after you opened it.')).toBeVisible();
  await field(second, 'Title (English)').fill('The second’s title');
  await field(second, 'Price').fill('28');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = second.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
  await expect(dialog.getByText(`Title (Arabic): ${isolated('عنوان الأول')}`)).toBeVisible();
  await expect(dialog.getByText('Title (English): The second’s title')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Take theirs: 31.00' }).check();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await save(second);

  expect(await productById(productId)).toMatchObject({
    title: { en: 'The second’s title', ar: 'عنوان الأول' },
    price: 3100,
  });
});

test('leaving asks first, and unsaved work is offered again and shown in the preview', async ({
  openWindow,
}) => {
  const { productId } = await aBoard({ status: 'draft' });
  const page = await openWindow();
  await logIn(page, OWNER, `/admin/products/${productId}`);
  await field(page, 'Title (English)').fill('Half a thought');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Half a thought');
  await expect(preview.getByText('Preview with your unsaved changes')).toBeVisible();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(field(page, 'Title (English)')).toHaveValue('Half a thought');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  await page.goto(`/admin/products/${productId}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Title (English)')).toHaveValue('Half a thought');
  await save(page);
  await page.reload();
  await expect(field(page, 'Title (English)')).toHaveValue('Half a thought');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

for (const locale of ['en', 'ar'] as const) {
  const t = textsOf(locale);
  test(`on a phone a product is edited, duplicated and deleted (${locale})`, async ({ openWindow }) => {
    const { productId } = await aBoard();
    const page = await openWindow({ viewport: PHONE });
    await logIn(page, OWNER, `/admin/products/${productId}`, locale);
    await field(page, t('admin-editor:field.stock')).fill('٤');
    await page.getByRole('button', { name: t('admin-editor:bar.save'), exact: true }).click();
    await expect(page.getByText(t('admin-editor:bar.saved'))).toBeAttached();
    await expect.poll(async () => (await productById(productId)).stock).toBe(4);
    expect(await overflow(page)).toBe(0);

    await page.getByRole('button', { name: t('admin-editor:bar.more') }).click();
    await page.getByRole('menuitem', { name: t('admin-editor:duplicate.action') }).click();
    await expect(page).not.toHaveURL(new RegExp(productId));
    await expect(page.getByRole('combobox', { name: t('product-fields:status') })).toHaveValue('draft');

    await page.getByRole('button', { name: t('admin-editor:bar.more') }).click();
    await page.getByRole('menuitem', { name: t('admin-editor:delete.action') }).click();
    await page.getByRole('button', { name: t('admin-editor:delete.delete.confirm') }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
  });
}
