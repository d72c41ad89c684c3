import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { isolated } from '@/lib/domain/formats';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { DESKTOP, expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const STORE = 'demo';
/** The promise for everything an owner saves. */

let made = 0;
const unique = (name: string) => `${name}-${Date.now().toString(36)}-${(made += 1)}`;

const offered: string[] = [];

/** A board of its own on sale until the test is over, so that no other test depends on what happens to it. */
async function offer(owner: Person, changes: Partial<SaveProductRequest> = {}) {
  const id = unique('board');
  offered.push(id);
  await owner.call('saveProduct', {
    storeId: STORE,
    productId: id,
    baseUpdatedAt: 0,
    title: { en: id, ar: `لوحة ${id}` },
    status: 'active',
    options: [],
    variants: [{ id: 'only', price: 2000, stock: 3, seenStock: 0, optionValues: {} }],
    ...changes,
  });
  return id;
}

// However it ended: others take the first board that is on sale.
test.afterEach(async () => {
  const owner = offered.length > 0 ? await signedIn(OWNER) : null;
  for (const productId of offered.splice(0))
    await owner?.call('deleteProduct', { storeId: STORE, productId });
});

async function openProducts(page: Page, search = '', locale: 'en' | 'ar' = 'en') {
  await logIn(page, OWNER, '/admin/products', locale);
  const t = textsOf(locale);
  await expect(page.getByRole('table', { name: t('admin-catalogue:title') })).toBeVisible();
  if (search) await page.getByRole('searchbox', { name: t('admin-catalogue:filter.search') }).fill(search);
  return t;
}

const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

for (const locale of ['en', 'ar'] as const) {
  test(`a new category stands in the shop at once (${locale})`, async ({ openWindow }) => {
    const t = textsOf(locale);
    const name = unique('category');
    const admin = await openWindow({ viewport: locale === 'en' ? DESKTOP : PHONE });
    await logIn(admin, OWNER, '/admin/categories', locale);
    await admin.getByRole('button', { name: t('admin-categories:add.category') }).click();
    const form = admin.getByRole('dialog');
    await form.getByLabel(t('admin-categories:form.nameEn')).fill(name);
    await form.getByLabel(t('admin-categories:form.nameAr')).fill(`فئة ${name}`);
    await expect(form.getByLabel(t('admin-categories:form.slug'), { exact: true })).toHaveValue(name);
    await form.getByRole('button', { name: t('admin-categories:form.save') }).click();
    await expect(form).toBeHidden();

    for (const [prefix, shown] of [
      ['', name],
      ['/ar', `فئة ${name}`],
    ] as const) {
      const page = await (await fetch(`${process.env.BASE_URL}${prefix}/categories`)).text();
      expect(page).toContain(shown);
      const own = await fetch(`${process.env.BASE_URL}${prefix}/categories/${name}`);
      expect(own.status).toBe(200);
    }

    await admin
      .getByRole('button', { name: t('admin-categories:row.actions').replace('{{name}}', shownName()) })
      .click();
    await admin.getByRole('menuitem', { name: t('admin-categories:action.delete') }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin-categories:delete.confirm'), exact: true })
      .click();
    await expect(admin.getByRole('list', { name: t('admin-categories:list.categories') })).not.toContainText(
      name,
    );
    expect((await fetch(`${process.env.BASE_URL}/categories/${name}`)).status).toBe(404);

    function shownName() {
      return locale === 'en' ? name : isolated(`فئة ${name}`);
    }
  });
}

test('two people who edit one category are told of each other, and lose nothing', async ({ openWindow }) => {
  const t = textsOf('en');
  const owner = await signedIn(OWNER);
  const id = unique('shared');
  const before = { name: { en: id, ar: id }, slug: id, image: null };
  const save = { storeId: STORE, id, parentId: null };
  await owner.call('saveCategory', { ...save, ...before, seen: null });
  const page = await openWindow({ refusals: [409] });
  await logIn(page, OWNER, '/admin/categories');
  const dialog = page.getByRole('dialog');
  const edit = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: t('admin-categories:action.edit') }).click();
  };
  await edit(id);
  await dialog.getByLabel(t('admin-categories:form.nameEn')).fill(`${id} mine`);
  const theirs = { name: { en: `${id} theirs`, ar: id }, slug: `${id}-theirs` };
  await owner.call('saveCategory', { ...save, ...before, ...theirs, seen: before });
  await dialog.getByRole('button', { name: t('admin-categories:form.save') }).click();
  await expect(dialog.getByText(`“${theirs.name.en}” at “${theirs.slug}”`)).toBeVisible();
  await dialog.getByRole('button', { name: t('admin-categories:form.save') }).click();
  await expect(dialog).toBeHidden();
  await edit(`${id} mine`);
  await expect(dialog.getByLabel(t('admin-categories:form.slug'), { exact: true })).toHaveValue(theirs.slug);
  await page.goto(`/categories/${id}`);
  await expect(page).toHaveURL(new RegExp(`/categories/${theirs.slug}$`));
  await owner.call('deleteCategory', { storeId: STORE, categoryId: id, moveTo: null });
});

test('categories are put in order by keys, and deleting a used one moves its boards', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const owner = await signedIn(OWNER);
  const [used, target] = [unique('used'), unique('target')];
  for (const id of [used, target])
    await owner.call('saveCategory', {
      storeId: STORE,
      id,
      seen: null,
      parentId: null,
      name: { en: id, ar: id },
      slug: id,
      image: null,
    });
  const board = await offer(owner, { categoryId: used });
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/categories');
  const handle = page.getByRole('button', { name: `Move ${target}` });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(t('admin-categories:moved.done'))).toBeVisible();
  const rows = page.getByRole('list', { name: t('admin-categories:list.categories') }).getByRole('listitem');
  const texts = await rows.allTextContents();
  const indexOf = (name: string) => texts.findIndex((text) => text.includes(name));
  expect(indexOf(target)).toBeLessThan(indexOf(used));

  await page.getByRole('button', { name: `Actions for ${used}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox').selectOption({ label: target });
  await dialog.getByRole('button', { name: t('admin-categories:delete.confirmMove') }).click();
  await expect(dialog).toBeHidden();
  const listed = await (await fetch(`${process.env.BASE_URL}/categories/${target}`)).text();
  expect(listed).toContain(board);
  await owner.call('deleteProduct', { storeId: STORE, productId: board });
  await owner.call('deleteCategory', { storeId: STORE, categoryId: target, moveTo: null });
});

test('stock changes in the list by what is typed, and prices of many after a preview, with a way back', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const boards = [await offer(owner), await offer(owner)];
  const page = await openWindow({ viewport: PHONE });
  const t = await openProducts(page);
  const first = rowOf(page, boards[0] ?? '');
  await first.getByRole('button', { name: `Stock of ${boards[0]}: 3` }).click();
  await page.getByRole('textbox', { name: t('admin-catalogue:stockEdit.field') }).fill('8');
  await page.getByRole('button', { name: t('admin-catalogue:stockEdit.save') }).click();
  await expect(first.getByRole('button', { name: `Stock of ${boards[0]}: 8` })).toBeVisible();

  for (const board of boards) {
    // As a finger does: it presses the visible label, not the hidden input.
    await rowOf(page, board).locator('label').click();
    await expect(page.getByRole('checkbox', { name: `Select ${board}` })).toBeChecked();
  }
  await page.getByRole('button', { name: t('admin-catalogue:bulk.prices') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-catalogue:prices.percentValue')).fill('10');
  await expect(dialog.getByRole('table', { name: t('admin-catalogue:prices.preview') })).toContainText(
    '$22.00',
  );
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, boards[1] ?? '')).toContainText('$22.00');
  await page.getByRole('button', { name: t('admin-catalogue:done.undo') }).click();
  await expect(rowOf(page, boards[1] ?? '')).toContainText('$20.00');
});

test('the list is narrowed by its address, and a mistyped word still finds', async ({ openWindow }) => {
  const owner = await signedIn(OWNER);
  const word = `zephyr${Date.now().toString(36).replace(/\d/g, 'x')}`;
  await offer(owner, { title: { en: word, ar: 'نسمة' }, status: 'draft' });
  const page = await openWindow();
  const t = await openProducts(page, word);
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(page).toHaveURL(/q=zephyr/);
  await page.getByRole('combobox', { name: t('admin-catalogue:filter.status') }).selectOption('active');
  await expect(page.getByText(t('admin-catalogue:empty.filtered'))).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, word)).toHaveCount(1);
  await page.goto(`/admin/products?q=${word.replace('zeph', 'zepph')}`);
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(page.getByText(t('admin-catalogue:guess'))).toBeVisible();
});

test('what is exported can be changed and imported; a broken file changes nothing and says where', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const board = await offer(owner);
  const page = await openWindow();
  const t = await openProducts(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin-import:export.label') }).click();
  const file = fs.readFileSync(await (await download).path(), 'utf8');
  const heading = file.split('\r\n')[0]?.replace('\ufeff', '').split(',') ?? [];
  const line = file.split('\r\n').find((row) => row.startsWith(`${board},`)) ?? '';
  expect(heading).toContain('title_ar');
  expect(line).toContain('20.00');

  await page.getByRole('button', { name: t('admin-import:import.label') }).click();
  const dialog = page.getByRole('dialog');
  const choose = (content: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'boards.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose([heading.join(), line.replace('20.00', 'cheap')].join('\r\n'));
  const problems = dialog.getByRole('table', { name: t('admin-import:problems.table') });
  await expect(problems.getByRole('row').filter({ hasText: 'price' })).toContainText('2');

  await dialog.getByRole('button', { name: t('admin-import:import.another') }).click();
  await choose(`\ufeff${[heading.join(), line.replace('20.00', '31.50')].join('\r\n')}\r\n`);
  await expect(dialog.getByRole('status')).toContainText('changes one product');
  await expect(dialog.getByRole('row').filter({ hasText: board })).toContainText('$31.50');
  // The list behind the dialog is hidden from everybody but this look.
  const list = page.getByRole('main', { includeHidden: true });
  await expect(list.getByRole('row', { includeHidden: true }).filter({ hasText: board })).toContainText(
    '$20.00',
  );
  await dialog.getByRole('button', { name: t('admin-import:import.confirm'), exact: true }).click();
  await expect(dialog.getByText(t('admin-import:import.done'))).toBeVisible();
  await dialog.getByRole('button', { name: t('admin-import:import.close') }).click();
  await expect(rowOf(page, board)).toContainText('$31.50');
});
