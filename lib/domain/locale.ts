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

/** The text without the language that a page in `locale` never shows: the other one, unless it stands in. */
export const shownIn = (text: LocalizedText, locale: Locale): LocalizedText =>
  text[locale] ? { en: '', ar: '', [locale]: text[locale] } : text;

/** The language and direction of a text, where they are not the page's: attributes of the element that shows it. */
export interface Foreign {
  readonly lang?: Locale;
  readonly dir?: 'ltr' | 'rtl';
}

/** What an element must say that shows `localized(text, locale)`. */
export function foreignTo(locale: Locale, text: LocalizedText): Foreign {
  const lang = text[locale] ? undefined : LOCALES.find((other) => text[other]);
  return lang ? { lang, dir: directionOf(lang) } : {};
}

export const DEFAULT_LOCALE: Locale = 'en';

/** A path in a language, as the browser shows it: the default language's bare, the other under its prefix. */
export const localPath = (path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
