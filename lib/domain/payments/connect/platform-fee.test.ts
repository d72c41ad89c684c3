import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import { cardStepOf, CURRENCY_DECIMALS, type CurrencyCode } from '@/lib/domain/money/money';
import { randomBelow } from '@/tests/fixtures/random';
import { isFree, NO_FEE, parseFeeSetting, parsePlanFee, platformFee } from './platform-fee';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];
const ROUNDS = 20_000;

test('a fee is a whole number from nothing up to the payment, in steps that a card can pay', () => {
  const below = randomBelow(131);
  for (let round = 0; round < ROUNDS; round += 1) {
    const currency = CURRENCIES[below(CURRENCIES.length)] ?? 'USD';
    const step = cardStepOf(currency);
    const amount = Math.max(cardMinimumOf(currency), below(10 ** (1 + below(8)))) * step;
    const terms = { basisPoints: below(10_001), fixed: below(3) ? below(2_000) : 0, currency };
    const fee = platformFee({ amount, currency }, terms);
    expect(Number.isSafeInteger(fee) && fee >= 0 && fee <= amount && fee % step === 0).toBe(true);
    // More is never taken than the terms say, and less than a step is forgone.
    const exact = Math.min(amount, (amount * terms.basisPoints) / 10_000 + terms.fixed);
    expect(fee).toBeLessThanOrEqual(exact);
    expect(exact - fee).toBeLessThan(step + 1);
    // A dearer order never costs less.
    expect(platformFee({ amount: amount + step, currency }, terms)).toBeGreaterThanOrEqual(fee);
  }
});

test.each([
  ['a share', 10_000, 'USD', { basisPoints: 150, fixed: 0, currency: null }, 150],
  ['a share, rounded down', 999, 'USD', { basisPoints: 150, fixed: 0, currency: null }, 14],
  ['a share with something fixed', 10_000, 'SAR', { basisPoints: 150, fixed: 50, currency: 'SAR' }, 200],
  [
    'another currency, without the fixed part',
    10_000,
    'USD',
    { basisPoints: 150, fixed: 50, currency: 'SAR' },
    150,
  ],
  ['three decimals, in tens', 12_340, 'KWD', { basisPoints: 150, fixed: 0, currency: null }, 180],
  ['no decimals', 1_234, 'JPY', { basisPoints: 150, fixed: 0, currency: null }, 18],
  ['no more than the payment', 100, 'USD', { basisPoints: 0, fixed: 5_000, currency: 'USD' }, 100],
  ['nothing', 10_000, 'USD', NO_FEE, 0],
] as const)('%s', (_, amount, currency, terms, fee) => {
  expect(platformFee({ amount, currency }, terms)).toBe(fee);
});

test.each([
  ['', NO_FEE],
  ['150', { basisPoints: 150, fixed: 0, currency: null }],
  ['150+50 SAR', { basisPoints: 150, fixed: 50, currency: 'SAR' }],
  ['0+50 SAR', { basisPoints: 0, fixed: 50, currency: 'SAR' }],
  ['99999', { basisPoints: 10_000, fixed: 0, currency: null }],
  ['1.5', null],
  ['150+50', null],
  ['150+50 XYZ', null],
  ['-1', null],
])('the setting "%s"', (written, terms) => expect(parseFeeSetting(written)).toEqual(terms));

test('a plan names a fee in its own currency, or none', () => {
  expect(parsePlanFee({ basisPoints: 90, fixed: 25 }, 'EUR')).toEqual({
    basisPoints: 90,
    fixed: 25,
    currency: 'EUR',
  });
  expect(parsePlanFee({ basisPoints: 0 }, 'EUR')).toEqual(NO_FEE);
  expect(parsePlanFee(undefined, 'EUR')).toBeNull();
  expect(isFree(NO_FEE)).toBe(true);
});
