import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { expect } from '@/tests/e2e/support/shop-test';
import { drawn, turn } from './pages';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds wrong on the page as it is now, by `rules` (or their tags) or all; `where` names it in the report. */
export async function expectNoViolation(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  // What begins to fade while axe looks would be measured halfway as well.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atRest(page);
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    // What passes is not described one by one, which takes a third of axe's time on a full page.
    // axe is in this document alone; asking frames of another origin puts an error on the console.
    const options = { resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) };
    const { violations: found } = await axe.run(document, options);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, rules);
  expect.soft(violations, where).toEqual([]);
}

/** The same of what has opened on the page, which in the dark has its own ground and colours, whatever the language. */
export async function expectOpenedWell(page: Page, locale: Locale, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // In its first frame what fades in is not there for axe, which then asks for what it hides.
  await drawn(page);
  await expectNoViolation(page, `${locale} ${what}`);
  if (locale !== 'en') return;
  await turn(page, 'dark');
  await expectNoViolation(page, `${what} in the dark`, ['color-contrast']);
  await turn(page, 'light');
}

/** Waits for what fades or moves and ends: halfway, a colour is neither of its two, and axe measures what nobody reads. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

interface Axe {
  run(
    root: Document,
    options: { resultTypes: readonly string[]; iframes: boolean; runOnly?: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
