// C0 and C1 controls without line breaks, marks, overrides and isolates of direction, zero-width space, word joiner, byte-order
// mark, and half an emoji as a limit cuts it, which no database keeps. Zero-width (non-)joiners stay: Arabic and emoji need them.
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Bidi_C}\p{Surrogate}\u200b\u2060\ufeff]/gu;

/** One line of what a person typed: no control or direction characters, single spaces, trimmed, NFC. */
export function cleanLine(value: string): string {
  return cleanParagraphs(value).replace(/\s+/g, ' ');
}

/** The same, keeping line breaks. */
export function cleanParagraphs(value: string): string {
  return composed(value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '')).trim();
}

/** More marks upon one letter than any language has; putting them in order takes a time that grows with their square. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu;

/** In NFC, with thirty marks upon a letter at most (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format). */
export const composed = (value: string): string => value.replace(PILED_MARKS, '$1').normalize('NFC');

/** Arabic-Indic, Persian and full-width digits as Latin ones, so that a courier's system and a `tel:` link understand them. */
export function latinDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
