import type { Box } from '@/lib/domain/studio/template/template';

/** The edges that a handle moves: west or east, north or south. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

/** The minimum side in thousandths, so that a box stays easy to grab. */
const LEAST_SIDE = 10;
/** As in the template's schema: boxes may exceed the edge. */
const LEAST = -1000;
const MOST = 2000;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const movedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: Math.round(within(box.x + dx, LEAST, MOST)),
  y: Math.round(within(box.y + dy, LEAST, MOST)),
});

/** Moves one corner of a box; the opposite corner stays. */
export function resizedBox(box: Box, corner: Corner, dx: number, dy: number): Box {
  const [x, width] = resizedSide(box.x, box.width, corner.endsWith('w'), dx);
  const [y, height] = resizedSide(box.y, box.height, corner.startsWith('n'), dy);
  return { x, y, width, height };
}

function resizedSide(start: number, length: number, movesStart: boolean, by: number): [number, number] {
  const end = start + length;
  if (!movesStart) return [start, Math.round(within(length + by, LEAST_SIDE, MOST))];
  const moved = Math.round(within(start + by, Math.max(LEAST, end - MOST), end - LEAST_SIDE));
  return [moved, end - moved];
}

/** Snap lines, in thousandths, horizontally and vertically. */
interface SnapLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The board's edges and centre, its safe area, and the edges and centres of the other boxes. */
export const snapLines = (
  others: readonly Box[],
  safe: { readonly x: number; readonly y: number },
): SnapLines => ({
  x: [
    0,
    500,
    1000,
    safe.x,
    1000 - safe.x,
    ...others.flatMap(({ x, width }) => [x, x + width / 2, x + width]),
  ],
  y: [
    0,
    500,
    1000,
    safe.y,
    1000 - safe.y,
    ...others.flatMap(({ y, height }) => [y, y + height / 2, y + height]),
  ],
});

export interface Snapped {
  readonly box: Box;
  /** The snap lines it reached; null for a direction without one. */
  readonly guides: { readonly x: number | null; readonly y: number | null };
}

/** Snaps a moved (`corner` null) or resized box to nearby lines, within `reach` thousandths in each direction. */
export function snappedBox(
  box: Box,
  corner: Corner | null,
  lines: SnapLines,
  reach: { readonly x: number; readonly y: number },
): Snapped {
  const across = nearest(pointsOf(box.x, box.width, corner?.endsWith('w') ?? null), lines.x, reach.x);
  const down = nearest(pointsOf(box.y, box.height, corner?.startsWith('n') ?? null), lines.y, reach.y);
  const [dx, dy] = [across?.by ?? 0, down?.by ?? 0];
  return {
    box: corner ? resizedBox(box, corner, dx, dy) : movedBox(box, dx, dy),
    guides: { x: across?.line ?? null, y: down?.line ?? null },
  };
}

/** A moved box can snap with both ends and its centre, a resized one with the moving end. */
function pointsOf(start: number, length: number, movesStart: boolean | null): number[] {
  if (movesStart === null) return [start, start + length / 2, start + length];
  return [movesStart ? start : start + length];
}

function nearest(points: readonly number[], lines: readonly number[], reach: number) {
  let best: { readonly line: number; readonly by: number } | null = null;
  for (const point of points)
    for (const line of lines) {
      const by = line - point;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { line, by };
    }
  return best;
}
