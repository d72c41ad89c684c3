import type { FacetOption } from './facets';

/** The number of products a filter would leave; a lower bound unless exact. */
export interface FacetCount {
  readonly count: number;
  readonly isExact: boolean;
}

/** One value of a filter in one language, with its count over the whole list. */
export interface FacetValue extends FacetCount {
  readonly id: string;
  /** The value in URLs. */
  readonly slug: string;
  readonly name: string;
  /** The CSS colour, as `#rrggbb`. */
  readonly swatch?: string;
}

/** A list's filters besides categories. */
export interface ListFacets extends Record<FacetOption | 'brand', readonly FacetValue[]> {
  /** Four stars and up. */
  readonly rated: FacetCount;
  readonly stock: FacetCount;
}
