import { usePriceScale } from '@/components/storefront/catalogue/filters/use-price-scale';
import { findGroups } from '@/lib/domain/catalogue/groups/find-groups';
import type { FacetValue } from '@/lib/domain/catalogue/lists/list-facets';
import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import type { ListRequest } from '@/lib/firestore/catalogue/product-list';

type Asked =
  | { readonly unknown: 'category' | 'subCategory' }
  | { readonly unknown: null; readonly request: ListRequest };

/** Translates an address into a request, or names the category that does not exist. */
export function useListRequest(
  categories: readonly ListedCategory[],
  brands: readonly FacetValue[],
): (query: ListQuery) => Asked {
  const { toFilter } = usePriceScale();
  return (query) => {
    const found = findGroups(categories, query);
    if (found.unknown) return { unknown: found.unknown };
    // An unknown brand stays in the query, which then finds nothing.
    const brandId = brands.find(({ slug }) => slug === query.brand)?.id ?? query.brand;
    const filter = {
      ...(found.category && { categoryId: found.category.id }),
      ...(found.sub && { subCategoryId: found.sub.id }),
      ...(brandId && { brandId }),
      ...(query.color.length > 0 && { colors: query.color }),
      ...(query.size.length > 0 && { sizes: query.size }),
      ...(query.rated && { wellRated: true }),
      ...(query.stock && { inStock: true }),
      ...toFilter(query),
    };
    const { q: search, sort, page, after } = query;
    return { unknown: null, request: { filter, search, sort, page, after } };
  };
}
