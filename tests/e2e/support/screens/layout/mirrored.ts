import type { LayoutFacts, Row } from './in-page';

const PIXEL = 1;
const near = (one: number, other: number) => Math.abs(one - other) <= PIXEL;

/**
 * What is elsewhere in Arabic than in the mirror. A row whose boxes are as wide as their texts keeps its order and
 * where it begins; a grid of the same columns in both languages keeps every place.
 */
export function mirrorFaults(english: LayoutFacts, arabic: LayoutFacts): string[] {
  return [...shellFaults(english, arabic), ...rowFaults(english, arabic)];
}

function shellFaults(english: LayoutFacts, arabic: LayoutFacts): string[] {
  return Object.entries(english.shell).flatMap(([part, { start, width }]) => {
    const mirrored = arabic.shell[part];
    if (mirrored && near(start, mirrored.start) && near(width, mirrored.width)) return [];
    return [`${part}: ${start} and ${width} wide, in Arabic ${mirrored?.start} and ${mirrored?.width} wide`];
  });
}

function rowFaults(english: LayoutFacts, arabic: LayoutFacts): string[] {
  return Object.entries(english.rows).flatMap(([place, row]) => {
    const mirrored = arabic.rows[place];
    if (!mirrored || mirrored.starts.length !== row.starts.length || row.starts.length === 0) return [];
    const fault = row.display === 'grid' ? gridFault(row, mirrored) : rowFault(row, mirrored);
    return fault ? [`${row.name}: ${fault}`] : [];
  });
}

function gridFault(row: Row, mirrored: Row): string | null {
  const sameColumns =
    row.widths.length === mirrored.widths.length &&
    row.widths.every((wide, at) => near(wide, mirrored.widths[at] ?? 0));
  if (!sameColumns || row.widths.length < 2) return null;
  const moved = row.starts.findIndex((start, at) => !near(start, mirrored.starts[at] ?? 0));
  return moved < 0
    ? null
    : `box ${moved} at ${row.starts[moved]}, in Arabic ${mirrored.starts[moved]} from the start`;
}

function rowFault(row: Row, mirrored: Row): string | null {
  const order = (one: Row) => {
    const inLine = one.starts.map((start, at) => ({ at, start, top: one.tops[at] ?? 0 }));
    const first = inLine[0]?.top ?? 0;
    return inLine
      .filter(({ top }) => Math.abs(top - first) < 24)
      .sort((a, b) => a.start - b.start)
      .map(({ at }) => at);
  };
  const [here, there] = [order(row), order(mirrored)];
  const shared = here.filter((at) => there.includes(at));
  const sharedThere = there.filter((at) => here.includes(at));
  return shared.join() === sharedThere.join()
    ? null
    : `order ${shared.join()}, in Arabic ${sharedThere.join()}`;
}
