import { composed } from '@/lib/domain/forms/clean-text';

/** Zero-width non-joiner: part of the spelling between two Arabic letters, as in Persian; meaningless elsewhere. */
const ZWNJ = '\u200c';
const NEEDLESS_ZWNJ = /(?<![\p{Script=Arabic}\p{M}])\u200c|\u200c(?![\p{Script=Arabic}])/gu;

/**
 * Controls except line breaks, all format characters (directions, joiners, tags) except ZWNJ, lone surrogates, private
 * use.
 */
const UNPRINTED = /(?!\n|\u200c|[\u0600-\u0605\u06dd\u08e2])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\ufe00-\ufe0f]/gu;

const BLANKS = /[^\S\n]+/gu;

/** Normalizes a text for a board: NFC, one kind of space and line break, only printable characters. Idempotent. */
export function cleanDesignText(typed: string): string {
  // Most fields are empty at most keystrokes.
  if (typed === '') return '';
  const plain = composed(typed.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(UNPRINTED, ''));
  return plain
    .replace(NEEDLESS_ZWNJ, '')
    .split('\n')
    .map((line) => line.replace(BLANKS, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Counts user-perceived characters: a letter with its marks is one; line breaks and joiners do not count. */
export const charactersIn = (text: string): number =>
  text.replaceAll(ZWNJ, '').match(/[^\p{M}\n]/gu)?.length ?? 0;

const EMOJI = /[\p{Emoji_Presentation}\p{Regional_Indicator}\u20e3]|(?![©®™])\p{Extended_Pictographic}/u;

/** The first emoji of a text: the studio's typefaces contain none. */
export const emojiIn = (text: string): string | undefined => EMOJI.exec(text)?.[0];
