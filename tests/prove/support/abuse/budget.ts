/** One attack and what it may cost at most. */
export interface Budget {
  readonly attack: string;
  /** What is counted, as `ms of CPU per request`. */
  readonly unit: string;
  readonly budget: number;
  readonly measured: number;
  /** CPU time, which a sample of two requests on a busy machine measures too badly to be held to. */
  readonly isTimed?: true;
}

export const isHeld = ({ budget, measured }: Budget): boolean => measured <= budget;

/** The rows as a table for a terminal. */
export function tableOf(rows: readonly Budget[]): string {
  const cells = [
    ['attack', 'counted', 'budget', 'measured', 'held'],
    ...rows.map((row) => [
      row.attack,
      row.unit,
      String(row.budget),
      String(Math.round(row.measured * 10) / 10),
      isHeld(row) ? 'yes' : 'NO',
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
