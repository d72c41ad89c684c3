import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';

/** The option values of a variant, as mails name them. */
export const chosenOptions = (
  { options }: Pick<Product, 'options'>,
  { optionValues }: Pick<Variant, 'optionValues'>,
  locale: Locale,
): string[] =>
  options.flatMap(({ id, values }) => {
    const chosen = values.find((value) => value.id === optionValues[id]);
    return chosen ? localized(chosen.name, locale) : [];
  });
