const SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Normalizes an IBAN: without spaces, in capitals. */
export const cleanIban = (typed: string): string => typed.replace(/[\s\u200e\u200f-]/g, '').toUpperCase();

/** Whether the check digits of ISO 13616 match, so that no money goes to a mistyped account. */
export function isIban(iban: string): boolean {
  if (!SHAPE.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const sign of turned)
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Formats an IBAN in groups of four, as banks print it. */
export const showIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
