import type { Page } from '@playwright/test';
import { firstProduct } from './support/catalogue';
import { DESKTOP, expect, PHONE, test } from './support/shop-test';

const SCRIPTS = '**/_next/static/chunks/*.js';
const WHOLE_SHEETS = '**/_next/static/chunks/*.css';

/** What is in view and how it looks, without what is drawn later. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[data-later], script, style, noscript'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.top < innerHeight)
      .map(({ element, box }) => {
        const { color, backgroundColor, font, padding, borderRadius, visibility } = getComputedStyle(element);
        // What holds something that is drawn later may end elsewhere.
        const place = [box.x, box.y, box.width, Math.min(box.bottom, innerHeight)].map(Math.round).join(' ');
        return `${element.tagName} ${element.className} ${place} ${color} ${backgroundColor} ${font} ${padding} ${borderRadius} ${visibility}`;
      }),
  );

/** Where the first picture, or else the page's content, is in the first frame and in the next. */
const places = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen = document.querySelector('#first-picture') ?? document.querySelector('main');
    // Content is higher with all that stands in it.
    const place = () => {
      const { x, y, width } = seen?.getBoundingClientRect() ?? {};
      return { x, y, width };
    };
    const inNext = place();
    Object.assign(root.dataset, { first: '', early: '' });
    const inFirst = place();
    delete root.dataset.first;
    delete root.dataset.early;
    return { inFirst, inNext };
  });

for (const [locale, window, viewport] of [
  ['en', 'phone', PHONE],
  ['ar', 'phone', PHONE],
  ['en', 'desktop', DESKTOP],
] as const)
  test(`the first sheet draws what the whole ones do (${locale}, ${window})`, async ({ openWindow }) => {
    const { slug } = await firstProduct();
    for (const path of [
      '/',
      '/products',
      `/products/${slug}`,
      '/cart',
      '/categories',
      '/login',
      '/checkout',
    ]) {
      const page = await openWindow({ viewport });
      await page.route(SCRIPTS, () => {});
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(WHOLE_SHEETS, async (route) => {
        await released;
        await route.fallback();
      });
      // By then the first frame is painted.
      const asked = page.waitForRequest(WHOLE_SHEETS);
      await page.goto(locale === 'ar' ? `/ar${path}` : path, { waitUntil: 'commit' });
      await asked;
      // Around its first picture a page draws the rest a frame or two later, and asks for the faces of that.
      await page.locator('html:not([data-early])').waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.evaluate(() => document.fonts.ready);
      const first = await look(page);
      const { inFirst, inNext } = await places(page);
      expect(inFirst, path).toEqual(inNext);
      release();
      await page.locator('html[data-styled]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await look(page), path).toEqual(first);
      expect(first.length, path).toBeGreaterThan(20);
      await page.close();
    }
  });

test('the first picture is drawn in the first frame, and what stands around it in the next ones', async ({
  openWindow,
}) => {
  const { slug } = await firstProduct();
  const page = await openWindow({ viewport: PHONE });
  await page.addInitScript(() => {
    const drawn = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
    requestAnimationFrame(() => {
      const around = [
        'header a',
        'footer p',
        '[data-second=all] h1',
        'main select',
        'article h2',
        'main ul button img',
      ];
      Object.assign(window, { inFirstFrame: ['#first-picture', ...around].filter(drawn) });
    });
  });
  // Of the newest boards the first may be one without a picture, which another test made; sellers have theirs.
  for (const path of [`/products/${slug}`, '/most-selling']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(await page.evaluate(() => (window as { inFirstFrame?: unknown }).inFirstFrame)).toEqual([
      '#first-picture',
    ]);
  }
});

test('a page begins in the colours that were chosen, before its scripts are there', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Color mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.route(SCRIPTS, () => {});
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('without scripts a page has its whole sheets, and what is drawn later stands there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const section = page.locator('[data-later]').first();
  await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
  await context.close();
});

test('a tab that nobody looks at has its scripts all the same', async ({ openWindow }) => {
  const page = await openWindow();
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await expect(page.locator('html[data-styled]')).toBeAttached();
  await expect(page.locator('script[src*="/_next/static/chunks/"]')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart' })).toBeVisible();
});
