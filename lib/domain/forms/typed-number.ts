import { latinDigits } from './clean-text';

/** A whole number as people type it, in Latin or Arabic digits, grouped or not; NaN when it is none. */
export function typedWholeNumber(typed: string): number {
  const digits = latinDigits(typed.trim()).replace(/[,٬]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
