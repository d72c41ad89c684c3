import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import { localPath } from '@/lib/domain/locale';
import { paths } from '@/lib/paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');

/** What a path answers without following it: the status, and where it leads. */
const answersOf = (request: APIRequestContext) => async (path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
};

test('a new Arabic address is previewed while it is typed; the old one leads to it in Arabic, and English stays', async ({
  openWindow,
  request,
}) => {
  const owner = await signedIn(OWNER);
  const { images } = await firstProduct();
  const run = Date.now();
  const board = { storeId: 'demo', productId: randomUUID() };
  const [slug, former, next] = [`calm-${run}`, `هدوء-${run}`, `سكون-${run}`];
  await owner.call('saveProduct', {
    ...board,
    baseUpdatedAt: 0,
    title: { en: 'Calm', ar: 'هدوء' },
    slug,
    slugAr: former,
    status: 'active',
    images: images.slice(0, 1),
    options: [],
    variants: [{ id: 'only', price: 2500, stock: 3, seenStock: 0, optionValues: {} }],
  });
  const [english, old, present] = [
    paths.product(slug),
    localPath(paths.product(former), 'ar'),
    localPath(paths.product(next), 'ar'),
  ];
  const answerOf = answersOf(request);
  expect(await answerOf(localPath(english, 'ar'))).toEqual([308, old]);
  expect(await answerOf(paths.product(former))).toEqual([308, english]);

  const page = await openWindow();
  await logIn(page, OWNER, adminPaths.product(board.productId));
  await page.getByRole('button', { name: t('admin-seo:edit'), exact: true }).click();
  const address = page.getByLabel(t('product-fields:slugAr'));
  await address.fill('Not an address!');
  await expect(page.getByText(t('errors:field.slug.invalid'))).toBeVisible();
  await address.fill(next);
  await page
    .getByLabel(t('admin-seo:language.ar').replace('{{field}}', t('product-fields:seoTitle')))
    .fill('لوحة السكون');
  const found = page.getByRole('group', { name: t('admin-seo:preview.search') }).locator('[lang=ar]');
  await expect(found).toHaveAttribute('dir', 'rtl');
  await expect(found.getByText(`ar › products › ${next}`)).toBeVisible();
  await expect(found.getByText(/ \| لوحة السكون$/)).toBeVisible();
  await expect(page.getByRole('group', { name: t('admin-seo:preview.social') }).locator('img')).toHaveCount(
    2,
  );
  await page.getByRole('button', { name: t('admin-editor:bar.save'), exact: true }).click();
  await expect(page.getByText(t('admin-editor:bar.saved'))).toBeVisible();

  for (const path of [old, localPath(english, 'ar')])
    await expect.poll(() => answerOf(path)).toEqual([308, present]);
  const shopper = await openWindow();
  await shopper.goto(present);
  await expect(shopper).toHaveTitle(/ \| لوحة السكون$/);
  await expect(shopper.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`${english}$`));
  await expect(shopper.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${present}$`));
  await shopper.getByRole('banner').locator('form button[type="submit"]').last().click();
  await expect(shopper).toHaveURL(new RegExp(`${english}$`));
  await expect(shopper).toHaveTitle(/ \| Calm$/);
  await owner.call('deleteProduct', board);
});

test('a category is at the address of each language, with its texts for search engines', async ({
  page,
  request,
}) => {
  const owner = await signedIn(OWNER);
  const run = Date.now();
  const id = `calm-${run}`;
  await owner.call('saveCategory', {
    storeId: 'demo',
    id,
    seen: null,
    parentId: null,
    name: { en: 'Calm', ar: 'سكينة' },
    slug: id,
    slugAr: `سكينة-${run}`,
    image: null,
    seoTitle: { en: '', ar: 'لوحات السكينة' },
  });
  const [english, arabic] = [paths.category(id), localPath(paths.category(`سكينة-${run}`), 'ar')];
  const answerOf = answersOf(request);
  expect(await answerOf(localPath(english, 'ar'))).toEqual([308, arabic]);
  expect(await answerOf(paths.category(`سكينة-${run}`))).toEqual([308, english]);
  await page.goto(arabic);
  await expect(page).toHaveTitle(/ \| لوحات السكينة$/);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`${english}$`));
  await page.goto(english);
  await expect(page).toHaveTitle(/ \| Calm$/);
  await owner.call('deleteCategory', { storeId: 'demo', categoryId: id, moveTo: null });
});
