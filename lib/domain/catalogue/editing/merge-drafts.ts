import { parseDraft } from '@/lib/domain/catalogue/editing/parse-draft';
import { newVariant, type ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import { variantList } from '@/lib/domain/catalogue/variants/variant-combinations';
import { mergeEdits, type Choice, type Difference, type Json } from './merge-edits';

/** Two people's edits of the same base version. */
export interface Versions {
  readonly base: ProductDraft;
  readonly mine: ProductDraft;
  readonly theirs: ProductDraft;
}

/** Updates the combinations after an option change. */
export const withCombinations = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  variants: variantList(draft.options, draft.variants, newVariant),
});

/** Merges two people's versions of a product (see `mergeEdits`), and lists their conflicts. */
export function mergeDrafts(
  versions: Versions,
  choose?: (path: readonly string[]) => Choice,
): { draft: ProductDraft; differences: readonly Difference[] } {
  const { value, differences } = mergeEdits(
    { base: json(versions.base), mine: json(versions.mine), theirs: json(versions.theirs) },
    choose,
  );
  return { draft: withCombinations(parseDraft(value) ?? versions.mine), differences };
}

/** Confirmations concern the caller's own edit; they are not part of the product. */
const json = ({ confirmedTexts: _, images, options, variants, ...texts }: ProductDraft): Json => ({
  ...texts,
  images: images.map((image) => ({ ...image })),
  options: options.map((option) => ({ ...option, values: option.values.map((value) => ({ ...value })) })),
  variants: variants.map((variant) => ({ ...variant })),
});
