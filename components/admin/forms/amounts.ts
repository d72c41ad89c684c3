import { latinDigits } from '@/lib/domain/forms/clean-text';
import { majorUnits, parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';

/** What was typed for an amount; NaN, which every schema refuses, when it is none. */
export const readAmount = (typed: string, currency: CurrencyCode): Minor =>
  parseMoney(typed, currency) ?? Number.NaN;

/** The same where an empty field switches the amount off. */
export const readAmountOrNone = (typed: string, currency: CurrencyCode): Minor | null =>
  typed.trim() ? readAmount(typed, currency) : null;

export const showAmount = (amount: Minor | null, currency: CurrencyCode): string =>
  amount === null ? '' : majorUnits(amount, currency);

const NUMBER = /^\d{1,12}(?:\.\d{1,12})?$/;

/** A number that was typed, in Latin or Arabic digits; NaN when it is none. */
export function readNumber(typed: string): number {
  const latin = latinDigits(typed.trim()).replace('٫', '.');
  return NUMBER.test(latin) ? Number(latin) : Number.NaN;
}

export const readNumberOrNone = (typed: string): number | null => (typed.trim() ? readNumber(typed) : null);
