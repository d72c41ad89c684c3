import { latinDigits } from '@/lib/domain/forms/clean-text';
import { parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { PriceChange, Rounding } from './bulk-change';

export const PRICE_MODES = ['percent', 'amount', 'set'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

const PERCENT = { min: -100, max: 1000 } as const;

/** The fields as typed. */
export interface PriceForm {
  readonly mode: PriceMode;
  readonly value: string;
  readonly rounding: Rounding;
}

/** Parses the price change; null while incomplete. Digits may be Arabic; a leading minus lowers the price. */
export function parsePriceChange(
  { mode, value, rounding }: PriceForm,
  currency: CurrencyCode,
): PriceChange | null {
  const typed = latinDigits(value).replace('٫', '.').replace(/[−–]/, '-').replace(/[%٪]$/, '').trim();
  if (mode === 'percent') {
    const percent = /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
    return percent >= PERCENT.min && percent <= PERCENT.max ? { mode, percent, rounding } : null;
  }
  const amount = signedMoney(typed, currency);
  if (amount === null) return null;
  if (mode === 'amount') return { mode, amount, rounding };
  return amount >= 0 ? { mode, amount } : null;
}

function signedMoney(typed: string, currency: CurrencyCode): Minor | null {
  const amount = parseMoney(typed.replace(/^[+-]/, ''), currency);
  return amount !== null && typed.startsWith('-') ? -amount : amount;
}
