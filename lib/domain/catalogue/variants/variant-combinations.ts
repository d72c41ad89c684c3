import { variantId } from '@/lib/domain/ids';
import type { ProductOption, Variant } from '@/lib/domain/catalogue/product';
import { freeSlug } from '@/lib/domain/catalogue/slug';

/**
 * The most combinations a product may have. A Firestore document holds 1 MiB; 500 variants take about 150 KB of it, and
 * every list reads whole products.
 */
export const MAX_VARIANTS = 500;

type Choices = Readonly<Record<string, string>>;
type Axis = Pick<ProductOption, 'id'> & { readonly values: readonly { readonly id: string }[] };
type Combined = Pick<Variant, 'optionValues'> & { readonly id: string };

/** The number of combinations; 1 without options. Options without values do not count. */
export const countCombinations = (options: readonly Axis[]): number =>
  withValues(options).reduce((product, { values }) => product * values.length, 1);

/** Every choice of one value per option, the last option changing fastest; one empty choice without options. */
export const variantCombinationList = (options: readonly Axis[]): Choices[] =>
  withValues(options).reduce<Choices[]>(
    (combinations, { id, values }) =>
      combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value.id }))),
    [{}],
  );

/**
 * The variants of all combinations of `options`, in order. A combination keeps its variant; for an added option its
 * first value inherits, and for a removed one the first of the merged variants stays. `create` makes missing ones from
 * `like`, the closest existing variant, under a free id: an existing id may come from values that another variant has
 * now. A variant whose values differ from those in `saved`, because all of an option's values were retyped, gets a new
 * id too: carts with the old id mean the old values.
 */
export function variantList<V extends Combined>(
  options: readonly Axis[],
  before: readonly V[],
  create: (id: string, like: V | undefined) => V,
  saved: readonly Combined[] = [],
): V[] {
  const axes = withValues(options);
  const left = new Set(before);
  const savedAs = new Map(saved.map(({ id, optionValues }) => [id, optionValues]));
  const isOther = (id: string, chosen: Choices) => contradicts(savedAs.get(id) ?? {}, chosen);
  const combinations = variantCombinationList(axes).map((chosen) => {
    const existing = [...left].find((variant) => standsFor(variant.optionValues, chosen, axes));
    if (existing) left.delete(existing);
    return {
      chosen,
      existing,
      id: existing && !isOther(existing.id, chosen) ? existing.id : undefined,
    };
  });
  const taken = new Set(combinations.map(({ id }) => id));
  return combinations.map(({ chosen, existing, id: own }) => {
    const id =
      own ??
      freeSlug(combinationId(chosen), (candidate) => taken.has(candidate) || isOther(candidate, chosen));
    taken.add(id);
    const variant = existing ? { ...existing, id } : create(id, closest(before, chosen));
    return { ...variant, optionValues: chosen };
  });
}

/** An id for a new variant, from its values; `only` for a product without options. */
export const combinationId = (chosen: Choices): string =>
  variantId(Object.values(chosen).join('-').slice(0, 128) || 'only');

const withValues = (options: readonly Axis[]) => options.filter(({ values }) => values.length > 0);

/** Whether a variant matches this choice: its known options agree, and all others have their first value. */
function standsFor(known: Choices, chosen: Choices, axes: readonly Axis[]): boolean {
  return axes.every(({ id, values }) => (known[id] ?? values[0]?.id) === chosen[id]);
}

const contradicts = (known: Choices, chosen: Choices): boolean =>
  Object.entries(known).some(([option, value]) => (chosen[option] ?? value) !== value);

function closest<V extends Combined>(variants: readonly V[], chosen: Choices): V | undefined {
  const inCommon = ({ optionValues }: V) =>
    Object.entries(chosen).filter(([option, value]) => optionValues[option] === value).length;
  return variants.reduce<V | undefined>(
    (best, variant) => (best && inCommon(best) >= inCommon(variant) ? best : variant),
    undefined,
  );
}
