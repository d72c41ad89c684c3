import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { Picture } from '@/lib/domain/catalogue/product-summary';
import { foreignTo, localized, type Locale, type LocalizedText } from '@/lib/domain/locale';
import type { ShownText } from './resolved-section';

/** A text of a page in one language, or in the other where it has none. */
export const textOf = (text: LocalizedText, locale: Locale): ShownText => ({
  text: localized(text, locale),
  ...foreignTo(locale, text),
});

/** The same; null for an empty text. */
export const shownText = (text: LocalizedText, locale: Locale): ShownText | null =>
  text.en || text.ar ? textOf(text, locale) : null;

/** A picture with its description in one language. */
export const withAlt = (image: ProductImage, locale: Locale): Picture => ({
  ...image,
  alt: localized(image.alt, locale),
});
