import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';

export const inLanguage = (path: string, locale: Locale) =>
  locale === 'ar' ? `/ar${path === '/' ? '' : path}` : path;

/** Opens a page and waits until it shows what it is about, in its frames too, and no longer changes. */
export async function openSettled(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(inLanguage(path, locale));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await settled(page);
  for (const frame of page.frames())
    await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Until the page is hydrated, fonts are there, nothing says that it is busy, and it stayed as it is for a moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('header button:disabled')).toHaveCount(0);
  await page.evaluate(async () => {
    const QUIET_MS = 250;
    const PATIENCE_MS = 5_000;
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      const done = () => {
        observer.disconnect();
        clearTimeout(quiet);
        clearTimeout(patience);
        resolve();
      };
      const whenQuiet = () => (document.querySelector('[aria-busy="true"]') ? undefined : done());
      let quiet = setTimeout(whenQuiet, QUIET_MS);
      const observer = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(whenQuiet, QUIET_MS);
      });
      const patience = setTimeout(done, PATIENCE_MS);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  });
}

/** Gives the window a width and waits until the page is laid out for it. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Until what was changed is on the screen, and a transition of no length over. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Switches the page as its button does; a colour on its way into the dark would be neither of the two. */
export async function turn(page: Page, to: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(mode);
    document.documentElement.style.colorScheme = mode;
  }, to);
  await drawn(page);
}
