import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';

/** The options that lists can be filtered by. */
export const FACET_OPTIONS = ['color', 'size'] as const;
export type FacetOption = (typeof FACET_OPTIONS)[number];

/** A shopper's filter for a single variant; a missing option matches any value. */
export interface WantedVariant extends Partial<Record<FacetOption, string>> {
  readonly inStock?: boolean;
}

/** The lowest average of '4 and up'. */
const WELL_RATED_FROM = 4;

/**
 * A variant's filter as one token, because Firestore searches one array element per query: `color:oak size:a3`, or
 * `stock color:oak size:a3` for variants in stock; empty for no filter.
 */
export function facetToken({ inStock, ...options }: WantedVariant): string {
  const chosen = FACET_OPTIONS.flatMap((option) => (options[option] ? [`${option}:${options[option]}`] : []));
  return [...(inStock ? ['stock'] : []), ...chosen].join(' ');
}

/** All tokens of the variants on sale, for the `facets` field. */
export function facetsOf(variants: readonly Variant[]): string[] {
  const tokens = offered(variants).flatMap(({ optionValues, stock }) =>
    combinations(optionValues).flatMap((wanted) => [
      facetToken(wanted),
      ...(stock > 0 ? [facetToken({ ...wanted, inStock: true })] : []),
    ]),
  );
  return [...new Set(tokens)].filter(Boolean).sort();
}

/** Every subset of the options: a variant of two options has four. */
const combinations = (values: Variant['optionValues']): WantedVariant[] =>
  FACET_OPTIONS.reduce<WantedVariant[]>(
    (wanted, option) => {
      const value = values[option];
      return value ? wanted.flatMap((one) => [one, { ...one, [option]: value }]) : wanted;
    },
    [{}],
  );

/** Whether reviews average four stars or more. */
export const isWellRated = ({
  ratingSum,
  ratingCount,
}: Pick<Product, 'ratingSum' | 'ratingCount'>): boolean =>
  ratingCount > 0 && ratingSum / ratingCount >= WELL_RATED_FROM;
