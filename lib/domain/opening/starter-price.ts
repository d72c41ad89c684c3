import { convertPrice, CURRENCY_DECIMALS, type CurrencyCode, type Minor } from '@/lib/domain/money/money';

/** The currency in which the starter's prices are written. */
const WRITTEN_IN: CurrencyCode = 'USD';

/** Rough rates, for prices to begin with that the owner changes; nothing else may use them. */
const ROUGH_RATES: Readonly<Record<CurrencyCode, number>> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.8,
  AED: 3.67,
  SAR: 3.75,
  QAR: 3.64,
  EGP: 48,
  KWD: 0.31,
  BHD: 0.38,
  OMR: 0.385,
  JOD: 0.71,
  JPY: 150,
};

/** A dollar price in the store's currency, rounded to halves of its unit, or tens of one without decimals. */
export function starterPrice(dollars: Minor, currency: CurrencyCode): Minor {
  const step = CURRENCY_DECIMALS[currency] > 0 ? 10 ** CURRENCY_DECIMALS[currency] / 2 : 10;
  const price = convertPrice(dollars, WRITTEN_IN, currency, ROUGH_RATES[currency]);
  return currency === WRITTEN_IN ? price : Math.max(step, Math.round(price / step) * step);
}
