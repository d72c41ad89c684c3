import type { Page } from '@playwright/test';
import { expect } from '../../shop-test';
import type { LayoutFacts } from './in-page';
import { mirrorFaults } from './mirrored';

/** Makes a window of any width one for fingers, so that what they press is as large as they are. */
export async function useFingers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

/** Fails where something overflows the window, is cut off, covers another or leaves unequal space beside it. */
export function expectWhole(
  { overflowing, clipped, overlapping, lopsided }: LayoutFacts,
  where: string,
): void {
  const nothing = { overflowing: [], clipped: [], overlapping: [], lopsided: [] };
  expect.soft({ overflowing, clipped, overlapping, lopsided }, where).toEqual(nothing);
}

/** Fails where a finger misses what it presses, or a phone would zoom into a field. */
export function expectForFingers({ small, zooming }: LayoutFacts, where: string): void {
  expect.soft({ small, zooming }, `${where}: for fingers`).toEqual({ small: [], zooming: [] });
}

export function expectMirrored(english: LayoutFacts, arabic: LayoutFacts, where: string): void {
  expect.soft(mirrorFaults(english, arabic), `${where} is mirrored`).toEqual([]);
}
