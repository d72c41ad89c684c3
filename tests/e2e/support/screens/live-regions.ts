import type { Page } from '@playwright/test';

/** Records from now on what a screen reader would announce; `heard` reads it. */
export const listen = (page: Page): Promise<void> => page.evaluate(writeDownChanges);

export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { toldAloud: string[] }).toldAloud);

/** A live region announces changes only when it was in the page before them. */
function writeDownChanges(): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
  const told: string[] = [];
  Object.assign(window, { toldAloud: told });
  const regions = () => new Set(document.querySelectorAll(LIVE));
  let known = regions();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      for (let region = changed?.closest(LIVE); region; region = region.parentElement?.closest(LIVE))
        if (known.has(region)) told.push(region.textContent.trim());
    }
    known = regions();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
