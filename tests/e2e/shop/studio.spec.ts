import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fillAddress, logIn, SHOPPER } from '@/tests/e2e/support/people/people';
import { drawnBoard } from '@/tests/e2e/support/screens/drawn-board';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('ar');
const STUDIO = '/products/your-family-name/design';
const board = (page: Page) => page.getByRole('main').getByRole('img', { name: /×/ });

/** Types a family's name, waits for its board, and returns what the board shows. */
async function design(page: Page, name: string): Promise<string> {
  await expect(board(page)).toBeVisible();
  const before = await drawnBoard(board(page));
  await page.getByLabel('الاسم', { exact: true }).fill(name);
  await expect(board(page)).toHaveAccessibleName(new RegExp(name));
  await expect.poll(() => drawnBoard(board(page))).not.toBe(before);
  return drawnBoard(board(page));
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: t('studio:order.spelling') }).check();
  await page.getByRole('button', { name: t('studio:order.add'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart')).first()).toBeVisible();
}

const lineOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** SHA-256 of the picture that a line shows. */
async function proofOf(page: Page, line: Locator): Promise<string> {
  const picture = line.locator('img').first();
  const source = await picture.getAttribute('src');
  const original = new URL(source ?? '', page.url()).searchParams.get('url') ?? source ?? '';
  const response = await page.request.get(original);
  expect(original).toContain('designs');
  return createHash('sha256')
    .update(await response.body())
    .digest('hex');
}

test('a board designed in Arabic on a phone is ordered as it was seen', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await page.goto('/ar/products/your-family-name');
  await page.getByRole('link', { name: t('catalogue:product.design') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('studio:heading'));

  // Without words and without a tick nothing is ordered.
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: t('studio:order.add'), exact: true }).click();
  await expect(page.getByText(t('studio:order.nothing'))).toBeVisible();

  const first = await design(page, 'آل منصور');
  await page.keyboard.press('Control+z');
  await expect.poll(() => drawnBoard(board(page))).not.toBe(first);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => drawnBoard(board(page))).toBe(first);
  await page.getByRole('button', { name: t('studio:order.add'), exact: true }).click();
  await expect(page.getByText(t('studio:order.spellingMissing'))).toBeVisible();
  await addToCart(page);

  await page.goto(`/ar${STUDIO}`);
  expect(await design(page, 'آل نصّار')).not.toBe(first);
  await addToCart(page);

  await page.goto('/ar/cart');
  await expect(lineOf(page, 'آل منصور')).toHaveCount(1);
  await expect(lineOf(page, 'آل نصّار')).toHaveCount(1);
  const proof = await proofOf(page, lineOf(page, 'آل منصور'));
  expect(await proofOf(page, lineOf(page, 'آل نصّار'))).not.toBe(proof);

  await page.getByRole('link', { name: t('cart:summary.checkout') }).click();
  await fillAddress(page, 'ar');
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  await page.getByRole('link', { name: t('orders:confirmed.view') }).click();
  await expect(lineOf(page, 'آل منصور')).toHaveCount(1);
  expect(await proofOf(page, lineOf(page, 'آل منصور')), 'the order shows the board that was seen').toBe(
    proof,
  );

  // Ordered again, they are two boards again, and stay two through a login.
  await page.getByRole('button', { name: t('orders:reorder.submit') }).click();
  await expect(page.getByText(t('common:toast.addedToCart')).first()).toBeVisible();
  await logIn(page, SHOPPER, '/cart', 'ar');
  await expect(lineOf(page, 'آل منصور')).toHaveCount(1);
  await expect(lineOf(page, 'آل نصّار')).toHaveCount(1);
  for (const name of ['آل منصور', 'آل نصّار'])
    await lineOf(page, name)
      .getByRole('button', { name: t('cart:line.remove') })
      .click();
});

test('a design changed from the cart replaces its line', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await page.goto(`/ar${STUDIO}`);
  await design(page, 'آل خوري');
  await addToCart(page);
  await page.goto('/ar/cart');
  await lineOf(page, 'آل خوري')
    .getByRole('link', { name: t('cart:line.changeDesign') })
    .click();
  await expect(page.getByLabel('الاسم', { exact: true })).toHaveValue('آل خوري');
  await design(page, 'آل سمعان');
  await page.getByRole('checkbox', { name: t('studio:order.spelling') }).check();
  await page.getByRole('button', { name: t('studio:order.change') }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lineOf(page, 'آل سمعان')).toHaveCount(1);
  await expect(lineOf(page, 'آل خوري')).toHaveCount(0);
});

test('a shared link opens the same board', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await page.goto(`/ar${STUDIO}`);
  const seen = await design(page, 'آل عيسى');
  await page.getByRole('button', { name: t('studio:share.link') }).click();
  const link = await page.getByRole('link', { name: t('product:share.whatsapp') }).getAttribute('href');
  const address = /https?:\/\/\S+$/.exec(new URL(link ?? '').searchParams.get('text') ?? '')?.[0] ?? '';
  const other = await openWindow({ viewport: PHONE });
  await other.goto(new URL(address).pathname + new URL(address).search + new URL(address).hash);
  await expect(other.getByLabel('الاسم', { exact: true })).toHaveValue('آل عيسى');
  await expect.poll(() => drawnBoard(board(other))).toBe(seen);
});
