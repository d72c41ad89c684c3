import { LOCALES, type Locale, type LocalizedText } from '@/lib/domain/locale';

/** The language of a file's texts: one of the store's, or detected from each text's letters. */
export const TEXT_LANGUAGES = ['letters', ...LOCALES] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The owner's answers about a file. */
export interface ForeignSettings {
  readonly language: TextLanguage;
  /** The stock to assume for combinations that the other shop sold without counting. */
  readonly assumedStock: number;
}

export const FIRST_SETTINGS: ForeignSettings = { language: 'letters', assumedStock: 1 };

const ARABIC = /\p{Script=Arabic}/u;

export const languageOf = (text: string, language: TextLanguage): Locale =>
  language === 'letters' ? (ARABIC.test(text) ? 'ar' : 'en') : language;

/** A text in its language; the other language stays empty. */
export const inLanguage = (text: string, language: TextLanguage): LocalizedText => ({
  en: '',
  ar: '',
  [languageOf(text, language)]: text,
});
