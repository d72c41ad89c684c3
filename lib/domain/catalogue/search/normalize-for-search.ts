import { latinDigits } from '@/lib/domain/forms/clean-text';

/** Accents on Latin letters; Arabic vowel and Quranic marks, and tatweel. */
const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g;

/** Joiners, direction marks and other invisible characters (Unicode's category Cf). */
const UNSEEN = /\p{Cf}/gu;

/** Spellings that Arabic readers treat as the same letter, from Arabic, Persian and Urdu keyboards. */
const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  [/[\u0622\u0623\u0625\u0671-\u0673\u0675]/g, '\u0627'], // alef with madda, hamza, wasla: alef
  [/[\u0626\u0649\u0678\u06cc-\u06ce\u06d0-\u06d3]/g, '\u064a'], // alef maqsura, hamza on yaa, Persian and Urdu yaa: yaa
  [/[\u0629\u06be\u06c0-\u06c3\u06d5]/g, '\u0647'], // taa marbuta, Urdu and Persian haa: haa
  [/[\u0624\u0676]/g, '\u0648'], // hamza on waw: waw
  [/[\u06a9-\u06aa]/g, '\u0643'], // Persian and swash kaf: kaf
];

/** Normalizes a word for search: no case, accents or vowel marks, one form per Arabic letter and digit. */
export function normalizeForSearch(text: string): string {
  // Composed first: decomposing would split an alef from its hamza, which SAME_LETTER folds as one.
  const arabic = SAME_LETTER.reduce(
    (folded, [variants, letter]) => folded.replace(variants, letter),
    latinDigits(text.normalize('NFKC').replace(UNSEEN, '')),
  );
  return arabic.normalize('NFKD').replace(MARKS, '').toLowerCase();
}
