import { latinDigits } from '@/lib/domain/forms/clean-text';
import { majorUnits, parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';

/** Parses a typed amount; NaN if it is not one, which every schema refuses. */
export const readAmount = (typed: string, currency: CurrencyCode): Minor =>
  parseMoney(typed, currency) ?? Number.NaN;

/** The same, but an empty field gives null, which turns the amount off. */
export const readAmountOrNone = (typed: string, currency: CurrencyCode): Minor | null =>
  typed.trim() ? readAmount(typed, currency) : null;

export const showAmount = (amount: Minor | null, currency: CurrencyCode): string =>
  amount === null ? '' : majorUnits(amount, currency);

const NUMBER = /^\d{1,12}(?:\.\d{1,12})?$/;

/** Parses a number in Latin or Arabic digits; NaN if it is not one. */
export function readNumber(typed: string): number {
  const latin = latinDigits(typed.trim()).replace('٫', '.');
  return NUMBER.test(latin) ? Number(latin) : Number.NaN;
}

export const readNumberOrNone = (typed: string): number | null => (typed.trim() ? readNumber(typed) : null);
