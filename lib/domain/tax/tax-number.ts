/** The format of VAT numbers in countries whose authority defines one. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  SA: /^3\d{13}3$/,
  AE: /^\d{15}$/,
};
const ANY = /^[\dA-Z-]{3,20}$/i;

/** Whether a number is a possible VAT number of a store in `country`. */
export const isTaxNumber = (number: string, country: string): boolean =>
  (NUMBERS[country] ?? ANY).test(number);
