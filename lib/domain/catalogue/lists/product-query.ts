import type { Minor } from '@/lib/domain/money/money';
import { facetsOf, facetToken, isWellRated } from './facets';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import { SORT_FIELDS, type SortField } from './sort-fields';

/** A filter for active products, by ids; an absent field does not narrow it. */
export interface ProductFilter {
  readonly categoryId?: string;
  /** Of its category, so the query can leave the category out. */
  readonly subCategoryId?: string;
  readonly brandId?: string;
  /** Option value ids: one variant must match one of these colours and one of these sizes. */
  readonly colors?: readonly string[];
  readonly sizes?: readonly string[];
  readonly wellRated?: boolean;
  /** The matching variant, or any without an option filter, is in stock. */
  readonly inStock?: boolean;
  /** One word in search form (`searchTokens`). */
  readonly word?: string;
  /** Minor units of the base currency, both ends included. */
  readonly minPrice?: Minor;
  readonly maxPrice?: Minor;
}

interface Order {
  readonly field: SortField;
  readonly direction: 'asc' | 'desc';
}

/** A list's query, independent of the Firestore SDK; firestore.indexes.json has an index for each. */
export interface ProductQuery {
  readonly equal: readonly (readonly [field: string, value: string | boolean])[];
  /** The array contains one of the values (at most thirty). */
  readonly contains: { readonly field: 'facets' | 'searchTokens'; readonly values: readonly string[] } | null;
  readonly price: Pick<ProductFilter, 'minPrice' | 'maxPrice'>;
  /** The document id follows as tie-breaker, in the last direction. */
  readonly order: readonly Order[];
}

/**
 * The query of a filter, sorted by `sort`. Firestore searches one array per query: a word search leaves out the variant
 * filter, see `needsFiltering`.
 */
export function productQuery(filter: ProductFilter, sort: Sort): ProductQuery {
  const { categoryId, subCategoryId, brandId, wellRated, word, minPrice, maxPrice } = filter;
  const tokens = variantTokens(filter);
  const sorted = SORT_FIELDS[sort];
  const isRanged = minPrice !== undefined || maxPrice !== undefined;
  return {
    equal: [
      ['status', 'active'],
      ...(subCategoryId
        ? [['subCategoryId', subCategoryId] as const]
        : categoryId
          ? [['categoryId', categoryId] as const]
          : []),
      ...(brandId ? [['brandId', brandId] as const] : []),
      ...(wellRated ? [['wellRated', true] as const] : []),
    ],
    contains: word
      ? { field: 'searchTokens', values: [word] }
      : tokens.length > 0
        ? { field: 'facets', values: tokens }
        : null,
    price: { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) },
    order:
      isRanged && sorted.field !== 'price'
        ? [sorted, { field: 'price', direction: sorted.direction }]
        : [sorted],
  };
}

/** Whether the query covers only part of the filter: `matchesFilter` must check its results. */
export const needsFiltering = (filter: ProductFilter): boolean =>
  filter.word !== undefined && variantTokens(filter).length > 0;

/** Whether a product passes the filter, without the word. */
export function matchesFilter(product: Product, filter: ProductFilter): boolean {
  const { categoryId, subCategoryId, brandId, wellRated, minPrice = 0, maxPrice = Infinity } = filter;
  const tokens = variantTokens(filter);
  return (
    (!categoryId || product.categoryId === categoryId) &&
    (!subCategoryId || product.subCategoryId === subCategoryId) &&
    (!brandId || product.brandId === brandId) &&
    (!wellRated || isWellRated(product)) &&
    product.price >= minPrice &&
    product.price <= maxPrice &&
    (tokens.length === 0 || facetsOf(product.variants).some((facet) => tokens.includes(facet)))
  );
}

function variantTokens({ colors = [], sizes = [], inStock = false }: ProductFilter): string[] {
  const anyOf = (option: 'color' | 'size', values: readonly string[]) =>
    values.length > 0 ? values.map((value) => ({ [option]: value })) : [{}];
  const wanted = anyOf('color', colors).flatMap((color) =>
    anyOf('size', sizes).map((size) => facetToken({ ...color, ...size, inStock })),
  );
  return wanted.filter(Boolean);
}
