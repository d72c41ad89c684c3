import type { Look } from './look';

/**
 * A look as words such as `corners-round`, which a page has in `data-look` of `<html>`; the theme has rules for those that are no
 * defaults. Every page of the shop loads this, so it knows no lists.
 */
export const lookWords = (look: Look): string =>
  Object.entries(look)
    .map(([field, choice]) => `${field}-${choice}`)
    .join(' ');
