/** As `orderNumber` makes them. */
const NUMBER = /^B-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{3}$/;

/** The order number in what a scanner or a hand typed; null where there is none. A scanner may send the barcode's `*` too. */
export function scannedNumber(typed: string): string | null {
  const number = typed
    .replace(/[\s*\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
  return NUMBER.test(number) ? number : null;
}
