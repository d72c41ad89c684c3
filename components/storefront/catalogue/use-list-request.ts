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
  const category = categories.find(({ slug, parentId }) => slug === query.category && parentId === null);
  if (query.category && !category) return { unknown: 'category' };
  const sub = categories.find(({ slug, parentId }) => slug === query.sub && parentId === category?.id);
  if (query.sub && !sub) return { unknown: 'subCategory' };
  const filter = {
    ...(category && { categoryId: category.id }),
    ...(sub && { subCategoryId: sub.id }),
    ...toFilter(query),
  };
  return { unknown: null, request: { filter, search: query.q, sort: query.sort, page: query.page } };
}
