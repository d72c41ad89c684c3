import type { CurrencyCode, Minor } from './money';

/**
 * The smallest amount that is paid in coins, in minor units: sources in docs/decisions/091. A currency that is not listed
 * is paid to the last digit.
 */
const SMALLEST_COIN: Readonly<Partial<Record<CurrencyCode, Minor>>> = {
  AED: 25,
  QAR: 25,
  EGP: 25,
  SAR: 5,
  KWD: 5,
  BHD: 5,
  OMR: 5,
  JOD: 5,
};

export const cashStepOf = (currency: CurrencyCode): Minor => SMALLEST_COIN[currency] ?? 1;

/**
 * What is added to `total` (both in minor units) so that coins pay it: the nearest step, down where both are as near. Less
 * than one step either way, and never so much that something becomes free.
 */
export function cashRounding(total: Minor, currency: CurrencyCode): Minor {
  const step = cashStepOf(currency);
  const over = total % step;
  if (over === 0) return 0;
  return over * 2 > step || total < step ? step - over : -over;
}
