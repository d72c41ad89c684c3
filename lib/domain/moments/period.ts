/** The end of the year 9999, milliseconds: the last that a date's field takes. */
export const MAX_INSTANT = 253_402_300_799_999;

/** From the first instant on and before the second, milliseconds; null leaves that side open. */
export interface Period {
  readonly from: number | null;
  readonly to: number | null;
}

export const isWithin = ({ from, to }: Period, at: number): boolean =>
  (from ?? -Infinity) <= at && at < (to ?? Infinity);

/** Whether it ends after it begins. */
export const isOrdered = ({ from, to }: Period): boolean => from === null || to === null || from < to;

/** When it begins or ends next; null where it does neither any more. */
export function nextTurn({ from, to }: Period, at: number): number | null {
  const [next] = [from, to].filter((turn) => turn !== null && turn > at);
  return next ?? null;
}

/** The last instant up to `at` at which it began or ended, 0 before the first: since then nothing has changed. */
export const lastTurn = ({ from, to }: Period, at: number): number =>
  Math.max(0, ...[from, to].filter((turn) => turn !== null && turn <= at).map(Number));
