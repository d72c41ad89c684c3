import { latinDigits } from './clean-text';

/** Parses a whole number in Latin or Arabic digits, grouped or not; NaN when invalid. */
export function typedWholeNumber(typed: string): number {
  const digits = latinDigits(typed.trim()).replace(/[,٬]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
