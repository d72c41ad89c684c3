import { FRAME_SWATCH } from './frame';

/** The boards in the home page's picture, placed in its pixels. */
export const HERO_BOARDS = [
  { slug: 'patience-is-the-key', x: 190, y: 110, width: 560, frame: FRAME_SWATCH.oak },
  { slug: 'empty-quarter', x: 850, y: 110, width: 420, frame: FRAME_SWATCH.walnut },
  { slug: 'alhambra-octagons', x: 1370, y: 70, width: 370, frame: FRAME_SWATCH.black },
  { slug: 'olive-branch', x: 1370, y: 590, width: 280, frame: FRAME_SWATCH.white },
] as const;

export const HERO_SLUGS: readonly string[] = HERO_BOARDS.map(({ slug }) => slug);
