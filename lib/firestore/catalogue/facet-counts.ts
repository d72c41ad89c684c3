import type { FacetOption } from '@/lib/domain/catalogue/lists/facets';
import type { FacetCount } from '@/lib/domain/catalogue/lists/list-facets';
import { LONGEST_LIST } from '@/lib/domain/catalogue/lists/list-limits';
import type { ProductFilter } from '@/lib/domain/catalogue/lists/product-query';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { countProducts } from '@/lib/firestore/catalogue/product-slices';

/** By the id of the value. */
export type FacetCounts = ReadonlyMap<string, FacetCount>;

/** How many products `filter` would leave with each value of an option; one count per value, no product is read. */
export async function countFacet(
  store: StoreId,
  option: FacetOption,
  ids: readonly string[],
  filter: Omit<ProductFilter, 'word'>,
): Promise<Result<FacetCounts>> {
  const narrowed = (id: string) => ({ ...filter, [option === 'color' ? 'colors' : 'sizes']: [id] });
  const counts = await Promise.all(ids.map((id) => countProducts(store, narrowed(id))));
  const failed = counts.find((count) => !count.ok);
  if (failed && !failed.ok) return failed;
  const entries = ids.map((id, index): [string, FacetCount] => {
    const answer = counts[index];
    const count = answer?.ok ? answer.value : 0;
    return [id, { count, isExact: count < LONGEST_LIST }];
  });
  return ok(new Map(entries));
}
