export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text that a shopper reads, in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The text in `locale`, or in the other language where the translation is still missing. */
export function localized(text: LocalizedText, locale: Locale): string {
  return text[locale] || text.en || text.ar;
}
