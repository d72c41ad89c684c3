import { CURRENCY_DECIMALS, isCurrencyCode } from '@/lib/domain/money/money';
import { randomBelow } from '@/tests/fixtures/random';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { inTaxCurrency, RATE_OF_ONE, rateText, taxCurrencyOf } from './tax-currency';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS).filter(isCurrencyCode);
const saudi = { from: 'USD', currency: 'SAR', rate: 3.75, day: '2026-03-01' } as const;
const inEuro = { currency: 'EUR', rate: 0.8, day: '2026-03-05' } as const;

test("the owner's rate of the base currency and the order's own rate make one, of the owner's day", () => {
  const as = taxCurrencyOf(inEuro, aRegisteredStore({ exchange: saudi }));
  expect(as).toEqual({ currency: 'SAR', rate: 4_687_500_000, day: '2026-03-01' });
  expect(rateText('EUR', as)).toBe('1 EUR = 4.6875 SAR, 2026-03-01');
  expect(inTaxCurrency(1000, 'EUR', as)).toBe(4688);
});

test('what is charged in the tax currency is not converted, and a rate of another base currency counts for nothing', () => {
  const order = { currency: 'SAR', rate: 3.7, day: '2026-03-05' } as const;
  const as = taxCurrencyOf(order, aRegisteredStore({ exchange: saudi }));
  expect([as.rate, inTaxCurrency(12_345, 'SAR', as)]).toEqual([RATE_OF_ONE, 12_345]);
  const stale = aRegisteredStore({ exchange: { ...saudi, from: 'GBP' } });
  expect(taxCurrencyOf(inEuro, stale)).toEqual({ currency: 'USD', rate: 1_250_000_000, day: '2026-03-05' });
});

test('converted VAT is whole units next to the exact value, and never less for more', () => {
  const below = randomBelow(11);
  const any = () => CURRENCIES[below(CURRENCIES.length)] ?? 'USD';
  for (let at = 0; at < 5000; at += 1) {
    const [from, currency] = [any(), any()];
    const as = { currency, rate: 1 + below(500_000_000_000), day: '2026-03-01' };
    const tax = below(1_000_000);
    const exact =
      (tax / 10 ** CURRENCY_DECIMALS[from]) * (as.rate / RATE_OF_ONE) * 10 ** CURRENCY_DECIMALS[currency];
    const converted = inTaxCurrency(tax, from, as);
    expect(Number.isSafeInteger(converted)).toBe(true);
    expect(Math.abs(converted - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
    expect(inTaxCurrency(tax + 1, from, as)).toBeGreaterThanOrEqual(converted);
  }
});
