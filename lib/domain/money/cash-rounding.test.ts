import { cashRounding, cashStepOf } from './cash-rounding';
import { CURRENCY_DECIMALS, type CurrencyCode } from './money';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];
/** Every remainder of every step, near nothing and far from it. */
const TOTALS = [...Array(201).keys(), ...Array.from({ length: 201 }, (_, add) => 9_999_900 + add)];

test.each(CURRENCIES)(
  '%s: coins pay the rounded total, which is less than a step off and never free',
  (currency) => {
    const step = cashStepOf(currency);
    for (const total of TOTALS) {
      const rounding = cashRounding(total, currency);
      expect((total + rounding) % step).toBe(0);
      expect(Math.abs(rounding)).toBeLessThan(step);
      expect(total + rounding > 0).toBe(total > 0);
    }
  },
);

test.each([
  [1012, 'AED', -12],
  [1013, 'AED', 12],
  [1025, 'AED', 0],
  [10, 'EGP', 15],
  [1002, 'SAR', -2],
  [1003, 'USD', 0],
  [1003, 'JPY', 0],
] as const)('%i of %s is rounded by %i', (total, currency, by) => {
  expect(cashRounding(total, currency)).toBe(by);
});
