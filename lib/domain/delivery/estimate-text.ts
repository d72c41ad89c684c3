import type { Formats } from '@/lib/domain/formats';
import { dayToShow, type DayRange } from '@/lib/domain/stats/store-day';

/** The range of arrival days as text. */
export function estimateText({ from, to }: DayRange, { utcDay }: Pick<Formats, 'utcDay'>): string {
  const [first, last] = [utcDay(dayToShow(from)), utcDay(dayToShow(to))];
  return first === last ? first : `${first} – ${last}`;
}
