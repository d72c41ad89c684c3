/** The format of `orderNumber`. */
const NUMBER = /^B-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{3}$/;

/** Extracts the order number from scanned or typed text; null without one. A scanner may include the barcode's `*`. */
export function scannedNumber(typed: string): string | null {
  const number = typed
    .replace(/[\s*\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
  return NUMBER.test(number) ? number : null;
}
