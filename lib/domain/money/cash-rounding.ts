import type { CurrencyCode, Minor } from './money';

/** The smallest coin, in minor units: sources in docs/decisions/090. Unlisted currencies are paid exactly. */
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
 * What to add to `total` (both in minor units) to make it payable in coins: the nearest step, down if both are equally
 * near. Always less than one step, and never so much that something becomes free.
 */
export function cashRounding(total: Minor, currency: CurrencyCode): Minor {
  const step = cashStepOf(currency);
  const over = total % step;
  if (over === 0) return 0;
  return over * 2 > step || total < step ? step - over : -over;
}
