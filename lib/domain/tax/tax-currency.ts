import { CURRENCY_DECIMALS } from '@/lib/domain/money/money';
import type { CurrencyCode, ExchangeRate, Minor } from '@/lib/domain/money/money';
import { proportion } from '@/lib/domain/money/proportion';
import type { Day } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** A rate of 1 as documents keep it: integers hold nine decimals. */
export const RATE_OF_ONE = 1_000_000_000;

/** The currency in which a document's VAT is reported, and how it is reckoned. */
export interface TaxCurrency {
  readonly currency: CurrencyCode;
  /** Billionths of one of it for one of the document's currency. */
  readonly rate: number;
  /** Of which day the rate is. */
  readonly day: Day;
}

/** What of an order its VAT is converted by. */
interface Charged {
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the base currency. */
  readonly rate: ExchangeRate;
  /** When it was placed. */
  readonly day: Day;
}

/**
 * How the VAT of an order is reported. That is in the setting's tax currency at its rate, else in the base currency at the order's.
 * A rate for another base currency than the store has now counts for nothing.
 */
export function taxCurrencyOf(
  { currency, rate, day }: Charged,
  { baseCurrency, tax }: Pick<StoreSetting, 'baseCurrency' | 'tax'>,
): TaxCurrency {
  const exchange = tax.exchange?.from === baseCurrency ? tax.exchange : null;
  const to = exchange?.currency ?? baseCurrency;
  if (to === currency) return { currency: to, rate: RATE_OF_ONE, day };
  const perUnit = (exchange?.rate ?? 1) / rate;
  return { currency: to, rate: Math.round(perUnit * RATE_OF_ONE), day: exchange?.day ?? day };
}

/** The one conversion of VAT, rounded half up once; never more for less. */
export const inTaxCurrency = (tax: Minor, from: CurrencyCode, { currency, rate }: TaxCurrency): Minor =>
  proportion(tax, rate * 10 ** CURRENCY_DECIMALS[currency], RATE_OF_ONE * 10 ** CURRENCY_DECIMALS[from]);

/** A document's rate and its day, as "1 USD = 3.75 SAR, 2026-03-01". */
export function rateText(from: CurrencyCode, { currency, rate, day }: TaxCurrency): string {
  const units = (rate / RATE_OF_ONE).toFixed(9).replace(/\.?0+$/, '');
  return `1 ${from} = ${units} ${currency}, ${day}`;
}
