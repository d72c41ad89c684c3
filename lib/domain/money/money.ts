import { decimal, isolated, minusOf, type Writing } from '@/lib/domain/formats';
import { latinDigits } from '@/lib/domain/forms/clean-text';

/** Currencies a store may offer, with their minor-unit digits (ISO 4217). */
export const CURRENCY_DECIMALS = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  AED: 2,
  SAR: 2,
  QAR: 2,
  EGP: 2,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  JOD: 3,
  JPY: 0,
} as const;
export type CurrencyCode = keyof typeof CURRENCY_DECIMALS;
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

/** An amount in the currency's minor units (cents, fils); always an integer. */
export type Minor = number;

export interface Money {
  readonly amount: Minor;
  readonly currency: CurrencyCode;
}

export const isCurrencyCode = (value: unknown): value is CurrencyCode =>
  typeof value === 'string' && Object.hasOwn(CURRENCY_DECIMALS, value);

/** Units of `to` per unit of the store's base currency, set by the owner. */
export type ExchangeRate = number;

/**
 * Converts minor units from one currency into another, rounding half away from zero once.
 * `rate` is units of `to` per unit of `from`.
 */
export const convertMinor = (
  amount: Minor,
  from: CurrencyCode,
  to: CurrencyCode,
  rate: ExchangeRate,
): Minor => (from === to ? amount : converted(amount, from, to, rate, 1));

/**
 * Card payments in currencies with three decimals must be multiples of ten:
 * https://docs.stripe.com/currencies#three-decimal
 */
export const cardStepOf = (currency: CurrencyCode): Minor => (CURRENCY_DECIMALS[currency] === 3 ? 10 : 1);

/**
 * Converts a price or charge from `from` to `to`, in minor units that a card can pay, rounding half away from zero
 * once; sums of such prices need no rounding. Every price that a shopper sees is converted this way.
 */
export const convertPrice = (
  amount: Minor,
  from: CurrencyCode,
  to: CurrencyCode,
  rate: ExchangeRate,
): Minor => converted(amount, from, to, from === to ? 1 : rate, cardStepOf(to));

/** Rounds to a multiple of `step`. */
function converted(
  amount: Minor,
  from: CurrencyCode,
  to: CurrencyCode,
  rate: ExchangeRate,
  step: Minor,
): Minor {
  const scale = 10 ** (CURRENCY_DECIMALS[to] - CURRENCY_DECIMALS[from]);
  // toPrecision(15) removes the binary tail of products such as 1.005 * 100 before the one rounding.
  const steps = Number(((amount * rate * scale) / step).toPrecision(15));
  return Math.sign(steps) * Math.round(Math.abs(steps)) * step;
}

/** Formats an amount as a plain decimal number such as `24.00`, for machines and fields. */
export function majorUnits(amount: Minor, currency: CurrencyCode): string {
  const decimals = CURRENCY_DECIMALS[currency];
  return (amount / 10 ** decimals).toFixed(decimals);
}

/** Currency signs that differ from the code, by CLDR 48: in English, and in the Arabic of the Emirates. */
const SIGNS: Readonly<Record<CurrencyCode, { readonly en?: string; readonly ar: string }>> = {
  USD: { en: '$', ar: 'US$' },
  EUR: { en: '€', ar: '€' },
  GBP: { en: '£', ar: 'UK£' },
  AED: { ar: 'د.إ.' },
  SAR: { ar: 'ر.س.' },
  QAR: { ar: 'ر.ق.' },
  EGP: { ar: 'ج.م.' },
  KWD: { ar: 'د.ك.' },
  BHD: { ar: 'د.ب.' },
  OMR: { ar: 'ر.ع.' },
  JOD: { ar: 'د.أ.' },
  JPY: { en: '¥', ar: 'JP¥' },
};

/**
 * Formats money for people like `Intl` (docs/decisions/070). In Arabic the amount is isolated so that bidi text never
 * reverses it, and so is the sign: "US$" would become "$US".
 */
export function formatMoney({ amount, currency }: Money, writing: Writing): string {
  const decimals = CURRENCY_DECIMALS[currency];
  const units = decimal(Math.abs(amount) / 10 ** decimals, writing, { least: decimals, most: decimals });
  const minus = amount < 0 ? minusOf(writing) : '';
  const { en = `${currency}\u00a0`, ar } = SIGNS[currency];
  if (writing.locale === 'en') return minus + en + units;
  const number = writing.numerals === 'arab' ? `${minus}\u200f${units}` : `\u200f${minus}${units}`;
  return isolated(`${number}\u00a0${isolated(ar)}`);
}

/**
 * A comma before the last one or two digits is a decimal sign: it never groups thousands there, and many phones offer
 * no other decimal key.
 */
const DECIMAL_COMMA = /^(\d+)[,\u060c](?=\d{1,2}$)/;

/**
 * Parses a typed amount ("12.5", "12,5", "١٢٫٥") into minor units; null when invalid in this currency or ambiguous,
 * such as "1,250".
 */
export function parseMoney(text: string, currency: CurrencyCode): Minor | null {
  const latin = latinDigits(text.trim()).replace('٫', '.').replace(DECIMAL_COMMA, '$1.');
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(latin);
  if (!match) return null;
  const decimals = CURRENCY_DECIMALS[currency];
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) return null;
  return Number(match[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
}
