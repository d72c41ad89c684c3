import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { changedPrice, parseStock, pricesAfter } from './bulk-change';

test.each([
  [1999, { mode: 'percent', percent: 10, rounding: 'none' }, 'USD', 2199],
  [1999, { mode: 'percent', percent: -15, rounding: 'none' }, 'USD', 1699],
  [1005, { mode: 'percent', percent: 50, rounding: 'none' }, 'USD', 1508],
  [1999, { mode: 'percent', percent: 10, rounding: 'whole' }, 'USD', 2200],
  [1999, { mode: 'percent', percent: 10, rounding: 'ninety-nine' }, 'USD', 2199],
  [40, { mode: 'amount', amount: 0, rounding: 'ninety-nine' }, 'USD', 99],
  [12_345, { mode: 'percent', percent: 0, rounding: 'ninety-nine' }, 'KWD', 11_990],
  [1480, { mode: 'percent', percent: 0, rounding: 'ninety-nine' }, 'JPY', 1479],
  [1999, { mode: 'amount', amount: -5000, rounding: 'none' }, 'USD', 0],
  [1999, { mode: 'amount', amount: 250, rounding: 'none' }, 'USD', 2249],
  [1999, { mode: 'set', amount: 2500 }, 'USD', 2500],
] as const)('%i with %j in %s costs %i', (price, change, currency, expected) => {
  expect(changedPrice(price, change, currency)).toBe(expected);
});

test('only variants whose price moves are changed', () => {
  const product = aProduct({ variants: [aVariant({ price: 2500 }), aVariant({ id: 'blue', price: 3000 })] });
  const moved = pricesAfter(product, { mode: 'set', amount: 2500 }, 'USD');
  expect(moved.map(({ variant, price }) => [variant.id, price])).toEqual([['blue', 2500]]);
});

test.each([
  ['0', 0],
  ['١٢', 12],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['-1', null],
  ['', null],
])('%s pieces are %s', (typed, stock) => {
  expect(parseStock(typed)).toBe(stock);
});
