import type { Page } from '@playwright/test';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test, WINDOWS } from '@/tests/e2e/support/shop-test';

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`a shopper goes from the categories down to a sub-category and up again (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await page.goto(`${prefix}/categories`);
    const main = page.getByRole('main');
    const tile = main.getByRole('article').first();
    const category = (await tile.getByRole('heading').textContent()) ?? '';
    await tile.getByRole('link', { name: category }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(category);
    const whole = await cards(page).count();

    const chip = main.locator('nav li a:not([aria-current])').last();
    const sub = (await chip.textContent()) ?? '';
    await chip.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(sub);
    expect(await cards(page).count()).toBeLessThan(whole);

    await main.getByRole('combobox', { name: t('catalogue:sort.label') }).selectOption('price-asc');
    await expect(page).toHaveURL(/\/categories\/[^/]+\/[^/]+\?sort=price-asc$/);
    await main.getByRole('button', { name: t('catalogue:filters.clear') }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/products` && url.search === '');
  });

  test(`the most selling boards fill more than one page (${locale}, ${name})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport });
    await page.goto(`${prefix}/most-selling`);
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: t('catalogue:pager.next') }).click();
    await expect(page).toHaveURL(/\/most-selling\?page=2&after=/);
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  });

  test(`a category that does not exist is said to be missing (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await page.goto(`${prefix}/categories/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:empty.category'));
    await page.goto(`${prefix}/categories/quotes/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:empty.subCategory'));
  });
}

test('suggestions are walked with the arrow keys, chosen with Enter and put away with Escape', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  const field = page.getByRole('searchbox', { name: 'Search' });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await typeInto(page, 'oliv');
  await expect(options.filter({ hasText: 'Olive Branch' })).toBeVisible();
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('oliv');

  await typeInto(page, 'olvie branch');
  await expect(options.first()).toContainText('Olive Branch');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olive Branch');
});

test('on a phone a mistyped Arabic word is suggested for and listed', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await page.goto('/ar');
  await typeInto(page, 'الصبرر');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'الصبر مفتاح الفرج' })).toBeVisible();
  await options.last().tap();
  await expect(page).toHaveURL(/\/ar\/products\?q=/);
  await expect(cards(page).filter({ hasText: 'الصبر مفتاح الفرج' })).toBeVisible();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function typeInto(page: Page, words: string): Promise<void> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await field.pressSequentially(words);
}
