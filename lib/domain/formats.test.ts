import { decimal, digitsOf, formatsOf, type Numerals } from '@/lib/domain/formats';
import { WRITINGS } from '@/tests/fixtures/screens/writings';

test.each<[Numerals, string]>([
  ['latn', '4:05'],
  ['arab', '٤:٠٥'],
])('a clock in %s digits keeps its zeros and its colon', (numerals, shown) => {
  expect(formatsOf({ locale: 'ar', numerals }).digits('4:05')).toBe(shown);
});

const NUMBERS = [
  0, 7, 10, 999, 1000, 12_345, 1_234_567, 0.5, 4.25, 4.35, 1234.5678, 0.0004, -1, -0.5, -12_345.678,
];

test.each(WRITINGS)('a number is written as Intl writes it ($locale, $numerals)', (writing) => {
  const tag = writing.locale === 'ar' ? 'ar-AE' : 'en-GB';
  const intl = (options: Intl.NumberFormatOptions) =>
    NUMBERS.map((value) => new Intl.NumberFormat(tag, { ...options, ...digitsOf(writing) }).format(value));
  const ours = (options: Parameters<typeof decimal>[2]) =>
    NUMBERS.map((value) => decimal(value, writing, options));
  expect(ours({})).toEqual(intl({}));
  expect(ours({ grouped: false })).toEqual(intl({ useGrouping: false }));
  expect(ours({ least: 1, most: 1 })).toEqual(intl({ minimumFractionDigits: 1, maximumFractionDigits: 1 }));
});
