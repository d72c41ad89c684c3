import type { DraftOption, DraftVariant, ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';

type Variants = readonly DraftVariant[];

/** Gives `fields` of the variants that a fill changed back their values of `before`. */
export function undoFill(
  now: Variants,
  before: Variants,
  fields: readonly (keyof DraftVariant)[],
): DraftVariant[] {
  const filled = new Map(before.map((variant) => [variant.id, variant]));
  return now.map((variant) => {
    const former = filled.get(variant.id);
    const given = fields.map((field) => [field, former?.[field]]);
    return former ? { ...variant, ...Object.fromEntries(given) } : variant;
  });
}

type Options = Pick<ProductDraft, 'options' | 'variants'>;

/**
 * Puts what a removal took from `before` (leaving `left`) back into the present options. The variants are those to make
 * combinations of: the present ones and those that went with the removal.
 */
export function undoDrop(now: Options, before: Options, left: readonly DraftOption[]): Options {
  const byId = <T extends { readonly id: string }>(list: readonly T[], id: string) =>
    list.find((item) => item.id === id);
  const options = putBack(now.options, before.options, left).map((option) => {
    const [former, rest] = [byId(before.options, option.id), byId(left, option.id)];
    return former && rest
      ? { ...option, values: putBack(option.values, former.values, rest.values) }
      : option;
  });
  const kept = now.variants.map((variant) => ({
    ...variant,
    // Of a removed option, it says which value the variant had.
    optionValues: { ...byId(before.variants, variant.id)?.optionValues, ...variant.optionValues },
  }));
  return { options, variants: putBack(kept, before.variants, []) };
}

/** Inserts what `before` has and `left` has not, unless it is back already. */
function putBack<T extends { readonly id: string }>(
  now: readonly T[],
  before: readonly T[],
  left: readonly T[],
): T[] {
  const known = new Set([...now, ...left].map(({ id }) => id));
  return before.reduce<T[]>(
    (list, item, index) =>
      known.has(item.id) ? list : [...list.slice(0, index), item, ...list.slice(index)],
    [...now],
  );
}
