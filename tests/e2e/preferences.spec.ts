import { settled } from './support/pages';
import { logIn, OWNER } from './support/people';
import { expect, test } from './support/shop-test';
import { textsOf } from './support/texts';

const t = textsOf('en');

test('with reduced motion nothing moves, turns or breathes', async ({ openWindow }) => {
  const page = await openWindow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products/olive-branch');
  await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
  await page.goto('/categories');
  await settled(page);
  expect(await page.evaluate(moving)).toEqual([]);
  await logIn(page, OWNER, '/admin/products');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('button').last().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});

/** What takes longer than a moment to change, or changes without an end. Runs in the page. */
function moving(): string[] {
  const MOMENT_S = 0.002;
  const isLong = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) > MOMENT_S);
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationDuration, animationIterationCount, scrollBehavior } =
        getComputedStyle(element, part);
      const moves =
        isLong(transitionDuration) ||
        isLong(animationDuration) ||
        animationIterationCount.includes('infinite') ||
        scrollBehavior === 'smooth';
      return moves ? [`${element.outerHTML.slice(0, 100)} ${part ?? ''}`] : [];
    }),
  );
}
