import type { DraftVariant } from '@/lib/domain/catalogue/editing/product-draft';
import { localized, type Locale, type LocalizedText } from '@/lib/domain/locale';

/** A key that changes when combinations are added, removed or reordered. */
export const variantIds = (variants: readonly DraftVariant[]): string =>
  variants.map(({ id }) => id).join('\n');

/** Whether a combination has all values of `filter`, a map of option id to value id; an empty value id matches any. */
export const matches = (
  { optionValues }: Pick<DraftVariant, 'optionValues'>,
  filter: Readonly<Record<string, string>>,
): boolean => Object.entries(filter).every(([option, value]) => !value || optionValues[option] === value);

/** An option of a product, or of its draft. */
interface Named {
  readonly id: string;
  readonly values: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** A combination's name from its values, such as "Walnut · A4". */
export const variantName = (
  options: readonly Named[],
  { optionValues }: Pick<DraftVariant, 'optionValues'>,
  locale: Locale,
): string =>
  options
    .flatMap(({ id, values }) => {
      const value = values.find((one) => one.id === optionValues[id]);
      return value ? [localized(value.name, locale)] : [];
    })
    .join(' · ');
