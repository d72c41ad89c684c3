import { quality } from './sizes.json';

/** Of the widths in `sizes.json` those that differ enough to matter. */
const WIDTHS = [64, 128, 256, 384, 640, 828, 1200, 2048];
/** A screen for which a quarter of the largest file is too much is older than the shop. */
const NARROWEST_SHARE = 4;

/** Where next/image's server gives the picture at `address`, `width` pixels wide; one of its widths. */
export const scaled = (address: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=${quality}`;

/**
 * The widths worth offering of a picture of which no screen shows more than `widest` pixels, by default as many as a store's
 * pictures are kept with (`picture.ts`); the last is the largest.
 */
export function widthsUpTo(widest = 2048): readonly number[] {
  const last = WIDTHS.findIndex((width) => width >= widest);
  const enough = last < 0 ? WIDTHS : WIDTHS.slice(0, last + 1);
  return enough.filter((width) => width * NARROWEST_SHARE >= widest);
}
