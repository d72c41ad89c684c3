export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text that a shopper reads, in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** What is isolated already, or else a measure, range, date or time in Latin digits, as `30×50` and `3-5`. */
const NUMBER_PAIR =
  /\u2066[^\u2069]*\u2069|(?<![A-Za-z\d.,])\d[\d.,]*(?:\s?[×xX*/:\-–—]\s?\d[\d.,]*)+(?:\s?(?:mm|cm|m|in))?(?![A-Za-z\d])/g;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Keeps pairs of numbers in the order in which they were typed: in Arabic text a browser shows `30×50` as 50×30. Puts
 * Unicode's isolates around them, which nobody sees.
 */
export const isolateNumberPairs = (text: string): string =>
  ARABIC.test(text)
    ? text.replace(NUMBER_PAIR, (pair) => (pair.startsWith('\u2066') ? pair : `\u2066${pair}\u2069`))
    : text;

/** The text in `locale` as it was typed, or in the other language where the translation is still missing. */
export function textIn(text: LocalizedText, locale: Locale): string {
  return text[locale] || text.en || text.ar;
}

/** The same as a person reads it: for screens and mails, not for files and other programs. */
export const localized = (text: LocalizedText, locale: Locale): string =>
  isolateNumberPairs(textIn(text, locale));

/** The text without the language that a page in `locale` never shows: the other one, unless it is the fallback. */
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
