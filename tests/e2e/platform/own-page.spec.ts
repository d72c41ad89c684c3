import { LOCALES } from '@/lib/domain/locale';
import { expect, test } from '@/tests/e2e/support/shop-test';

/** The page of the demo store, by its slug in each language. */
const PATHS = { en: '/pages/ramadan', ar: `/ar/pages/${encodeURIComponent('رمضان')}` } as const;

for (const locale of LOCALES)
  test(`a page of sections is read, compared and left for the other language (${locale})`, async ({
    page,
  }) => {
    const other = locale === 'en' ? 'ar' : 'en';
    await page.goto(PATHS[locale]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const language of LOCALES)
      await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute(
        'href',
        new RegExp(`${PATHS[language]}$`),
      );
    const questions = page.locator('details');
    await questions.first().locator('summary').click();
    await expect(questions.first().locator('p')).toBeVisible();
    const slider = page.getByRole('slider');
    await slider.focus();
    await slider.press('Home');
    await expect(slider).toHaveValue('0');

    await page.getByRole('banner').locator('form button[type="submit"]').last().click();
    await expect(page).toHaveURL(new RegExp(`${PATHS[other]}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

test('the slug of the other language answers 308 to the present address', async ({ request }) => {
  const answer = await request.get('/ar/pages/ramadan', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe(PATHS.ar);
  expect((await request.get('/pages/no-such-page')).status()).toBe(404);
});
