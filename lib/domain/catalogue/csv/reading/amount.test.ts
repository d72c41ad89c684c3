import { readAmount } from './amount';

test.each(['1.250', '1,250', '25.000', '١٬٢٥٠'.replace('٬', ','), '1.000'])(
  '%s of dollars may be thousands or decimals, so it is ambiguous',
  (text) => expect(readAmount(text, 'USD')).toBe('ambiguous'),
);

test.each([
  ['1.250', ',', 125_000],
  ['1.250', '.', 125],
  ['1,250', '.', 125_000],
  ['1,250', ',', 125],
  ['1.250,50', ',', 125_050],
  ['24,50', ',', 2450],
  ['24.50', ',', null],
  ['1.255', '.', null],
  ['12.34', ',', null],
] as const)('%s in a file whose decimal sign is %s', (text, sign, amount) =>
  expect(readAmount(text, 'USD', sign === '.' ? '.' : ',')).toBe(amount),
);

test.each([
  ['1250', 125_000],
  ['24.5', 2450],
  ['24,50', 2450],
  ['1,250.00', 125_000],
  ['1.250,00', 125_000],
  ['1.250.000', 125_000_000],
  ['1 250,00', 125_000],
  ['1\u202f250,00', 125_000],
  ['1٬250٫50', 125_050],
  ['١٢٫٥', 1250],
  ['0.250', 25],
  ['0.255', null],
  ['1,25,0', null],
  ['1.25.0', null],
  ['12,34.56', null],
  ['cheap', null],
  ['-1', null],
  ['', null],
])('%s has one meaning', (text, amount) => expect(readAmount(text, 'USD')).toBe(amount));

test('the writing of our own export is never ambiguous', () => {
  expect(readAmount('1.250', 'KWD')).toBe(1250);
  expect(readAmount('1250.000', 'KWD')).toBe(1_250_000);
  expect(readAmount('1,250', 'KWD')).toBe('ambiguous');
  expect(readAmount('1,250', 'KWD', ',')).toBe(1250);
});
