// C0 and C1 controls without line breaks, marks, overrides and isolates of direction, zero-width space, word joiner, byte-order
// mark. Zero-width (non-)joiners stay: Arabic and emoji need them.
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Bidi_C}\u200b\u2060\ufeff]/gu;

/** One line of what a person typed: no control or direction characters, single spaces, trimmed, NFC. */
export function cleanLine(value: string): string {
  return cleanParagraphs(value).replace(/\s+/g, ' ');
}

/** The same, keeping line breaks. */
export function cleanParagraphs(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** Arabic-Indic and Persian digits as Latin ones, so that a couriers' system and a `tel:` link understand them. */
export function latinDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
