import type { DraftVariant } from '@/lib/domain/catalogue/editing/product-draft';
import { localized, type Locale, type LocalizedText } from '@/lib/domain/locale';

/** Changes exactly when combinations come, go or change places. */
export const variantIds = (variants: readonly DraftVariant[]): string =>
  variants.map(({ id }) => id).join('\n');

/** Whether a combination has every value of `filter`, option id to value id; an empty one means any. */
export const matches = (
  { optionValues }: Pick<DraftVariant, 'optionValues'>,
  filter: Readonly<Record<string, string>>,
): boolean => Object.entries(filter).every(([option, value]) => !value || optionValues[option] === value);

/** An option of a product, or of the draft that it is edited in. */
interface Named {
  readonly id: string;
  readonly values: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** A combination by its values, as "Walnut · A4". */
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
