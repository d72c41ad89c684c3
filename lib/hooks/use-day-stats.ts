import type { StoreId } from '@/lib/domain/ids';
import type { DayStats } from '@/lib/domain/stats/day-stats';
import { watchDayStats } from '@/lib/firestore/stats';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** The figures of one UTC day, live; `missing` until its first order. */
export const useDayStats = (store: StoreId, day: string): Live<DayStats> =>
  useLive(`${store}/${day}`, (onNext, onError) => watchDayStats(store, day, onNext, onError));
