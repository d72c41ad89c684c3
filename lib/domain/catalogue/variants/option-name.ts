import { cleanLine } from '@/lib/domain/forms/clean-text';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';

/** Two numbers with a times sign between them, as `29.7 × 42`. */
const MEASURE = /\d[\d.,]*\s*[×xX*]\s*\d[\d.,]*/g;
const ARABIC_FIRST = /^\P{L}*\p{Script=Arabic}/u;
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Prevents line breaks inside: a narrow cart line would separate width and height. */
const unbroken = (text: string) => text.replace(/ /g, '\u00a0');
/** Unicode's isolates: the text between them keeps its own direction. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/**
 * Cleans the name of an option's value for storage: a measure stays on one line. In Arabic it must not be reversed, and
 * a name that begins with a Latin letter (A4) must still be read as Arabic wherever its first letter decides.
 */
export function cleanOptionName(typed: string): string {
  const name = cleanLine(typed).replace(MEASURE, unbroken);
  if (!/\p{Script=Arabic}/u.test(name)) return name;
  const measured = name.replace(MEASURE, isolated);
  return ARABIC_FIRST.test(name) ? measured : RIGHT_TO_LEFT_MARK + measured;
}

type Names = Readonly<Partial<Record<Locale, string>>>;

const comparable = (name = '') => normalizeForSearch(cleanLine(name));

/**
 * The names that repeat an earlier one, with the language. Names that differ only in capitals, marks or keyboard
 * letters count as equal, because shoppers could not tell them apart.
 */
export function repeatedNames(names: readonly Names[]): { index: number; locale: Locale }[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const keys = LOCALES.map((locale) => ({ locale, text: comparable(name[locale]) }))
      .filter(({ text }) => text !== '')
      .map(({ locale, text }) => ({ locale, key: `${locale} ${text}` }));
    const repeated = keys.find(({ key }) => seen.has(key));
    for (const { key } of keys) seen.add(key);
    return repeated ? [{ index, locale: repeated.locale }] : [];
  });
}

/** Whether two names mean the same value: they agree in each language that both have. A translation may be missing. */
export function isSameName(one: Names, other: Names): boolean {
  const both = LOCALES.filter((locale) => comparable(one[locale]) && comparable(other[locale]));
  return both.length > 0 && both.every((locale) => comparable(one[locale]) === comparable(other[locale]));
}
