import { localized, type Locale, type LocalizedText } from '@/lib/domain/locale';
import type { Product, ProductOption, Variant } from '@/lib/domain/catalogue/product';

/** The names of a custom option, such as "Finish", and its chosen value. */
interface OtherChoice {
  readonly option: LocalizedText;
  readonly value: LocalizedText;
}

/** A variant's chosen values, by their names. */
export interface Choices {
  /** Null without such an option; the same for the size. */
  readonly color: LocalizedText | null;
  readonly size: LocalizedText | null;
  /** All other options, in the product's order. */
  readonly others: readonly OtherChoice[];
}

export function choicesOf({ options }: Pick<Product, 'options'>, { optionValues }: Variant): Choices {
  const valueOf = (option: ProductOption | undefined) =>
    option?.values.find(({ id }) => id === optionValues[option.id])?.name ?? null;
  const named = (wanted: string) => valueOf(options.find(({ id }) => id === wanted));
  const others = options.flatMap((option) => {
    const value = option.id === 'color' || option.id === 'size' ? null : valueOf(option);
    return value ? [{ option: option.name, value }] : [];
  });
  return { color: named('color'), size: named('size'), others };
}

/** The choices as texts; colour and size appear without the option's name. */
export const choiceTexts = ({ color, size, others }: Choices, locale: Locale): string[] => [
  ...[color, size].flatMap((name) => (name ? [localized(name, locale)] : [])),
  ...others.map(({ option, value }) => `${localized(option, locale)}: ${localized(value, locale)}`),
];
