/** Micrometres: finer than any printer, and the same digits in every engine. */
const PER_MM = 1000;

/**
 * `.001` to `.999` without trailing zeros, precomputed: a verse has ten thousand coordinates, and formatting numbers is
 * slow.
 */
const FRACTIONS = Array.from({ length: PER_MM }, (_, thousandths) =>
  thousandths === 0 ? '' : `.${String(thousandths).padStart(3, '0').replace(/0+$/, '')}`,
);

/** Formats a coordinate in millimetres for path data. */
export function millimetres(value: number): string {
  const all = Math.round(value * PER_MM);
  const size = all < 0 ? -all : all;
  const fraction = size % PER_MM;
  const written = (size - fraction) / PER_MM + (FRACTIONS[fraction] ?? '');
  return all < 0 ? `-${written}` : written;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): string => `${millimetres(x)} ${millimetres(y)}`;

export const polygon = (points: readonly Point[]): string =>
  points.length > 0 ? `M${points.map(({ x, y }) => point(x, y)).join('L')}Z` : '';

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${point(x, y)}H${millimetres(x + width)}V${millimetres(y + height)}H${millimetres(x)}Z`;

/** Control points of a quarter circle, as a share of its radius. */
const QUARTER = 0.5522847498;

/** Clockwise on the page; `hole` reverses it, so that it cuts a hole into the surrounding shape. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, hole = false): string {
  const kx = rx * QUARTER;
  const ky = (hole ? -ry : ry) * QUARTER;
  const y = hole ? -ry : ry;
  return (
    `M${point(cx + rx, cy)}C${point(cx + rx, cy + ky)} ${point(cx + kx, cy + y)} ${point(cx, cy + y)}` +
    `C${point(cx - kx, cy + y)} ${point(cx - rx, cy + ky)} ${point(cx - rx, cy)}` +
    `C${point(cx - rx, cy - ky)} ${point(cx - kx, cy - y)} ${point(cx, cy - y)}` +
    `C${point(cx + kx, cy - y)} ${point(cx + rx, cy - ky)} ${point(cx + rx, cy)}Z`
  );
}
