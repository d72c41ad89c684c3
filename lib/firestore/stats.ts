import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseDayStats, type DayStats } from '@/lib/domain/stats/day-stats';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';

/** One day's figures, live, for the store's admins; a day without orders has none (`null`). `day` as of `statsDay`. */
export function watchDayStats(
  store: StoreId,
  day: string,
  onNext: (stats: DayStats | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.stats(store, day), (_, data) => parseDayStats(data), onNext, onError);
}
