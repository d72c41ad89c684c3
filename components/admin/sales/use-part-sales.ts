import { useStoreId } from '@/context/use-store-id';
import { bySource, type Figures, type Parts } from '@/lib/domain/stats/figures';
import { byCampaign, byReferral } from '@/lib/domain/stats/referrals';
import { figuresIn } from '@/lib/domain/stats/month';
import { counterpart } from '@/lib/domain/stats/periods';
import type { PartGrouping } from '@/lib/domain/stats/report';
import type { SalesQuery } from '@/lib/domain/stats/sales-query';
import type { Day, DayRange } from '@/lib/domain/stats/store-day';
import { useMonths } from '@/lib/hooks/store/use-figures';
import { useProductSales } from '@/lib/hooks/catalogue/use-product-sales';
import type { ReadOnceState } from '@/lib/hooks/use-read-once';

/** The parts of a report, with those of the compared period, if there is one. */
export function usePartSales(
  { range, compare }: SalesQuery,
  by: PartGrouping,
  today: Day,
): ReadOnceState<{ readonly parts: Parts; readonly before: Parts | null }> {
  const before = compare === 'none' ? null : counterpart(range, range, compare);
  const now = useParts(range, by, today);
  const earlier = useParts(before, by, today);
  if (now.status !== 'ready') return now;
  if (before && earlier.status !== 'ready') return earlier;
  return {
    status: 'ready',
    value: { parts: now.value, before: before && earlier.status === 'ready' ? earlier.value : null },
  };
}

const PARTS_OF: Record<Exclude<PartGrouping, 'product'>, (figures: Figures) => Parts> = {
  category: ({ categories }) => categories,
  payment: ({ payments }) => payments,
  source: bySource,
  referral: byReferral,
  campaign: byCampaign,
};

/** Months contain all parts but those of products, which have documents of their own. */
function useParts(range: DayRange | null, by: PartGrouping, today: Day): ReadOnceState<Parts> {
  const store = useStoreId();
  const products = useProductSales(store, by === 'product' ? range : null, today);
  const months = useMonths(store, by === 'product' ? null : range);
  if (by === 'product') return products;
  if (months.status === 'failed') return months;
  if (months.status !== 'ready' || !range) return { status: 'loading' };
  const figures = figuresIn(months.value, range);
  return { status: 'ready', value: PARTS_OF[by](figures) };
}
