import type { Share } from '@/components/admin/charts/share-chart';
import type { PartRow } from '@/lib/domain/stats/report';

/** What follows the largest is shown as one. */
const MOST_SHARES = 5;

/** What each of `rows`, the best-selling first, contributes to the revenue; what sold nothing has no share in it. */
export function largestShares(
  rows: readonly Pick<PartRow, 'id' | 'figures'>[],
  nameOf: (id: string) => string,
  others: string,
): Share[] {
  const sold = rows.filter(({ figures }) => figures.revenue > 0);
  const largest = sold
    .slice(0, MOST_SHARES)
    .map(({ id, figures }) => ({ id, name: nameOf(id), value: figures.revenue }));
  const rest = sold.slice(MOST_SHARES).reduce((sum, { figures }) => sum + figures.revenue, 0);
  return rest > 0 ? [...largest, { id: 'others', name: others, value: rest }] : largest;
}
