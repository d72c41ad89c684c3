import { ellipse } from '@/lib/domain/studio/board/path-data';
import type { Point } from '@/lib/domain/studio/board/path-data';
import { at, curve, leaf, line, polar } from './geometry';

/** The angle from `a` to `b` in degrees, for leaves. */
function heading(a: Point, b: Point): number {
  // A search over `sine` uses only arithmetic that is identical in every engine.
  let low = -180;
  let high = 180;
  const size = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) || 1;
  const cross = (degrees: number) => {
    const p = polar(at(0, 0), 1, degrees);
    return (p.x * (b.y - a.y) - p.y * (b.x - a.x)) / size;
  };
  const ahead = (degrees: number) => {
    const p = polar(at(0, 0), 1, degrees);
    return p.x * (b.x - a.x) + p.y * (b.y - a.y);
  };
  let best = 0;
  for (let degrees = -180; degrees < 180; degrees += 15) if (ahead(degrees) > ahead(best)) best = degrees;
  low = best - 15;
  high = best + 15;
  for (let i = 0; i < 24; i += 1) {
    const mid = (low + high) / 2;
    if (cross(mid) > 0) low = mid;
    else high = mid;
  }
  return (low + high) / 2;
}

/** Leaves in pairs along a stem, smaller towards its tip. */
function branch(stem: readonly Point[], size: number, pairs: number, fruit: number): string {
  const last = stem.length - 1;
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const share = 0.1 + (0.84 * i) / (pairs - 1);
    const index = Math.round(share * last);
    const p = stem[index] ?? at(0, 0);
    const turn = heading(stem[Math.max(0, index - 1)] ?? p, stem[Math.min(last, index + 1)] ?? p);
    const long = size * (1 - 0.45 * share);
    const berry = (side: number) => {
      const q = polar(p, long * 0.62, turn + side * 96);
      return fruit > 0 && i % 3 === 1
        ? line([p, q], size * 0.03) + ellipse(q.x, q.y, fruit * 0.8, fruit)
        : '';
    };
    return leaf(p, long, turn - 42, 0.16) + leaf(p, long, turn + 42, 0.16) + berry(i % 2 === 0 ? 1 : -1);
  });
  const tip = stem[last] ?? at(0, 0);
  const turn = heading(stem[last - 1] ?? tip, tip);
  return line(stem, size * 0.045) + leaves.join('') + leaf(tip, size * 0.55, turn, 0.16);
}

/** An olive branch along the box, its fruit between the leaves. */
export function oliveBranch(width: number, height: number): string {
  const stem = curve(
    at(width * 0.04, height * 0.66),
    at(width * 0.32, height * 0.4),
    at(width * 0.62, height * 0.4),
    at(width * 0.88, height * 0.5),
    60,
  );
  const size = Math.min(height * 0.62, width * 0.2);
  return branch(stem, size, 7, size * 0.13);
}

/** Two laurel branches joined at the bottom. */
export function laurel(width: number, height: number): string {
  const half = (side: number) => {
    const x = (share: number) => width / 2 + side * share * width;
    const stem = curve(
      at(x(0.02), height * 0.93),
      at(x(0.42), height * 0.92),
      at(x(0.5), height * 0.45),
      at(x(0.3), height * 0.12),
      60,
    );
    return branch(stem, Math.min(height * 0.2, width * 0.2), 9, 0);
  };
  return half(-1) + half(1);
}
