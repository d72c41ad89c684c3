import { CURRENCY_DECIMALS } from '@/lib/domain/money/money';
import type { CurrencyCode, ExchangeRate, Minor } from '@/lib/domain/money/money';
import { proportion } from '@/lib/domain/money/proportion';
import type { Day } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** A rate of 1 in stored documents: integers with nine decimals. */
export const RATE_OF_ONE = 1_000_000_000;

/** The currency in which a document's VAT is reported, and its conversion rate. */
export interface TaxCurrency {
  readonly currency: CurrencyCode;
  /** Billionths of its unit per unit of the document's currency. */
  readonly rate: number;
  /** The day of the rate. */
  readonly day: Day;
}

/** The fields of an order that determine the conversion. */
interface Charged {
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the base currency. */
  readonly rate: ExchangeRate;
  /** The day it was placed. */
  readonly day: Day;
}

/**
 * The tax currency of an order: the setting's tax currency at its rate, else the base currency at the order's rate. A
 * rate for a former base currency is ignored.
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

/** The only conversion of VAT, rounded half up once; monotonic. */
export const inTaxCurrency = (tax: Minor, from: CurrencyCode, { currency, rate }: TaxCurrency): Minor =>
  proportion(tax, rate * 10 ** CURRENCY_DECIMALS[currency], RATE_OF_ONE * 10 ** CURRENCY_DECIMALS[from]);

/** Formats a document's rate and its day, such as "1 USD = 3.75 SAR, 2026-03-01". */
export function rateText(from: CurrencyCode, { currency, rate, day }: TaxCurrency): string {
  const units = (rate / RATE_OF_ONE).toFixed(9).replace(/\.?0+$/, '');
  return `1 ${from} = ${units} ${currency}, ${day}`;
}
