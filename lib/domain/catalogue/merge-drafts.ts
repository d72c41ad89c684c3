import { mergeEdits, type Choice, type Difference, type Json } from './merge-edits';
import { parseDraft } from './parse-draft';
import { newVariant, type ProductDraft } from './product-draft';
import { variantList } from './variant-combinations';

/** What two people made of the version that both began from. */
export interface Versions {
  readonly base: ProductDraft;
  readonly mine: ProductDraft;
  readonly theirs: ProductDraft;
}

/** Keeps the combinations true to the options after these changed. */
export const withCombinations = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  variants: variantList(draft.options, draft.variants, newVariant),
});

/** Two people's versions of a product as one (see `mergeEdits`), and where they differ. */
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

/** Confirmations are notes to the function about one's own edit, not part of the product. */
const json = ({ confirmedTexts: _, images, options, variants, ...texts }: ProductDraft): Json => ({
  ...texts,
  images: images.map((image) => ({ ...image })),
  options: options.map((option) => ({ ...option, values: option.values.map((value) => ({ ...value })) })),
  variants: variants.map((variant) => ({ ...variant })),
});
