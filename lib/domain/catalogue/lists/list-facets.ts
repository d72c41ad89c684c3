import type { FacetOption } from './facets';

/** How many products a filter would leave; there may be more when it is not exact. */
export interface FacetCount {
  readonly count: number;
  readonly isExact: boolean;
}

/** One value of a filter, in one language, with what it leaves of the whole list. */
export interface FacetValue extends FacetCount {
  readonly id: string;
  /** As the address names it. */
  readonly slug: string;
  readonly name: string;
  /** CSS colour of a colour, as `#rrggbb`. */
  readonly swatch?: string;
}

/** What a list can be narrowed to beside its categories. */
export interface ListFacets extends Record<FacetOption | 'brand', readonly FacetValue[]> {
  /** Four stars and up. */
  readonly rated: FacetCount;
  readonly stock: FacetCount;
}
