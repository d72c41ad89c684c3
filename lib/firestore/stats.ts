import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseDayStats, type DayStats } from '@/lib/domain/stats/day-stats';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';

/** One day's figures, live, for the store's admins; `day` as `statsDay` names it. A day without orders is all zero. */
export function watchDayStats(
  store: StoreId,
  day: string,
  onNext: (stats: DayStats) => void,
  onError: OnError,
): Stop {
  const parse = (_id: string, data: unknown) => parseDayStats(data);
  return watchDocument(
    collections.stats(store, day),
    parse,
    (stats) => onNext(stats ?? parseDayStats({})),
    onError,
  );
}
