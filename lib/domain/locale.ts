export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text for shoppers, in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** Already isolated text, or a measure, range, date or time in Latin digits, such as `30×50` and `3-5`. */
const NUMBER_PAIR =
  /\u2066[^\u2069]*\u2069|(?<![A-Za-z\d.,])\d[\d.,]*(?:\s?[×xX*/:\-–—]\s?\d[\d.,]*)+(?:\s?(?:mm|cm|m|in))?(?![A-Za-z\d])/g;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Keeps pairs of numbers in their typed order: in Arabic text a browser would show `30×50` as 50×30. Adds Unicode's
 * isolates, which are invisible.
 */
export const isolateNumberPairs = (text: string): string =>
  ARABIC.test(text)
    ? text.replace(NUMBER_PAIR, (pair) => (pair.startsWith('\u2066') ? pair : `\u2066${pair}\u2069`))
    : text;

/** The raw text in `locale`, or in the other language if the translation is missing. */
export function textIn(text: LocalizedText, locale: Locale): string {
  return text[locale] || text.en || text.ar;
}

/** The text for display on screens and in mails, but not in files or for other programs. */
export const localized = (text: LocalizedText, locale: Locale): string =>
  isolateNumberPairs(textIn(text, locale));

/** Removes the language that a page in `locale` never shows: the other one, unless it is the fallback. */
export const shownIn = (text: LocalizedText, locale: Locale): LocalizedText =>
  text[locale] ? { en: '', ar: '', [locale]: text[locale] } : text;

/** The language and direction of a text if they differ from the page's, as attributes of its element. */
export interface Foreign {
  readonly lang?: Locale;
  readonly dir?: 'ltr' | 'rtl';
}

/** The attributes of an element that shows `localized(text, locale)`. */
export function foreignTo(locale: Locale, text: LocalizedText): Foreign {
  const lang = text[locale] ? undefined : LOCALES.find((other) => text[other]);
  return lang ? { lang, dir: directionOf(lang) } : {};
}

export const DEFAULT_LOCALE: Locale = 'en';

/** A path in a language, as the browser shows it: without a prefix for the default language. */
export const localPath = (path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
