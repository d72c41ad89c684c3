import { addDays, daysBetween, isDay } from './store-day';
import type { Day, DayRange } from './store-day';

/** The dashboard's periods in days, today included. */
export const PERIODS = [1, 7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The period in a query string; default: a month. */
export const periodOf = (value: unknown): Period => PERIODS.find((days) => String(days) === value) ?? 30;

export const lastDays = (today: Day, days: number): DayRange => ({
  from: addDays(today, 1 - days),
  to: today,
});

export const COMPARISONS = ['none', 'previous', 'year'] as const;
export type Comparison = Exclude<(typeof COMPARISONS)[number], 'none'>;

/** 29 February becomes the 28th. */
function yearBefore(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}

/**
 * What a part of `whole` (or all of it) is compared with: the same days of the previous year, or the same position in
 * the equally long preceding period.
 */
export function counterpart(part: DayRange, whole: DayRange, comparison: Comparison): DayRange {
  if (comparison === 'year') return { from: yearBefore(part.from), to: yearBefore(part.to) };
  const length = daysBetween(whole);
  return { from: addDays(part.from, -length), to: addDays(part.to, -length) };
}

export const rangeBefore = (range: DayRange): DayRange => counterpart(range, range, 'previous');

/** The change as a ratio (0.25 for a quarter more); null without a base. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / Math.abs(before);
