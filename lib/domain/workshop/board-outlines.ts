import { escapeMarkup } from '@/lib/domain/escape-markup';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { millimetres } from '@/lib/domain/studio/board/path-data';
import type { ScenePicture } from '@/lib/domain/studio/board/scene';
import { pictureSvg } from '@/lib/domain/studio/board/to-svg';
import type { Design } from '@/lib/domain/studio/design/design';

/** A shopper's picture for print: `placed` is the whole picture, `clip` its shape. */
export type BoardPicture = Pick<ScenePicture, 'kind' | 'clip' | 'placed' | 'fieldId'>;

interface BoardPath {
  readonly kind: 'path';
  readonly d: string;
  readonly color: string;
}

/**
 * A board for print and cutting, parsed from the drawing that the shopper saw. Millimetres from the trimmed top left.
 */
export interface BoardOutlines {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  /** `#rrggbb`; also covers the bleed. */
  readonly background: string;
  /** From back to front. */
  readonly items: readonly (BoardPath | BoardPicture)[];
}

/** The JPEGs of a board in base64, by field. */
export type BoardPictures = ReadonlyMap<string, string>;

/** The start of the trimmed board, inside its frame, in `toSvg`'s output. */
const BOARD = / overflow="hidden">(.*)<\/svg><\/svg>$/s;
const PATH = '<path d="(?<d>[^"]*)" fill="(?<color>#[\\da-f]{6})"/>';
const side = (name: string) => `${name}="(?<${name}>-?[\\d.]+)"`;
const PICTURE =
  '<clipPath id="(?<id>[^"]*)"><path d="(?<clip>[^"]*)"/></clipPath><g clip-path="url\\(#\\k<id>\\)">' +
  `<image ${['x', 'y', 'width', 'height'].map(side).join(' ')} preserveAspectRatio="none" ` +
  'href="picture:(?<path>[^"]*)"/></g>';
const ITEM = new RegExp(`${PATH}|${PICTURE}`, 'gi');

/**
 * Parses a stored drawing (`toSvg`), without its frame. Null when it contains anything but outlines and the design's
 * pictures.
 */
export function boardOutlines(
  svg: string,
  { input, drawing }: Pick<Design, 'input' | 'drawing'>,
): BoardOutlines | null {
  const [, board] = BOARD.exec(svg) ?? [];
  if (board === undefined || board.replace(ITEM, '') !== '') return null;
  const fieldOf = new Map(Object.entries(input.pictures).map(([field, { path }]) => [path, field]));
  const all = Array.from(board.matchAll(ITEM), ({ groups = {} }) => itemOf(groups, fieldOf));
  const [background, ...rest] = all;
  const items = rest.filter((item) => item !== null);
  if (background?.kind !== 'path' || items.length < rest.length) return null;
  return {
    widthMm: input.widthMm,
    heightMm: input.heightMm,
    bleedMm: finite(fieldsOf(drawing).bleedMm) ?? 0,
    background: background.color,
    items,
  };
}

/** Null for a picture that is not the design's. */
function itemOf(
  { d, color, clip = '', path = '', ...sides }: Readonly<Record<string, string | undefined>>,
  fieldOf: ReadonlyMap<string, string>,
): BoardPath | BoardPicture | null {
  if (d !== undefined && color !== undefined) return { kind: 'path', d, color };
  const fieldId = fieldOf.get(decodeURIComponent(path));
  if (fieldId === undefined) return null;
  const [x, y, width, height] = [sides.x, sides.y, sides.width, sides.height].map(Number) as Quad;
  return { kind: 'picture', clip, placed: { x, y, width, height }, fieldId };
}

type Quad = [number, number, number, number];

/** The fields whose pictures a board shows. */
export const picturesOn = ({ items }: BoardOutlines): string[] => [
  ...new Set(items.flatMap((item) => (item.kind === 'picture' ? [item.fieldId] : []))),
];

/** Outlines and pictures at true size, without background and frame: for cutting and engraving. */
export function cuttingSvg({ widthMm, heightMm, items }: BoardOutlines, pictures: BoardPictures): string {
  const [width, height] = [millimetres(widthMm), millimetres(heightMm)];
  const drawn = items.map((item) =>
    item.kind === 'path'
      ? `<path d="${item.d}" fill="${escapeMarkup(item.color)}"/>`
      : pictureSvg(item, `data:image/jpeg;base64,${pictures.get(item.fieldId) ?? ''}`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
