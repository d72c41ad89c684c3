import type { Locator } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { logIn, SHOPPER } from '@/tests/e2e/support/people/people';
import { OWN_ORDER } from '@/tests/e2e/support/screens/page-groups';
import { inLanguage } from '@/tests/e2e/support/screens/pages';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';

for (const locale of LOCALES)
  test(`galleries, toasts and the steps of an order follow the line of reading (${locale})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const page = await openWindow();
    await page.goto(inLanguage('/products/olive-branch', locale));
    const gallery = page.getByRole('region', { name: t('catalogue:product.gallery') });
    await gallery.getByRole('button', { name: t('product:gallery.next') }).click();
    await expectSteps(gallery, locale);
    await gallery
      .getByRole('button', { name: t('product:gallery.enlarge').replace('{{number}}', '2') })
      .click();
    await expectSteps(page.getByRole('dialog'), locale);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
    await expectInOrder(
      locale,
      page.getByText(t('common:toast.addedToCart')),
      page.getByRole('button', { name: t('common:toast.viewCart') }),
    );

    await logIn(page, SHOPPER, `/orders/${OWN_ORDER}`, locale);
    const step = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('orders:status.placed') });
    await expectInOrder(locale, step.locator('svg'), step.getByText(t('orders:status.placed')));
  });

/** Previous is before next, and each arrow points to its own side. */
async function expectSteps(gallery: Locator, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  const [previous, next] = ['previous', 'next'].map((step) =>
    gallery.getByRole('button', { name: t(`product:gallery.${step}`) }),
  ) as [Locator, Locator];
  await expectInOrder(locale, previous, next);
  for (const step of [previous, next])
    await expect(step.locator('svg')).toHaveCSS(
      'transform',
      locale === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
}

async function expectInOrder(locale: Locale, first: Locator, second: Locator): Promise<void> {
  await expect(second).toBeVisible();
  const [before, after] = await Promise.all([first, second].map(middleOf));
  const [start, end] = locale === 'ar' ? [after, before] : [before, after];
  expect(start).toBeLessThan(end ?? 0);
}

async function middleOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 };
  return x + width / 2;
}
