import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { tabTo } from '@/tests/e2e/support/screens/keyboard';
import { settled } from '@/tests/e2e/support/screens/pages';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('en');
/** What is seen around an element belongs to how it looks. */
const RIM = 3;

test('in the shop the system’s own colours tell what is chosen, focused and to be pressed', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/products/olive-branch');
  await settled(page);
  const chip = (index: number) => page.getByRole('radio').nth(index);
  await expectTold(page, chip(0).locator('..'), () => tick(chip(1)));
  await expectEdge(page, page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }));
  await expectEdge(page, page.getByRole('button', { name: t('catalogue:card.add') }).first());
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').first());

  const here = page.getByRole('banner').getByRole('link', { name: t('common:shell.allBoards') });
  await page.goto('/products');
  await expectTold(page, here, () => page.goto('/most-selling'));

  await logIn(page, SHOPPER, '/profile');
  const [shown, other] = ['orders', 'password'].map((tab) =>
    page.getByRole('tab', { name: t(`account:profile.tabs.${tab}`) }),
  ) as [Locator, Locator];
  await shown.click();
  await expectTold(page, shown, () => other.click());
});

test('in the admin the system’s own colours tell what is chosen, focused and to be pressed', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await logIn(page, OWNER, '/admin/orders');
  const sound = page.getByText(t('admin:orders.sound.label')).locator('..');
  await expect(sound).toBeVisible();
  await settled(page);
  const control = sound.locator('[data-part=control]');
  await expectEdge(page, control);
  await expectTold(page, control, () => sound.click());
  const filter = (name: string) =>
    page.getByRole('navigation', { name: t('admin-orders:list.tabs') }).getByRole('link', { name });
  await expectTold(page, filter(t('admin-orders:list.all')), () => filter(t('orders:status.placed')).click());
  const entry = page
    .getByRole('navigation', { name: t('admin:nav.label') })
    .getByRole('link', { name: t('admin:nav.item.orders') });
  await expectTold(page, entry, () => page.goto('/admin/categories'));
  const tab = (name: string) => page.getByRole('tab', { name: t(`admin-categories:tab.${name}`) });
  await expectTold(page, tab('categories'), () => tab('brands').click());

  await page.goto('/admin/products');
  await expectEdge(page, page.getByRole('link', { name: t('admin-catalogue:add') }));
  const menu = page.getByRole('table').getByRole('row').nth(1).getByRole('button').last();
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectTold(page, page.getByRole('menuitem').first(), () => page.keyboard.press('ArrowDown'));
});

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

/** Fails when the element looks the same before and after. */
async function expectTold(page: Page, target: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(page, target);
  await change();
  await expect.poll(async () => (await pictureOf(page, target)).equals(before), String(target)).toBe(false);
}

/** Fails when nothing is seen where the middle of the element's upper edge is. */
async function expectEdge(page: Page, target: Locator): Promise<void> {
  const { data, info } = await sharp(await pictureOf(page, target))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (y: number) =>
    [...data.subarray((y * info.width + (info.width >> 1)) * info.channels).subarray(0, 3)].join();
  const column = Array.from({ length: 2 * RIM }, (_, y) => pixel(y));
  expect(new Set(column).size, `edge of ${String(target)}`).toBeGreaterThan(1);
}

async function pictureOf(page: Page, target: Locator): Promise<Buffer> {
  await target.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = {
    x: Math.floor(x) - RIM,
    y: Math.floor(y) - RIM,
    width: Math.ceil(width) + 2 * RIM,
    height: Math.ceil(height) + 2 * RIM,
  };
  return page.screenshot({ clip });
}

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
