import type { DraftOption, DraftVariant } from '@/lib/domain/catalogue/editing/product-draft';
import { localized, type Locale } from '@/lib/domain/locale';

/** Changes exactly when combinations come, go or change places. */
export const variantIds = (variants: readonly DraftVariant[]): string =>
  variants.map(({ id }) => id).join('\n');

/** Whether a combination has every value of `filter`, option id to value id; an empty one means any. */
export const matches = (
  { optionValues }: Pick<DraftVariant, 'optionValues'>,
  filter: Readonly<Record<string, string>>,
): boolean => Object.entries(filter).every(([option, value]) => !value || optionValues[option] === value);

/** A combination by its values, as "Walnut · A4". */
export const variantName = (
  options: readonly DraftOption[],
  { optionValues }: Pick<DraftVariant, 'optionValues'>,
  locale: Locale,
): string =>
  options
    .flatMap(({ id, values }) => {
      const value = values.find((one) => one.id === optionValues[id]);
      return value ? [localized(value.name, locale)] : [];
    })
    .join(' · ');
