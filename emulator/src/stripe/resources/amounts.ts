import { invalid } from '../core/api-error';

const LARGEST = 99_999_999;
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
/** What Stripe at least wants to settle, in minor units. */
const SMALLEST: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  cad: 50,
  chf: 50,
  eur: 50,
  gbp: 30,
  inr: 50,
  jpy: 50,
  usd: 50,
};
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** The currency in lower case, as Stripe writes it. */
export function currencyOf(text: string): string {
  const currency = text.toLowerCase();
  if (CURRENCIES.has(currency)) return currency;
  throw invalid(`Invalid currency: ${text}. Stripe currently supports ISO 4217 currencies.`, {
    param: 'currency',
  });
}

/** Throws what Stripe answers to an amount it would not charge, in minor units. */
export function assertChargeable(amount: number, currency: string): void {
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > LARGEST)
    throw invalid('Amount must be no more than 999,999.99 in the currency.', {
      code: 'amount_too_large',
      param: 'amount',
    });
  if (amount < (SMALLEST[currency] ?? 1))
    throw invalid('Amount must convert to at least 50 cents.', { code: 'amount_too_small', param: 'amount' });
  if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0)
    throw invalid(
      `Invalid ${currency.toUpperCase()} amount: ${amount}. Amounts of three-decimal currencies must be evenly divisible by 10.`,
      { code: 'parameter_invalid_integer', param: 'amount' },
    );
}
