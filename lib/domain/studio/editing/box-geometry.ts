import type { Box } from '@/lib/domain/studio/template/template';

/** Which edges a handle moves: west or east, north or south. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

/** Thousandths that a box has at least, so that it can be taken hold of again. */
const LEAST_SIDE = 10;
/** As the template's schema: boxes may reach over the edge. */
const LEAST = -1000;
const MOST = 2000;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const movedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: Math.round(within(box.x + dx, LEAST, MOST)),
  y: Math.round(within(box.y + dy, LEAST, MOST)),
});

/** The box with one corner moved; the opposite one stays where it is. */
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

/** Lines that boxes snap to, in thousandths across and down. */
interface SnapLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Edges and middle of the board, its safe area, and the edges and middles of the other boxes. */
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
  /** Where it came to lie on a line; null across or down where it did not. */
  readonly guides: { readonly x: number | null; readonly y: number | null };
}

/** A box that was moved (`corner` null) or resized, drawn to lines that are near: `reach` thousandths across and down. */
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

/** Of a box that is moved both ends and the middle may meet a line, of one that is resized the end that moves. */
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
