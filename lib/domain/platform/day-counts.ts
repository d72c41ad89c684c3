import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { addDays, isDay, storeDay, type Day } from '@/lib/domain/stats/store-day';

/** What is counted of a store beside its own documents, by days in UTC, in `platformStores/{store}`. */
export const DAY_COUNTED = ['reads', 'refusals'] as const;
type DayCounted = (typeof DAY_COUNTED)[number];

/** Days that are kept. */
const KEPT_DAYS = 30;

const daysField = (counted: DayCounted) => `${counted}ByDay` as const;
const dayOf = (at: number): Day => storeDay(at, 'UTC');

/** The fields that `amount` more at `at` is added to, as paths of an update: the sum, and that of its day. */
export const dayFields = <T>(counted: DayCounted, at: number, amount: T): Readonly<Record<string, T>> => ({
  [counted]: amount,
  [`${daysField(counted)}.${dayOf(at)}`]: amount,
});

/** The fields of a store without the days before the last 30, and with the sum of those. */
export function keptDays(counted: DayCounted, data: unknown, now: number) {
  const from = addDays(dayOf(now), 1 - KEPT_DAYS);
  const stored = Object.entries(fieldsOf(fieldsOf(data)[daysField(counted)]));
  const kept = stored.flatMap(([day, amount]): [Day, number][] =>
    isDay(day) && day >= from ? [[day, count(amount) ?? 0]] : [],
  );
  return {
    [counted]: kept.reduce((sum, [, amount]) => sum + amount, 0),
    [daysField(counted)]: Object.fromEntries(kept),
  };
}
