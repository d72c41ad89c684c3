import type { FacetOption } from '@/lib/domain/catalogue/lists/facets';
import type { FacetCount } from '@/lib/domain/catalogue/lists/list-facets';
import type { StoreId } from '@/lib/domain/ids';
import { fail, type Result } from '@/lib/domain/result';
import { errorCodeOf } from '@/lib/firebase/error-code';
import type { FacetCounts } from '@/lib/firestore/catalogue/facet-counts';
import type { ListPage, ListRequest } from '@/lib/firestore/catalogue/product-list';

// The static page shows its list without this code, which therefore loads with the first filter.

export const readList = (store: StoreId, request: ListRequest): Promise<Result<ListPage>> =>
  loaded(async () => (await import('@/lib/firestore/catalogue/product-list')).readListPage(store, request));

export const countList = (store: StoreId, request: ListRequest): Promise<Result<FacetCount>> =>
  loaded(async () => (await import('@/lib/firestore/catalogue/product-list')).countList(store, request));

export const countOptions = (
  store: StoreId,
  option: FacetOption,
  ids: readonly string[],
  filter: ListRequest['filter'],
): Promise<Result<FacetCounts>> =>
  loaded(async () =>
    (await import('@/lib/firestore/catalogue/facet-counts')).countFacet(store, option, ids, filter),
  );

/** Code that cannot be loaded is a failure like any failed read. */
async function loaded<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read();
  } catch (error) {
    return fail({ code: errorCodeOf(error) });
  }
}
