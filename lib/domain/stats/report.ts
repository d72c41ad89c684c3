import { figuresIn, type DayFigures } from './month';
import { NO_PART, type Figures, type PartFigures, type Parts } from './figures';
import { counterpart, type Comparison } from './periods';
import { addDays, daysOfMonth, monthOf, weekOf } from './store-day';
import type { Day, DayRange } from './store-day';

const TIME_GROUPINGS = ['day', 'week', 'month'] as const;
export type TimeGrouping = (typeof TIME_GROUPINGS)[number];
const PART_GROUPINGS = ['product', 'category', 'payment', 'source', 'referral', 'campaign'] as const;
export type PartGrouping = (typeof PART_GROUPINGS)[number];
export type Grouping = TimeGrouping | PartGrouping;
export const GROUPINGS: readonly Grouping[] = [...TIME_GROUPINGS, ...PART_GROUPINGS];

export const isTimeGrouping = (by: Grouping): by is TimeGrouping =>
  TIME_GROUPINGS.some((grouping) => grouping === by);

export interface TimeRow {
  /** A day, week or month, or the part of it that is in the report's range. */
  readonly range: DayRange;
  readonly figures: Figures;
  /** Null without a comparison. */
  readonly before: Figures | null;
}

export interface PartRow {
  readonly id: string;
  readonly figures: PartFigures;
  readonly before: PartFigures | null;
}

const LAST_OF: Record<TimeGrouping, (day: Day) => Day> = {
  day: (day) => day,
  week: (day) => addDays(weekOf(day), 6),
  month: (day) => daysOfMonth(monthOf(day)).to,
};

/** Splits the range into days, weeks (from Monday) or months, in order. */
export function cutRange({ from, to }: DayRange, by: TimeGrouping): DayRange[] {
  const parts: DayRange[] = [];
  for (let day = from; day <= to;) {
    const last = LAST_OF[by](day);
    parts.push({ from: day, to: last < to ? last : to });
    day = addDays(last, 1);
  }
  return parts;
}

/** The range's figures by time, each with its counterpart. */
export const timeRows = (
  days: DayFigures,
  range: DayRange,
  by: TimeGrouping,
  comparison: Comparison | null,
): TimeRow[] =>
  cutRange(range, by).map((part) => ({
    range: part,
    figures: figuresIn(days, part),
    before: comparison && figuresIn(days, counterpart(part, range, comparison)),
  }));

/** The parts with sales in either period, best-selling first. */
export function partRows(parts: Parts, before: Parts | null): PartRow[] {
  const ids = new Set([...Object.keys(parts), ...Object.keys(before ?? {})]);
  return [...ids]
    .map((id) => ({
      id,
      figures: parts[id] ?? NO_PART,
      before: before && (before[id] ?? NO_PART),
    }))
    .sort(
      (one, other) => other.figures.revenue - one.figures.revenue || other.figures.units - one.figures.units,
    );
}
