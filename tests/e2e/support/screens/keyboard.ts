import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things that follow each other. */
const MOST_STOPS = 150;

/** Goes on with Tab (or back) until `target` has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(unseenFocus), 'a focus that nobody sees').toBeNull();
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} was not reached with ${key}.`);
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** What has the focus without showing it: no ring on it or around it, out of the window, or behind a bar. Null when all is well. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const shown = focused.closest('label') ?? focused;
  const near = [
    focused,
    ...(focused.nextElementSibling ? [focused.nextElementSibling] : []),
    shown,
    shown.parentElement,
  ];
  const hasRing = near.some((element) => {
    if (!element) return false;
    // A link that covers its card shows its ring at the card's edge.
    return [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  const box = shown.getBoundingClientRect();
  const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  // A sticky or fixed bar; a toast disappears by itself and does not count.
  const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const bar = middle && !middle.closest('[data-scope=toast]') ? barOf(middle) : null;
  const isCovered = bar && !bar.contains(shown) && !shown.contains(middle);
  return hasRing && isInside && !isCovered ? null : focused.outerHTML.slice(0, 200);

  function barOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    return null;
  }
}

/** Reaches a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Reaches a link or a button and presses it. */
export async function press(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** An open dialog keeps the focus: Tab comes round in it in either direction. */
export async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  for (const key of [
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key);
    expect(
      await dialog.evaluate((element) => element.contains(document.activeElement)),
      'focus in the dialog',
    ).toBe(true);
  }
}
