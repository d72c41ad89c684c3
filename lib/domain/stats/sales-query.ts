import { oneOf } from '@/lib/domain/parse/fields';
import { COMPARISONS, lastDays } from './periods';
import { GROUPINGS, type Grouping } from './report';
import { addDays, daysBetween, daysOfMonth, isDay, monthOf } from './store-day';
import type { Day, DayRange } from './store-day';

/** Two years: with the compared period, a report reads at most fifty documents. */
const LONGEST_RANGE = 731;

export const PRESETS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type Preset = (typeof PRESETS)[number];

/** The parameters of the sales report; its URL holds them all. */
export interface SalesQuery {
  readonly range: DayRange;
  readonly by: Grouping;
  readonly compare: (typeof COMPARISONS)[number];
}

/** Parses the query of a URL: existing days in order, none in the future, two years at most. */
export function parseSalesQuery(query: Readonly<Record<string, unknown>>, today: Day): SalesQuery {
  const usual = lastDays(today, 30);
  const [start, end] = [query.startDate, query.endDate].map((day) =>
    isDay(day) && day <= today ? day : null,
  );
  const ordered = [start ?? (end ? addDays(end, -29) : usual.from), end ?? today].sort();
  const [from = usual.from, to = usual.to] = ordered;
  const isTooLong = daysBetween({ from, to }) > LONGEST_RANGE;
  return {
    range: { from: isTooLong ? addDays(to, 1 - LONGEST_RANGE) : from, to },
    by: oneOf(GROUPINGS, query.by) ?? 'day',
    compare: oneOf(COMPARISONS, query.compare) ?? 'previous',
  };
}

/** The URL query of a report. */
export const salesParams = ({ range, by, compare }: SalesQuery) => ({
  startDate: range.from,
  endDate: range.to,
  by,
  compare,
});

export function presetRange(preset: Preset, today: Day): DayRange {
  const month = monthOf(today);
  const lastMonth = monthOf(addDays(`${month}-01`, -1));
  const ranges: Record<Preset, DayRange> = {
    today: lastDays(today, 1),
    yesterday: lastDays(addDays(today, -1), 1),
    last7: lastDays(today, 7),
    last30: lastDays(today, 30),
    last90: lastDays(today, 90),
    thisMonth: { from: `${month}-01`, to: today },
    lastMonth: daysOfMonth(lastMonth),
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
  return ranges[preset];
}

/** The preset with exactly this range. */
export const presetOf = ({ from, to }: DayRange, today: Day): Preset | null =>
  PRESETS.find((preset) => {
    const range = presetRange(preset, today);
    return range.from === from && range.to === to;
  }) ?? null;
