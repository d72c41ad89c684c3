// C0 and C1 controls except line breaks; direction marks, overrides and isolates; zero-width space, word joiner and
// byte-order mark; half an emoji cut by a limit, which no database stores. Zero-width (non-)joiners stay: Arabic and
// emoji need them.
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Bidi_C}\p{Surrogate}\u200b\u2060\ufeff]/gu;

/** Cleans one typed line: no control or direction characters, single spaces, trimmed, NFC. */
export function cleanLine(value: string): string {
  return cleanParagraphs(value).replace(/\s+/g, ' ');
}

/** The same, but keeps line breaks, all as `\n`. */
export function cleanParagraphs(value: string): string {
  return composed(value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(INVISIBLE, '')).trim();
}

/** More marks on one letter than any language uses; sorting them takes quadratic time. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu;

/** NFC with at most thirty marks per letter (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format). */
export const composed = (value: string): string => value.replace(PILED_MARKS, '$1').normalize('NFC');

/** Converts Arabic-Indic, Persian and full-width digits to Latin ones, for couriers' systems and `tel:` links. */
export function latinDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
