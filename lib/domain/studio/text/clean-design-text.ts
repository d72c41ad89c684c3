import { composed } from '@/lib/domain/forms/clean-text';

/** Zero-width non-joiner: between two Arabic letters it is spelling, as in Persian; elsewhere it is nothing. */
const ZWNJ = '\u200c';
const NEEDLESS_ZWNJ = /(?<![\p{Script=Arabic}\p{M}])\u200c|\u200c(?![\p{Script=Arabic}])/gu;

/** Controls (but the line break), every format character (directions, joiners, tags) but ZWNJ, halves of pairs, private use. */
const UNPRINTED = /(?!\n|\u200c|[\u0600-\u0605\u06dd\u08e2])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\ufe00-\ufe0f]/gu;

const BLANKS = /[^\S\n]+/gu;

/** A text as a board shows it: NFC, one kind of space and line break, and nothing that prints no ink. Idempotent. */
export function cleanDesignText(typed: string): string {
  const plain = composed(typed.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(UNPRINTED, ''));
  return plain
    .replace(NEEDLESS_ZWNJ, '')
    .split('\n')
    .map((line) => line.replace(BLANKS, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Characters as people count them: a letter with its marks is one; line breaks and joiners are none. */
export const charactersIn = (text: string): number =>
  text.replaceAll(ZWNJ, '').match(/[^\p{M}\n]/gu)?.length ?? 0;

const EMOJI = /[\p{Emoji_Presentation}\p{Regional_Indicator}\u20e3]|(?![©®™])\p{Extended_Pictographic}/u;

/** The first emoji in it: no face of the studio draws them. */
export const emojiIn = (text: string): string | undefined => EMOJI.exec(text)?.[0];
