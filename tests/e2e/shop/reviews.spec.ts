import type { Page } from '@playwright/test';
import { REVIEW_PAGE_SIZE } from '@/lib/domain/reviews/review-list';
import { paths } from '@/lib/paths';
import { signedUp } from '@/tests/e2e/support/backend';
import { productBySlug } from '@/tests/e2e/support/catalogue';
import { goToReviewForm } from '@/tests/e2e/support/orders/shopping';
import { PASSWORD, sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

/** A board of the seed that no other test counts on. */
const SLUG = 'broad-leaves';
const BOARD = paths.product(SLUG);
const WRITERS = 12;

test('many reviews are sorted, narrowed by stars and read page by page', async ({ openWindow }) => {
  const t = textsOf('en');
  const { id: productId } = await productBySlug(SLUG);
  const run = Date.now();
  for (let n = 1; n <= WRITERS; n += 1)
    await (
      await signedUp(`reviewer-${run}-${n}@example.com`)
    ).call('submitReview', {
      storeId: 'demo',
      productId,
      name: `Reviewer ${n}`,
      email: `reviewer-${run}-${n}@example.com`,
      rating: n === 1 ? 1 : 5,
      title: `${run} number ${n}`,
      comment: 'It hangs well.',
    });
  const { ratingCount, ratingCounts } = await productBySlug(SLUG);

  const page = await openWindow();
  await page.goto(BOARD);
  const titles = reviewTitles(page);
  await expect(titles.first()).toHaveText(`${run} number ${WRITERS}`);
  await expect(titles).toHaveCount(REVIEW_PAGE_SIZE);
  await more(page).click();
  await expect(titles).toHaveCount(Math.min(ratingCount, 2 * REVIEW_PAGE_SIZE));

  const sort = page.getByRole('combobox', { name: t('product:reviews.sort') });
  await sort.selectOption('lowest');
  await expect(region(page).getByRole('img', { name: 'Rated 1 of 5' }).first()).toBeVisible();
  await sort.selectOption('highest');
  await expect(titles.first()).toHaveText(`${run} number ${WRITERS}`);

  const oneStar = region(page).getByRole('button', { name: /^1 star\b/ });
  await oneStar.click();
  await expect(oneStar).toHaveAttribute('aria-pressed', 'true');
  await expect(titles).toHaveCount(Math.min(ratingCounts[1], REVIEW_PAGE_SIZE));
  await region(page)
    .getByRole('button', { name: t('product:reviews.all') })
    .click();
  await expect(titles).toHaveCount(REVIEW_PAGE_SIZE);
});

test('what was typed waits for the login, and a sent review is in the form again (ar, phone)', async ({
  openWindow,
}) => {
  const t = textsOf('ar');
  const email = `writer-${Date.now()}@example.com`;
  await signedUp(email);
  const page = await openWindow({ viewport: PHONE });
  await page.goto(`/ar${BOARD}`);
  const comment = page.getByLabel(t('review-form:comment'), { exact: true });
  await goToReviewForm(page);
  await comment.fill('لوحة هادئة 🙂');
  await page.getByRole('link', { name: t('review-form:loginLink') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:login.title'));
  await sendAccount(page, { email, password: PASSWORD }, 'ar');
  await expect(page).toHaveURL((url) => url.pathname === `/ar${BOARD}`);
  await goToReviewForm(page);
  await expect(comment).toHaveValue('لوحة هادئة 🙂');

  await page.getByLabel(t('review-form:name'), { exact: true }).fill('ليلى حدّاد');
  const title = `هدوء ${Date.now()}`;
  await page.getByLabel(t('review-form:titleField'), { exact: true }).fill(title);
  const rating = page.getByRole('radiogroup', { name: t('review-form:rating') });
  await tick(rating.getByRole('radio').nth(3));
  await page.getByRole('button', { name: t('review-form:submit') }).click();
  await expect(page.getByText(t('review-form:done'))).toBeVisible();
  await expect(region(page).getByRole('heading', { name: title })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await goToReviewForm(page);
  await expect(page.getByRole('heading', { name: t('review-form:edit') })).toBeVisible();
  await expect(comment).toHaveValue('لوحة هادئة 🙂');
  await expect(rating.getByRole('radio').nth(3)).toBeChecked();
  await comment.fill('لوحة هادئة حقًا');
  await page.getByRole('button', { name: t('review-form:submit') }).click();
  await expect(region(page).getByText('لوحة هادئة حقًا', { exact: true }).first()).toBeVisible();
});

const region = (page: Page) => page.locator('#reviews');
const reviewTitles = (page: Page) => region(page).getByRole('listitem').getByRole('heading', { level: 3 });
const more = (page: Page) =>
  region(page).getByRole('button', { name: textsOf('en')('product:reviews.more') });
