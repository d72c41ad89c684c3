import { ellipse, rectangle, type Point } from '@/lib/domain/studio/board/path-data';
import { arc, at, curve, solid } from './geometry';

interface Town {
  /** Convert shares of the drawing's width and height. */
  readonly x: (share: number) => number;
  readonly y: (share: number) => number;
  /** A unit of equal size in both directions. */
  readonly unit: number;
}

/** An onion dome on a drum, with a finial. */
function dome({ unit, y }: Town, x: number, base: number, radius: number): string {
  const foot = y(base);
  const r = radius * unit;
  const tip = foot - r * 1.5;
  const left = curve(
    at(x - r, foot),
    at(x - r * 1.28, foot - r * 0.85),
    at(x - r * 0.35, foot - r * 1.1),
    at(x, tip),
    24,
  );
  const right: Point[] = left.map((p) => at(2 * x - p.x, p.y)).reverse();
  return (
    solid([...left, ...right]) + ellipse(x, tip - r * 0.08, r * 0.08) + ellipse(x, tip - r * 0.25, r * 0.05)
  );
}

/** A minaret with two balconies. */
function minaret({ unit, y }: Town, x: number, height: number): string {
  const w = unit * 0.028;
  const foot = y(1);
  const top = foot - height * unit;
  const part = (from: number, to: number, wide: number) =>
    rectangle(x - wide, top + from * unit, wide * 2, (to - from) * unit);
  return (
    part(0, height, w) +
    part(0.16, 0.185, w * 1.7) +
    part(0.4, 0.425, w * 1.7) +
    solid([at(x - w * 1.1, top), at(x + w * 1.1, top), at(x, top - unit * 0.15)]) +
    ellipse(x, top - unit * 0.155, w * 0.32)
  );
}

/** A house with open arched windows. */
function house({ unit, y }: Town, x: number, wide: number, high: number, windows: number): string {
  const foot = y(1);
  const top = foot - high * unit;
  const outline = [at(x, top), at(x + wide * unit, top), at(x + wide * unit, foot), at(x, foot)];
  const step = (wide * unit) / windows;
  const holes = Array.from({ length: windows }, (_, i) => {
    const cx = x + step * (i + 0.5);
    const r = step * 0.2;
    const sill = top + unit * 0.16;
    return `M${[at(cx + r, sill), ...arc(at(cx, sill - r * 1.6), r, 0, -180, 12), at(cx - r, sill)].map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
  });
  return solid(outline) + holes.join('');
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** An old town by its roofs: a mosque between houses. */
export function skyline(width: number, height: number): string {
  const unit = Math.min(height / 1.08, width / 2.6);
  const foot = height;
  const town: Town = {
    unit,
    x: (share) => width / 2 + share * unit,
    y: (share) => foot - (1 - share) * unit,
  };
  const { x } = town;
  return (
    house(town, x(-1.3), 0.34, 0.3, 3) +
    house(town, x(-0.98), 0.26, 0.42, 2) +
    minaret(town, x(-0.62), 0.86) +
    house(town, x(-0.54), 1.08, 0.34, 9) +
    solid([
      at(x(-0.3), town.y(0.66)),
      at(x(0.3), town.y(0.66)),
      at(x(0.3), town.y(0.56)),
      at(x(-0.3), town.y(0.56)),
    ]) +
    dome(town, x(0), 0.57, 0.28) +
    dome(town, x(-0.42), 0.67, 0.1) +
    dome(town, x(0.42), 0.67, 0.1) +
    minaret(town, x(0.62), 0.86) +
    house(town, x(0.7), 0.3, 0.38, 3) +
    dome(town, x(0.85), 0.63, 0.09) +
    house(town, x(0.98), 0.34, 0.26, 3) +
    rectangle(0, foot - unit * 0.012, width, unit * 0.012)
  );
}
