import { addDays, startOfDay, type Day } from './store-day';

/** The moments between which a choice of days lies, `until` excluded; null where it is open. An empty day is no choice. */
export const momentsOf = (
  { from, to }: { readonly from: Day | ''; readonly to: Day | '' },
  timeZone: string,
) => ({
  since: from ? startOfDay(from, timeZone) : null,
  until: to ? startOfDay(addDays(to, 1), timeZone) : null,
});
