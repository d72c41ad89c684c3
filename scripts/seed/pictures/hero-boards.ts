import { FRAME_SWATCH } from './frame';

/** The boards that hang in the picture of the home page, in its pixels. */
export const HERO_BOARDS = [
  { slug: 'patience-is-the-key', x: 1000, y: 150, width: 330, frame: FRAME_SWATCH.oak },
  { slug: 'empty-quarter', x: 1390, y: 90, width: 270, frame: FRAME_SWATCH.walnut },
  { slug: 'alhambra-octagons', x: 1390, y: 500, width: 270, frame: FRAME_SWATCH.black },
  { slug: 'olive-branch', x: 1720, y: 230, width: 230, frame: FRAME_SWATCH.white },
] as const;

export const HERO_SLUGS: readonly string[] = HERO_BOARDS.map(({ slug }) => slug);
