import { parsePriceChange } from './price-form';

test.each([
  ['percent', '10', { mode: 'percent', percent: 10, rounding: 'none' }],
  ['percent', '-15.5 %', { mode: 'percent', percent: -15.5, rounding: 'none' }],
  ['percent', '−٢٠٪', { mode: 'percent', percent: -20, rounding: 'none' }],
  ['percent', '-101', null],
  ['percent', 'ten', null],
  ['amount', '-1.50', { mode: 'amount', amount: -150, rounding: 'none' }],
  ['amount', '٢٫٥', { mode: 'amount', amount: 250, rounding: 'none' }],
  ['amount', '1.505', null],
  ['set', '24.5', { mode: 'set', amount: 2450 }],
  ['set', '-1', null],
  ['set', '', null],
] as const)('%s "%s" means %j', (mode, value, change) => {
  expect(parsePriceChange({ mode, value, rounding: 'none' }, 'USD')).toEqual(change);
});
