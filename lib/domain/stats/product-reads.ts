import { addParts } from './figures';
import type { Parts } from './figures';
import { daysOf, daysOfMonth, monthsOf } from './store-day';
import type { Day, DayRange, Month } from './store-day';

interface MonthReads {
  readonly month: Month;
  /** Whether the whole month's document is read and `days` are subtracted; otherwise only `days` are added. */
  readonly whole: boolean;
  readonly days: readonly Day[];
}

/** The documents to read for the part of a month within the range: the smaller of two sets. */
function readsOf(month: Month, { from, to }: DayRange, today: Day): MonthReads {
  const days = daysOf(daysOfMonth(month)).filter((day) => day <= today);
  const inside = days.filter((day) => day >= from && day <= to);
  const outside = days.filter((day) => day < from || day > to);
  return inside.length <= outside.length
    ? { month, whole: false, days: inside }
    : { month, whole: true, days: outside };
}

/**
 * Plans the reads of product sales in the range: one document for a whole month, at most sixteen for a partial month.
 * Days after `today` are not read.
 */
export function readPlan(range: DayRange, today: Day) {
  const months = monthsOf(range).map((month) => readsOf(month, range, today));
  return {
    documents: months.reduce((sum, { whole, days }) => sum + (whole ? 1 : 0) + days.length, 0),
    /** Reads and adds up all documents. */
    async collect(
      readMonth: (month: Month) => Promise<Parts>,
      readDay: (day: Day) => Promise<Parts>,
    ): Promise<Parts> {
      const sums = await Promise.all(
        months.map(async ({ month, whole, days }) => {
          const [start, ...parts] = await Promise.all([whole ? readMonth(month) : {}, ...days.map(readDay)]);
          return parts.reduce((sum, part) => addParts(sum, part, whole ? -1 : 1), start);
        }),
      );
      return sums.reduce((sum, part) => addParts(sum, part), {});
    },
  };
}
