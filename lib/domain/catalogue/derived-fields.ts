import { productCompleteness } from './completeness';
import { facetsOf, isWellRated } from './lists/facets';
import { sumStock } from '@/lib/domain/stock/move-stock';
import { nearTokens } from './search/near-words';
import type { Product } from './product';
import { searchedTexts } from './search/search-match';
import { searchTokens } from './search/search-tokens';

/** Fields derived from a product's others, for lists, filters and search. */
export interface DerivedFields extends VariantFields {
  readonly wellRated: boolean;
  readonly searchTokens: readonly string[];
  readonly nearTokens: readonly string[];
  /** Whole per cent; the owner's list shows the mean. */
  readonly completeness: number;
}

interface VariantFields extends Pick<Product, 'stock'> {
  readonly facets: readonly string[];
}

type Source = Pick<Product, 'variants' | 'ratingSum' | 'ratingCount'> &
  Parameters<typeof productCompleteness>[0];

/**
 * All derived fields but the list price (`listedPrice`), which also depends on time. Every write of a whole product, or
 * of its texts, variants or rating, includes these: the seed, the editor, imports, orders and reviews.
 */
export const derivedFields = (product: Source): DerivedFields => ({
  ...variantFields(product),
  wellRated: isWellRated(product),
  ...textFields(product),
  completeness: productCompleteness(product).percent,
});

/** Derived from the variants alone. */
export const variantFields = ({ variants }: Pick<Source, 'variants'>): VariantFields => ({
  stock: sumStock(variants),
  facets: facetsOf(variants),
});

/**
 * The version of the output of `textFields`. Raise it whenever search folds or splits words differently:
 * `reindexProducts` then indexes stored products again.
 */
export const SEARCH_VERSION = 1;

/** Derived from the texts alone. */
export const textFields = (
  product: Pick<Source, 'title' | 'description'>,
): Pick<DerivedFields, 'searchTokens' | 'nearTokens'> => ({
  searchTokens: searchTokens(...searchedTexts(product)),
  nearTokens: nearTokens(product.title.en, product.title.ar),
});
