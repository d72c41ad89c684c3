import type { Locator, Page } from '@playwright/test';
import { expectNoViolation } from '@/tests/e2e/support/screens/axe';
import { settled } from '@/tests/e2e/support/screens/pages';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { DESKTOP, expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const LANGUAGES = [
  ['en', '', 'Oak', 'White'],
  ['ar', '/ar', 'بلوط', 'أبيض'],
] as const;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
/** What the list says it holds, as a number. */
const total = async (page: Page) => {
  const status = main(page).getByRole('status').filter({ hasText: /\d/ });
  return Number(/\d+/.exec((await status.first().textContent()) ?? '')?.[0]);
};
const numberOf = async (locator: Locator) => Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0]);

for (const [locale, prefix, oak, white] of LANGUAGES) {
  const t = textsOf(locale);
  const filters = (page: Page) => page.getByRole('group', { name: t('catalogue:filters.label') });
  const menu = (page: Page, name: string) =>
    filters(page).getByRole('button', { name: t(`catalogue:${name}`) });

  test(`the numbers beside the values are what the list then holds (${locale}, desktop)`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: DESKTOP });
    await page.goto(`${prefix}/products`);
    await menu(page, 'filters.color').click();
    const inOak = await numberOf(page.locator('label', { hasText: oak }));
    await page.getByRole('checkbox', { name: oak }).check();
    await expect(page).toHaveURL(/\?color=oak$/);
    await expect.poll(() => total(page)).toBe(inOak);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: oak })).toHaveCount(0);
    await filters(page).getByLabel(t('catalogue:filters.stock')).check();
    await menu(page, 'filters.size').click();
    const small = page.locator('label', { hasText: 'A4' });
    await expect(small).toContainText(/\d+$/);
    const inSmall = await numberOf(small.locator('span').last());
    // In Arabic behind a mark that keeps the name's order.
    await page.getByRole('checkbox', { name: /^\u200f?A4/ }).check();
    await expect(page).toHaveURL(/color=oak&size=a4&stock=1$/);
    await expect.poll(() => total(page)).toBe(inSmall);

    const chips = page.getByRole('list', { name: t('catalogue:filters.active') });
    await expect(chips.getByRole('button')).toHaveCount(3);
    await chips.getByRole('button', { name: oak }).click();
    await expect(page).toHaveURL(/\?size=a4&stock=1$/);
    await expect(chips.getByRole('button').first()).toBeFocused();
    await main(page)
      .getByRole('button', { name: t('catalogue:filters.clear') })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/products` && url.search === '');
    await expect(filters(page).getByLabel(t('catalogue:filters.maximum'))).toHaveValue('10000');
  });

  test(`a sheet on the phone counts while one chooses and lists when told (${locale})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: PHONE });
    await page.goto(`${prefix}/products`);
    const opener = main(page).getByRole('button', { name: t('catalogue:filters.label'), exact: true });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: t('catalogue:filters.label') });
    await expect(sheet).toHaveCSS('height', `${PHONE.height}px`);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.tap();
    const answer = sheet.getByRole('status');
    const whole = await numberOf(answer);
    await sheet.getByText(t('catalogue:filters.color')).first().tap();
    await sheet.getByRole('checkbox', { name: white }).check();
    await expect.poll(() => numberOf(answer)).toBeLessThan(whole);
    const chosen = await numberOf(answer);
    await expect(page).toHaveURL((url) => url.search === '');
    await expectNoViolation(page, `${locale} filter sheet`);

    await answer.tap();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\?color=white$/);
    await expect.poll(() => total(page)).toBe(chosen);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect.poll(() => total(page)).toBe(whole);
  });
}

test('the keyboard stays in the sheet', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await page.goto('/products');
  await main(page).getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    const isOutside = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && !at?.closest('dialog');
      });
    expect(await isOutside()).toBe(false);
  }
});

test('coming back from a board finds the list as it was left, and its address works elsewhere', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/brand=[\w-]+&sort=price-asc$/);
  const shared = page.url();
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);
  const title = (await last.getByRole('heading').textContent()) ?? '';
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(last.getByRole('heading')).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2);

  const friend = await openWindow();
  await friend.goto(shared);
  await expect(cards(friend).last().getByRole('heading')).toHaveText(title);
  await expect(friend.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc');
});

test('a page deep in the list is found by its link, with and without its cursor', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/products?sort=price-asc');
  // Until it is hydrated the page is the whole list, as it was built (decision 070).
  await settled(page);
  const next = page.getByRole('link', { name: 'Next' });
  await next.click();
  await expect(page).toHaveURL(/page=2&after=/);
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await next.click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  const titles = () => cards(page).getByRole('heading').allTextContents();
  const third = await titles();
  for (const address of [page.url(), '/products?sort=price-asc&page=3']) {
    await page.goto('/cart');
    await page.goto(address);
    await expect.poll(titles).toEqual(third);
  }
});

test('nonsense in the address never breaks a list', async ({ openWindow }) => {
  const page = await openWindow();
  const nonsense = [
    '?page=-1&min=1%262&max=-5&sort=%00&color=%2C%2C&size=%F0%9F%98%80',
    `?q=${encodeURIComponent('\u202e\u200b🙂')}&brand=../..&after=~~~&page=2`,
    `?color=${'x'.repeat(5000)}&rated=9&stock=maybe&category[]=a&sub=b`,
    '?page=2&after=NaN~1e9~__id__&sort=newest&sort=trending',
  ];
  for (const query of nonsense) {
    await page.goto(`/products${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('a search with no answer offers ways on, and an answer may be narrowed', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/products?q=xylophone&stock=1');
  await expect(main(page).getByText('Product Not Found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Boards you might like' }).getByRole('article')).toHaveCount(
    4,
  );
  await main(page).getByRole('button', { name: 'Show all boards' }).click();
  // Sixty of the seed, and what other tests put on sale.
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(60);

  await page.goto('/products?q=frame');
  const found = await total(page);
  await filtersOf(page).getByRole('button', { name: 'Color' }).click();
  await page.getByRole('checkbox', { name: 'Walnut' }).check();
  await expect.poll(() => total(page)).toBeLessThan(found);
});

const filtersOf = (page: Page) => page.getByRole('group', { name: 'Filters' });
