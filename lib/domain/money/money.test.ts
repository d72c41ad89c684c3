import { digitsOf, isolated } from '@/lib/domain/formats';
import { WRITINGS } from '@/tests/fixtures/screens/writings';
import {
  convertMinor,
  convertPrice,
  CURRENCY_DECIMALS,
  formatMoney,
  isCurrencyCode,
  majorUnits,
  parseMoney,
} from './money';

test('what is worth half a minor unit or more rounds away from zero, once', () => {
  expect(convertMinor(1005, 'USD', 'EUR', 0.1)).toBe(101);
  expect(convertMinor(-1005, 'USD', 'EUR', 0.1)).toBe(-101);
  expect(convertMinor(2500, 'USD', 'JPY', 149.5)).toBe(3738);
  expect(convertMinor(2500, 'USD', 'KWD', 0.30705)).toBe(7676);
});

test('an amount below zero is the one above it with a minus', () => {
  for (const [amount, text] of [
    [5, '0.05'],
    [-5, '-0.05'],
    [-12_345, '-123.45'],
  ] as const)
    expect(majorUnits(amount, 'SAR')).toBe(text);
});

test('prices are what a card can pay: tens of the third decimal, rounded once', () => {
  expect(convertPrice(2500, 'USD', 'KWD', 0.30705)).toBe(7680);
  expect(convertPrice(1, 'USD', 'KWD', 1.46)).toBe(10);
  expect(convertPrice(12_345, 'KWD', 'KWD', 1)).toBe(12_350);
  expect(convertPrice(2500, 'USD', 'JPY', 149.5)).toBe(3738);
  expect(convertPrice(2599, 'USD', 'USD', 1)).toBe(2599);
});

test('money is written with its own decimals and read back', () => {
  expect(formatMoney({ amount: 1500, currency: 'JPY' }, { locale: 'en', numerals: 'arab' })).toBe('¥1,500');
  expect(parseMoney('١٢٫٥', 'KWD')).toBe(12_500);
  expect(parseMoney('12.5', 'JPY')).toBeNull();
  expect(formatMoney({ amount: 12_500, currency: 'KWD' }, { locale: 'ar', numerals: 'latn' })).toContain(
    '12.500',
  );
  expect(formatMoney({ amount: 12_500, currency: 'KWD' }, { locale: 'ar', numerals: 'arab' })).toContain(
    '١٢٫٥٠٠',
  );
});

test('a decimal comma counts where it can be nothing else, since some phones have no other point', () => {
  expect(parseMoney('12,5', 'USD')).toBe(1250);
  expect(parseMoney('12,50', 'KWD')).toBe(12_500);
  expect(parseMoney('١٢،٥', 'SAR')).toBe(1250);
  for (const ambiguous of ['1,250', '1,250,5', '1.250,5', '12,', ',5'])
    expect(parseMoney(ambiguous, 'KWD')).toBeNull();
  expect(parseMoney('12,5', 'JPY')).toBeNull();
});

const AMOUNTS = [0, 5, 99, 2500, 123_456, 123_456_789, -2500];

test.each(WRITINGS)(
  'money of every currency is written as Intl writes it ($locale, $numerals)',
  (writing) => {
    for (const currency of Object.keys(CURRENCY_DECIMALS).filter(isCurrencyCode)) {
      const intl = new Intl.NumberFormat(writing.locale === 'ar' ? 'ar-AE' : 'en-US', {
        ...digitsOf(writing),
        style: 'currency',
        currency,
      });
      for (const amount of AMOUNTS) {
        const parts = intl.formatToParts(amount / 10 ** CURRENCY_DECIMALS[currency]);
        const text = parts.map(({ type, value }) =>
          type === 'currency' && writing.locale === 'ar' ? isolated(value) : value,
        );
        // Behind a sign that is isolated the mark of direction, which CLDR puts there, does nothing.
        const whole = text.join('').replace(/\u2069\u200f$/, '\u2069');
        expect(formatMoney({ amount, currency }, writing)).toBe(
          writing.locale === 'ar' ? isolated(whole) : whole,
        );
      }
    }
  },
);
