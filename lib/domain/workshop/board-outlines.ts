import { escapeMarkup } from '@/lib/domain/escape-markup';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import type { Design } from '@/lib/domain/studio/design';
import { millimetres } from '@/lib/domain/studio/path-data';

/** A board as it is printed and cut, read from the drawing that the shopper saw. Millimetres from the trimmed top left. */
export interface BoardOutlines {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  /** `#rrggbb`; it covers the bleed too. */
  readonly background: string;
  /** From the back to the front. */
  readonly paths: readonly { readonly d: string; readonly color: string }[];
}

/** Where `toSvg` begins with what lies on the trimmed board, within its frame. */
const BOARD = / overflow="hidden">(.*)<\/svg><\/svg>$/s;
const PATH = /<path d="([^"]*)" fill="(#[\da-f]{6})"\/>/gi;

/**
 * The outlines in a stored drawing (`toSvg`). Null where it shows more than outlines: pictures of shoppers are private, so
 * browsers cannot print them.
 */
export function boardOutlines(
  svg: string,
  { input, drawing }: Pick<Design, 'input' | 'drawing'>,
): BoardOutlines | null {
  const [, board] = BOARD.exec(svg) ?? [];
  if (board === undefined || board.replace(PATH, '') !== '') return null;
  const all = Array.from(board.matchAll(PATH), ([, d = '', color = '']) => ({ d, color }));
  const [background, ...paths] = all;
  if (!background) return null;
  return {
    widthMm: input.widthMm,
    heightMm: input.heightMm,
    bleedMm: finite(fieldsOf(drawing).bleedMm) ?? 0,
    background: background.color,
    paths,
  };
}

/** The outlines alone, without background and frame, at their true size: for cutting and engraving. */
export function cuttingSvg({ widthMm, heightMm, paths }: BoardOutlines): string {
  const [width, height] = [millimetres(widthMm), millimetres(heightMm)];
  const drawn = paths.map(({ d, color }) => `<path d="${d}" fill="${escapeMarkup(color)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}
