import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { ForeignFormat } from '@/lib/domain/catalogue/csv/foreign/targets';
import { signedIn } from '@/tests/e2e/support/backend';
import { idsIn } from '@/tests/e2e/support/orders/past-the-rules';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';
import {
  EXPORTED,
  sallaExport,
  shopifyExport,
  wooCommerceExport,
} from '@/tests/fixtures/shop/foreign-exports';

const STORE = 'demo';
/** What a person may need for it. */
const HAND_MS = 2 * 60 * 1000;

/** Three pictures of another shop, on this machine: a local Firebase fetches from there. */
let pictures: http.Server;
let address = '';

test.beforeAll(async () => {
  const drawn = await Promise.all(
    ['teal', 'coral', 'gold'].map((background) =>
      sharp({ create: { width: 320, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  pictures = http.createServer(({ url = '' }, response) => {
    const picture = drawn[Number(/^\/(\d)\.png$/.exec(url)?.[1] ?? -1)];
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((done) => pictures.close(done)));

const COLLECTIONS = ['products', 'categories', 'brands'] as const;
let before: Readonly<Record<string, readonly string[]>> = {};

test.beforeEach(async () => {
  before = Object.fromEntries(
    await Promise.all(COLLECTIONS.map(async (name) => [name, await idsIn(name)] as const)),
  );
});

// However it ended: others take the first board that is on sale.
test.afterEach(async () => {
  test.setTimeout(2 * HAND_MS);
  const owner = await signedIn(OWNER);
  const made = async (name: (typeof COLLECTIONS)[number]) =>
    (await idsIn(name)).filter((id) => !before[name]?.includes(id));
  for (const productId of await made('products'))
    await owner.call('deleteProduct', { storeId: STORE, productId });
  for (const categoryId of await made('categories'))
    // A sub-category goes with its category.
    if ((await idsIn('categories')).includes(categoryId))
      await owner.call('deleteCategory', { storeId: STORE, categoryId, moveTo: null });
  for (const brandId of await made('brands'))
    await owner.call('deleteBrand', { storeId: STORE, brandId, moveTo: null });
});

const EXPORTS: readonly (readonly [ForeignFormat, (pictures: string) => string, string, 'en' | 'ar'])[] = [
  ['shopify', shopifyExport, 'shopify-board-1', 'en'],
  ['woocommerce', wooCommerceExport, 'woo-board-1', 'en'],
  ['salla', sallaExport, 'لوحة-1-سلة', 'ar'],
];

for (const [format, exported, slug, locale] of EXPORTS)
  test(`fifty products of ${format}'s export are on sale within two minutes (${locale})`, async ({
    openWindow,
  }) => {
    test.setTimeout(2 * HAND_MS);
    const t = textsOf(locale);
    const page = await openWindow();
    await logIn(page, OWNER, '/admin/products', locale);
    await page.getByRole('button', { name: t('admin-import:import.label') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(exported(address)) });

    await expect(dialog.getByLabel(t('admin-import:mapping.format'))).toHaveValue(format);
    await dialog.getByRole('button', { name: t('admin-import:mapping.next') }).click();
    await expect(dialog.getByRole('status')).toContainText(String(EXPORTED), { timeout: HAND_MS });
    const preview = dialog.getByRole('table', { name: t('admin-import:preview.table') });
    await expect(preview.getByRole('row')).toHaveCount(EXPORTED + 1);
    await expect(dialog.getByText(t('admin-import:note.htmlToLines'))).toBeVisible();

    await dialog.getByRole('button', { name: t('admin-import:import.confirm'), exact: true }).click();
    await expect(dialog.getByText(t('admin-import:import.done'))).toBeVisible({ timeout: HAND_MS });

    const shopper = await openWindow();
    await shopper.goto(`${locale === 'ar' ? '/ar' : ''}/products/${slug}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shopper.getByRole('main')).toContainText('• 3 < 5 & 7');
    await expect(shopper.getByRole('main').locator('img[src*="imported"]').first()).toBeVisible();
  });

test('an ambiguous price is asked about, and the dry run shows it beside the old one', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/products', 'en');
  await page.getByRole('button', { name: t('admin-import:import.label') }).click();
  const dialog = page.getByRole('dialog');
  const text = 'sep=;\r\nslug;title_en;option1_id;price;stock\r\nambiguous-board;Board;;1.250;3\r\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'boards.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: '$1,250.00', exact: true }).click();
  const preview = dialog.getByRole('table', { name: t('admin-import:preview.table') });
  await expect(preview.getByRole('row').filter({ hasText: 'Board' })).toContainText('$1,250.00');
});
