import type { Page } from '@playwright/test';
import type { startSite as StartSite } from '@/scripts/local/site.mjs';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { OWNER } from '@/tests/e2e/support/people/people';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';

const { BASE_URL: BUILT = '' } = process.env;
/** Above the ports of the shop and its neighbour. */
const DEV_PORT = Number(new URL(BUILT || 'http://localhost:3000').port) + 20;
/** The development server compiles a page on its first request. */
const COMPILES_MS = 180_000;

let dev: Awaited<ReturnType<typeof StartSite>>;

test.beforeAll(async () => {
  test.setTimeout(COMPILES_MS);
  // Playwright compiles what a test imports at its head as CommonJS, which this is not.
  const { startSite } = await import('../../../scripts/local/site.mjs');
  dev = await startSite({ port: DEV_PORT, env: {}, distDir: '.next/same-page', dev: true });
  // What was sold meanwhile is on the built pages only once they are revalidated; a save does that.
  await restoreSetting(await signedIn(OWNER), await storedSetting());
});
test.afterAll(() => dev.stop());

/** In the page: what is there and how it looks, without what a bundler names. */
function look(): string[] {
  const ATTRIBUTES = ['role', 'href', 'alt', 'type', 'lang', 'dir', 'disabled', 'aria-label'];
  const STYLES = [
    ...[
      'display',
      'position',
      'color',
      'background-color',
      'font',
      'line-height',
      'margin',
      'padding',
      'border',
    ],
    ...['border-radius', 'box-shadow', 'opacity', 'visibility', 'grid-template-columns', 'gap', 'transform'],
    ...['z-index', 'overflow', 'text-align', 'cursor', 'content-visibility'],
  ];
  const ownText = (element: Element) =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join(' ');
  return [document.documentElement, ...document.querySelectorAll('body, body *')]
    .filter((element) => !element.closest('script, style, noscript, nextjs-portal, next-route-announcer'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        element.tagName,
        ...ATTRIBUTES.map((name) => `${name}=${element.getAttribute(name) ?? ''}`),
        ownText(element),
        ...STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`),
        [x, y, width, height].map(Math.round).join(' '),
      ].join('|');
    });
}

/** What is there once nothing changes any more for a second. */
async function open(page: Page, address: string): Promise<string[]> {
  // Where a lazy picture is still to come, its stand-in pulsates.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { timeout: COMPILES_MS });
  await page.evaluate(() => document.fonts.ready);
  let [before, now]: string[][] = [[], await page.evaluate(look)];
  while (before?.join() !== now?.join()) {
    await page.waitForTimeout(1_000);
    [before, now] = [now, await page.evaluate(look)];
  }
  return now ?? [];
}

for (const [locale, window, viewport] of WINDOWS)
  test(`development shows what production does (${locale}, ${window})`, async ({ openWindow }) => {
    test.setTimeout(COMPILES_MS);
    const { slug } = await firstProduct();
    const [built, developed] = [await openWindow({ viewport }), await openWindow({ viewport })];
    for (const path of ['/', '/products', `/products/${slug}`, '/cart']) {
      const localized = locale === 'ar' ? `/ar${path}` : path;
      // What comes when idle may not be there yet.
      await expect(async () => {
        const wanted = await open(built, BUILT + localized);
        expect(wanted.length, path).toBeGreaterThan(100);
        const shown = await open(developed, `http://localhost:${DEV_PORT}${localized}`);
        // Playwright takes minutes to print how two such lists differ.
        const isOther = (line: string, at: number) => line !== wanted[at];
        expect(shown.filter(isOther), path).toEqual([]);
        expect(shown.length, path).toBe(wanted.length);
      }).toPass();
    }
  });
