import type { StoreId } from '@/lib/domain/ids';
import type { Figures } from '@/lib/domain/stats/figures';
import type { DayFigures } from '@/lib/domain/stats/month';
import { monthOf, type Day, type DayRange } from '@/lib/domain/stats/store-day';
import { watchDay, watchMonths } from '@/lib/firestore/stats';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** One day with its products, live; `missing` until its first order. */
export const useDayFigures = (store: StoreId, day: Day): Live<Figures> =>
  useLive(`${store}/${day}`, (onNext, onError) => watchDay(store, day, onNext, onError));

/** The figures by day of all months that `range` touches, live: a range within the same months reads nothing anew. */
export const useMonths = (store: StoreId, range: DayRange): Live<DayFigures> =>
  useLive(`${store}/${monthOf(range.from)}/${monthOf(range.to)}`, (onNext, onError) =>
    watchMonths(store, range, onNext, onError),
  );
