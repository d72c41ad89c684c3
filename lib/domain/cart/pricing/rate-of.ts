import type { CurrencyCode, ExchangeRate } from '@/lib/domain/money/money';
import type { PricingTerms } from './pricing-terms';

/** Units of `currency` per unit of the store's base currency; undefined when the store does not offer it. */
export const rateOf = (
  { currencies }: Pick<PricingTerms, 'currencies'>,
  currency: CurrencyCode,
): ExchangeRate | undefined => currencies.find(({ code }) => code === currency)?.rate;
