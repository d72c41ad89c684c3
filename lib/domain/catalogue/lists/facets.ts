import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';

/** The options that lists are filtered by. */
export const FACET_OPTIONS = ['color', 'size'] as const;
export type FacetOption = (typeof FACET_OPTIONS)[number];

/** What a shopper wants of one and the same variant; a missing option means any value of it. */
export interface WantedVariant extends Partial<Record<FacetOption, string>> {
  readonly inStock?: boolean;
}

/** From this average on a product counts as '4 and up'. */
const WELL_RATED_FROM = 4;

/**
 * What one variant is found by, joined in one token because Firestore looks for one array element per query:
 * `color:oak size:a3`, or `stock color:oak size:a3` for one that can be bought; empty when nothing is wanted.
 */
export function facetToken({ inStock, ...options }: WantedVariant): string {
  const chosen = FACET_OPTIONS.flatMap((option) => (options[option] ? [`${option}:${options[option]}`] : []));
  return [...(inStock ? ['stock'] : []), ...chosen].join(' ');
}

/** Every token that one of the variants that are sold is found by, for the `facets` field. */
export function facetsOf(variants: readonly Variant[]): string[] {
  const tokens = offered(variants).flatMap(({ optionValues, stock }) =>
    combinations(optionValues).flatMap((wanted) => [
      facetToken(wanted),
      ...(stock > 0 ? [facetToken({ ...wanted, inStock: true })] : []),
    ]),
  );
  return [...new Set(tokens)].filter(Boolean).sort();
}

/** Each option named or left open: a variant of two options has four. */
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
