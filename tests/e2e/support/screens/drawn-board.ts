import type { Locator } from '@playwright/test';

/** The SVG that the studio's board shows, in the bytes that are hashed. */
export const drawnBoard = (board: Locator): Promise<string> =>
  board.evaluate(({ firstElementChild: svg }) => (svg ? new XMLSerializer().serializeToString(svg) : ''));
