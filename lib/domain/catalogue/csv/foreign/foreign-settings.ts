import { LOCALES, type Locale, type LocalizedText } from '@/lib/domain/locale';

/** In which language a file's texts are: one of the store's, or each by its letters. */
export const TEXT_LANGUAGES = ['letters', ...LOCALES] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** What the owner says of a file beside its columns. */
export interface ForeignSettings {
  readonly language: TextLanguage;
  /** Pieces of a combination that the other shop sold without counting them. */
  readonly assumedStock: number;
}

export const FIRST_SETTINGS: ForeignSettings = { language: 'letters', assumedStock: 1 };

const ARABIC = /\p{Script=Arabic}/u;

export const languageOf = (text: string, language: TextLanguage): Locale =>
  language === 'letters' ? (ARABIC.test(text) ? 'ar' : 'en') : language;

/** A text in its language, the other one left to be translated. */
export const inLanguage = (text: string, language: TextLanguage): LocalizedText => ({
  en: '',
  ar: '',
  [languageOf(text, language)]: text,
});
