import { formatsOf, type Numerals } from '@/lib/domain/formats';

test.each<[Numerals, string]>([
  ['latn', '4:05'],
  ['arab', '٤:٠٥'],
])('a clock in %s digits keeps its zeros and its colon', (numerals, shown) => {
  expect(formatsOf({ locale: 'ar', numerals }).digits('4:05')).toBe(shown);
});
