import { latinDigits } from '@/lib/domain/forms/clean-text';

const MAX_TOKENS = 100;

const LATIN_MARKS = /[\u0300-\u036f]/g;
const TASHKEEL_AND_TATWEEL = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Folds spellings that Arabic readers take for the same word. */
const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  [/[\u0622\u0623\u0625\u0671]/g, '\u0627'], // alef with madda, hamza or wasla: alef
  [/\u0649/g, '\u064a'], // alef maqsura: yaa
  [/\u0629/g, '\u0647'], // taa marbuta: haa
  [/\u0624/g, '\u0648'], // hamza on waw: waw
  [/\u0626/g, '\u064a'], // hamza on yaa: yaa
];

/** Normalizes words for search: no case, accents, tashkeel or tatweel, one spelling per Arabic letter and digit. */
export function normalizeForSearch(text: string): string {
  // Composed first: decomposing would split an alef from its hamza, which SAME_LETTER folds as one.
  const arabic = SAME_LETTER.reduce(
    (folded, [variants, letter]) => folded.replace(variants, letter),
    latinDigits(text.normalize('NFKC')),
  );
  return arabic.normalize('NFKD').replace(LATIN_MARKS, '').replace(TASHKEEL_AND_TATWEEL, '').toLowerCase();
}

/** The distinct words of `texts` in search form, for the `searchTokens` field that products are found by. */
export function searchTokens(...texts: readonly string[]): string[] {
  const words = normalizeForSearch(texts.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, MAX_TOKENS);
}
