import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signedIn } from '@/tests/e2e/support/backend';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';

const STORE = 'demo';

/** An active board of one kind that nobody designs yet. */
async function aBoard(): Promise<string> {
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
  });
  return productId;
}

const drawingOf = (canvas: Locator) => canvas.locator('img').first();

async function save(page: Page, t: ReturnType<typeof textsOf>): Promise<void> {
  await page.getByRole('button', { name: t('admin-studio:bar.save'), exact: true }).click();
  await expect(page.getByText(t('admin-studio:saved')).first()).toBeVisible();
}

for (const locale of ['en', 'ar'] as const) {
  const t = textsOf(locale);
  test(`an owner makes a product that shoppers design (${locale})`, async ({ openWindow }) => {
    const page = await openWindow();
    const productId = await aBoard();
    await logIn(page, OWNER, `/admin/products/${productId}`, locale);
    await page.getByRole('link', { name: t('admin-editor:bar.studio'), exact: true }).click();
    await page.getByRole('button', { name: t('admin-studio:start.empty'), exact: true }).click();

    // Both scripts at once, from the examples.
    const english = page.getByRole('group', { name: t('admin-studio:preview.en') });
    const arabic = page.getByRole('group', { name: t('admin-studio:preview.ar') });
    await expect(drawingOf(english)).toBeVisible();
    await expect(drawingOf(arabic)).toBeVisible();

    // The keys move a layer, a step back moves it back.
    const before = await drawingOf(english).getAttribute('src');
    const layer = english.getByRole('button').first();
    await layer.press('ArrowDown');
    await expect(drawingOf(english)).not.toHaveAttribute('src', before ?? '');
    await page.getByRole('button', { name: t('admin-studio:bar.undo'), exact: true }).click();
    await expect(drawingOf(english)).toHaveAttribute('src', before ?? '');

    // Dragging moves it, too.
    await page.getByRole('button', { name: t('admin-studio:bar.redo'), exact: true }).click();
    const box = await layer.boundingBox();
    if (!box) throw new Error('The layer is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await layer.boundingBox())?.y).toBeGreaterThan(box.y + 20);

    // What is wrong is said at the field, and nothing is saved.
    const days = page.getByRole('textbox', { name: t('admin-studio:board.makingDays'), exact: true });
    await days.fill('many');
    await page.getByRole('button', { name: t('admin-studio:bar.save'), exact: true }).click();
    await expect(page.getByText(t('errors:invalid-input')).first()).toBeVisible();
    await days.fill('5');
    await save(page, t);
    await expect(page.getByText(t('admin-studio:unsavedYet'))).toHaveCount(0);
    await page.reload();
    await expect(days).toHaveValue('5');
  });
}

test('of two people editing one template the second decides which stays', async ({ openWindow }) => {
  const t = textsOf('en');
  const productId = await aBoard();
  const [first, second] = [await openWindow(), await openWindow()];
  await logIn(first, OWNER, `/admin/products/${productId}/studio`);
  await first.getByRole('button', { name: t('admin-studio:start.empty'), exact: true }).click();
  await save(first, t);
  await logIn(second, OWNER, `/admin/products/${productId}/studio`);
  const days = (page: Page) =>
    page.getByRole('textbox', { name: t('admin-studio:board.makingDays'), exact: true });
  await days(second).fill('9');
  await days(first).fill('4');
  await save(first, t);

  await expect(second.getByText(t('admin-store:form.newer'))).toBeVisible();
  await second.getByRole('button', { name: t('admin-store:form.keepOwn') }).click();
  await save(second, t);
  await second.reload();
  await expect(days(second)).toHaveValue('9');
});

test('an earlier version is compared with the one in use and restored, and the other as well', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const page = await openWindow();
  await logIn(page, OWNER, `/admin/products/${await aBoard()}/studio`);
  await page.getByRole('button', { name: t('admin-studio:start.empty'), exact: true }).click();
  const days = page.getByRole('textbox', { name: t('admin-studio:board.makingDays'), exact: true });
  const versions = page.getByRole('list', { name: t('admin-studio:versions.title') });
  const restore = async (version: string) => {
    const of = (key: string) => t(`admin-studio:${key}`).replace('{{version}}', version);
    await versions.getByRole('button', { name: of('versions.viewOf') }).click();
    const dialog = page.getByRole('dialog', { name: of('version') });
    await expect(dialog.getByRole('img')).toHaveCount(4);
    const differs = t('admin-studio:versions.differs');
    await expect(dialog).toContainText(differs.replace('{{parts}}', t('admin-studio:section.board')));
    await dialog.getByRole('button', { name: t('admin-studio:versions.restore') }).click();
    await expect(dialog).toHaveCount(0);
  };
  await days.fill('2');
  await save(page, t);
  await days.fill('9');
  await page.getByRole('button', { name: t('admin-studio:bar.save'), exact: true }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').first()).toContainText(OWNER);

  await restore('1');
  await expect(days).toHaveValue('2');
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await restore('2');
  await expect(days).toHaveValue('9');
  await expect(versions.getByRole('listitem')).toHaveCount(4);
});

test('leaving an unsaved template asks first', async ({ openWindow }) => {
  const t = textsOf('en');
  const page = await openWindow();
  await logIn(page, OWNER, `/admin/products/${await aBoard()}/studio`);
  await page.getByRole('button', { name: t('admin-studio:start.empty'), exact: true }).click();
  await page.getByRole('link', { name: t('admin-studio:back') }).click();
  await expect(page.getByRole('dialog', { name: t('admin:leave.title') })).toBeVisible();
});
