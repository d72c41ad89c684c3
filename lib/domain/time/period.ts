/** The end of the year 9999, milliseconds: the last value that a date input accepts. */
export const MAX_INSTANT = 253_402_300_799_999;

/** From the first instant, before the second, milliseconds; null leaves a side open. */
export interface Period {
  readonly from: number | null;
  readonly to: number | null;
}

export const isWithin = ({ from, to }: Period, at: number): boolean =>
  (from ?? -Infinity) <= at && at < (to ?? Infinity);

/** Whether it ends after it begins. */
export const isOrdered = ({ from, to }: Period): boolean => from === null || to === null || from < to;

/** The next start or end; null when there is none. */
export function nextTurn({ from, to }: Period, at: number): number | null {
  const [next] = [from, to].filter((turn) => turn !== null && turn > at);
  return next ?? null;
}

/** The last start or end up to `at`, 0 before the first: nothing has changed since. */
export const lastTurn = ({ from, to }: Period, at: number): number =>
  Math.max(0, ...[from, to].filter((turn) => turn !== null && turn <= at).map(Number));
