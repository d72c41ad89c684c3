import type { Point } from '@/lib/domain/studio/board/path-data';
import { polygon } from '@/lib/domain/studio/board/path-data';

/** Sine by its series, in degrees: engines' `Math.sin` may differ in the last digit, which would change the hash. */
export function sine(degrees: number): number {
  const turned = (((degrees % 360) + 540) % 360) - 180;
  const folded = turned > 90 ? 180 - turned : turned < -90 ? -180 - turned : turned;
  const x = (folded * 3.141592653589793) / 180;
  const square = x * x;
  let term = x;
  let sum = x;
  for (let n = 1; n <= 11; n += 1) {
    term *= -square / (2 * n * (2 * n + 1));
    sum += term;
  }
  return sum;
}

export const cosine = (degrees: number): number => sine(degrees + 90);

export const at = (x: number, y: number): Point => ({ x, y });

/** Polar coordinates around the centre; 0° points right and angles go clockwise, as on a page. */
export const polar = (centre: Point, radius: number, degrees: number): Point =>
  at(centre.x + radius * cosine(degrees), centre.y + radius * sine(degrees));

export const plus = (a: Point, b: Point, share = 1): Point => at(a.x + b.x * share, a.y + b.y * share);
export const between = (a: Point, b: Point, share: number): Point =>
  at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

const length = (p: Point): number => Math.sqrt(p.x * p.x + p.y * p.y);

/** The direction from `a` to `b`, rotated by 90°. */
function normal(a: Point, b: Point): Point {
  const d = at(b.x - a.x, b.y - a.y);
  const size = length(d) || 1;
  return at(-d.y / size, d.x / size);
}

/** The miter limit: sharper corners are cut off. */
const LONGEST_MITRE = 4;

/** Offsets each point sideways, with mitered corners. */
function moved(points: readonly Point[], offset: number, closed: boolean): Point[] {
  return points.map((p, i) => {
    const before = points[i - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[i + 1] ?? (closed ? points[0] : undefined);
    const first = before ? normal(before, p) : after ? normal(p, after) : at(0, 0);
    const second = after ? normal(p, after) : first;
    const sum = plus(first, second);
    const dot = sum.x * sum.x + sum.y * sum.y;
    const mitre = dot > 0 ? Math.min(2 / dot, LONGEST_MITRE) : 1;
    return plus(p, sum, offset * mitre);
  });
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const next = points[(i + 1) % points.length] ?? p;
    return sum + p.x * next.y - next.x * p.y;
  }, 0);

/** Clockwise on the page, so that overlapping shapes merge under the non-zero rule. */
export const solid = (points: readonly Point[]): string =>
  polygon(area(points) < 0 ? [...points].reverse() : points);

const hole = (points: readonly Point[]): string => polygon(area(points) > 0 ? [...points].reverse() : points);

/** The outline of a stroke of `width`. */
export const line = (points: readonly Point[], width: number): string =>
  solid([...moved(points, width / 2, false), ...moved(points, -width / 2, false).reverse()]);

/** The outline of a closed stroke, with a hole. */
export const ring = (points: readonly Point[], width: number): string => {
  const sides = [moved(points, width / 2, true), moved(points, -width / 2, true)];
  const [outer = [], inner = []] = sides.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  return solid(outer) + hole(inner);
};

/** A cubic curve as points. */
export function curve(a: Point, b: Point, c: Point, d: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    return at(
      w[0] * a.x + w[1] * b.x + w[2] * c.x + w[3] * d.x,
      w[0] * a.y + w[1] * b.y + w[2] * c.y + w[3] * d.y,
    );
  });
}

export const arc = (centre: Point, radius: number, from: number, to: number, steps = 48): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => polar(centre, radius, from + ((to - from) * i) / steps));

/** A leaf from `root` along `degrees`, `fullness` of its length wide on each side. */
export function leaf(root: Point, size: number, degrees: number, fullness = 0.2): string {
  const tip = polar(root, size, degrees);
  const side = (turn: number) => polar(between(root, tip, 0.42), size * fullness * 1.35, degrees + turn);
  return solid([
    ...curve(root, between(root, side(90), 0.75), side(90), tip, 14),
    ...curve(tip, side(-90), between(root, side(-90), 0.75), root, 14).slice(1, -1),
  ]);
}

/** The outline of a star with `points` rays. */
export const star = (centre: Point, outer: number, inner: number, points: number, turn = -90): Point[] =>
  Array.from({ length: points * 2 }, (_, i) =>
    polar(centre, i % 2 === 0 ? outer : inner, turn + (i * 180) / points),
  );

/** The largest centred square of a box, as its centre and half its side. */
export const middle = (width: number, height: number) => ({
  centre: at(width / 2, height / 2),
  radius: Math.min(width, height) / 2,
});
