import type { StoreId } from '@/lib/domain/ids';
import type { Figures } from '@/lib/domain/stats/figures';
import type { DayFigures } from '@/lib/domain/stats/month';
import { monthOf, type Day, type DayRange } from '@/lib/domain/stats/store-day';
import { watchDay, watchMonths } from '@/lib/firestore/figures/stats';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** One day with its products, live while `wanted`; `missing` until its first order. */
export const useDayFigures = (store: StoreId, day: Day, wanted: boolean): ListenerState<Figures> =>
  useListener(wanted ? `${store}/${day}` : null, (onNext, onError) => watchDay(store, day, onNext, onError));

/**
 * Listens to the figures by day of all months that `range` touches; another range of the same months reads
 * nothing more. With null nothing is read.
 */
export const useMonths = (store: StoreId, range: DayRange | null): ListenerState<DayFigures> =>
  useListener(range && `${store}/${monthOf(range.from)}/${monthOf(range.to)}`, (onNext, onError) =>
    range ? watchMonths(store, range, onNext, onError) : () => undefined,
  );
