import { findGroups } from '@/lib/domain/catalogue/find-groups';
import type { ListQuery } from '@/lib/domain/catalogue/list-query';
import type { Category } from '@/lib/domain/catalogue/product';
import type { ListRequest } from '@/lib/firestore/product-list';
import { usePriceScale } from './use-price-scale';

type Asked =
  | { readonly unknown: 'category' | 'subCategory' }
  | { readonly unknown: null; readonly request: ListRequest };

/** What to read for an address, or which of its categories does not exist. */
export function useListRequest(query: ListQuery, categories: readonly Category[]): Asked {
  const { toFilter } = usePriceScale();
  const found = findGroups(categories, query);
  if (found.unknown) return found;
  const filter = {
    ...(found.category && { categoryId: found.category.id }),
    ...(found.sub && { subCategoryId: found.sub.id }),
    ...toFilter(query),
  };
  return { unknown: null, request: { filter, search: query.q, sort: query.sort, page: query.page } };
}
