import { fieldsOf } from '@/lib/domain/parse/fields';
import { NOTHING_SOLD, parseFigures, sumFigures } from './figures';
import type { Figures } from './figures';
import { daysOf, isDay } from './store-day';
import type { Day, DayRange } from './store-day';

/** Figures by day; a missing day had no sales. */
export type DayFigures = ReadonlyMap<Day, Figures>;

/** Parses the days of a month's document; invalid days are left out. */
export function parseMonth(data: unknown): DayFigures {
  const days = Object.entries(fieldsOf(fieldsOf(data).days));
  return new Map(days.filter(([day]) => isDay(day)).map(([day, figures]) => [day, parseFigures(figures)]));
}

/** The figures of a whole range. */
export const figuresIn = (days: DayFigures, range: DayRange): Figures =>
  sumFigures(daysOf(range).flatMap((day) => days.get(day) ?? []));

/** The figures of each day of the range, in order. */
export const seriesIn = (days: DayFigures, range: DayRange): Figures[] =>
  daysOf(range).map((day) => days.get(day) ?? NOTHING_SOLD);
