import { firstProduct } from '@/tests/e2e/support/catalogue';
import { goToReviewForm } from '@/tests/e2e/support/orders/shopping';
import { logIn, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

for (const locale of ['en', 'ar'] as const) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`the contact form says what is missing, then sends once (${locale})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport: PHONE });
    await page.goto(`${prefix}/contact-us`);
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: t('content:contact.submit'), exact: true });
    await submit.click();
    for (const key of ['name.required', 'email.required', 'comments.required'])
      await expect(main.getByText(t(`errors:field.${key}`))).toBeVisible();
    await expect(main.getByText(t('common:footer.hours'))).toBeVisible();

    await main.getByLabel(t('content:contact.fullName')).fill('  Layla Haddad ');
    await main.getByLabel(t('content:contact.email')).fill('layla@example.com');
    await main.getByLabel(t('content:contact.comments')).fill('هل الإطار من البلوط؟ 🙂');
    await submit.dblclick();
    await expect(page.getByText(t('content:contact.done'))).toHaveCount(1);
    await expect(main.getByLabel(t('content:contact.comments'))).toHaveValue('');
  });

  test(`the footer names the year and leads to the store's own pages (${locale})`, async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto(prefix || '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(String(new Date().getFullYear()));
    for (const [link, title] of [
      ['aboutUs', 'aboutUs'],
      ['privacyPolicy', 'privacyPolicy'],
      ['terms', 'termsConditions'],
    ]) {
      await footer.getByRole('link', { name: t(`common:footer.${link}`), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`content:page.${title}`));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
    }
  });
}

test("a shopper's review is on another visitor's open page at once", async ({ openWindow }) => {
  const t = textsOf('en');
  const { slug } = await firstProduct();
  const visitor = await openWindow();
  await visitor.goto(`/products/${slug}`);
  const page = await openWindow();
  await logIn(page, SHOPPER, `/products/${slug}`);
  const submit = page.getByRole('button', { name: t('review-form:submit') });
  await goToReviewForm(page);
  await submit.click();
  for (const key of ['rating', 'reviewTitle', 'comment'])
    await expect(page.getByText(t(`errors:field.${key}.required`))).toBeVisible();

  const rating = page.getByRole('radiogroup', { name: t('review-form:rating') });
  await tick(rating.getByRole('radio', { name: '4' }));
  const title = `Calm wall ${Date.now()}`;
  await page.getByLabel(t('review-form:titleField'), { exact: true }).fill(title);
  await page.getByLabel(t('review-form:comment'), { exact: true }).fill('It glows in the evening.');
  await submit.click();
  await expect(page.getByText(t('review-form:done'))).toBeVisible();
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
});
