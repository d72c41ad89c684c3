import type { StoreId } from '@/lib/domain/ids';
import { addParts, type Parts } from '@/lib/domain/stats/figures';
import { addDays, type Day, type DayRange } from '@/lib/domain/stats/store-day';
import { readProductSales } from '@/lib/firestore/figures/stats';
import { useDayFigures } from '@/lib/hooks/store/use-figures';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';

/** The sales of each product in `range`. Past days are read once; today, if included, is live. With null it reads nothing. */
export function useProductSales(store: StoreId, range: DayRange | null, today: Day): ReadOnceState<Parts> {
  const hasToday = range?.to === today;
  const past = range && hasToday ? { from: range.from, to: addDays(today, -1) } : range;
  const key = past && `${store}/${past.from}/${past.to}`;
  const earlier = useReadOnce(key, () => readProductSales(store, past ?? { from: today, to: today }, today));
  const live = useDayFigures(store, today, hasToday);
  if (earlier.status !== 'ready' || !hasToday || live.status === 'missing') return earlier;
  return live.status === 'ready'
    ? { status: 'ready', value: addParts(earlier.value, live.value.products) }
    : live;
}
