import { isPlain } from './plain-data';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['nothing', null, true],
  ['a usual request', { storeId: 'demo', lines: [{ quantity: 1 }] }, true],
  ['an own notation of numbers', { lines: [{ quantity: { '@type': 'type.googleapis.com/x' } }] }, false],
  ['a field that every object has', { address: { constructor: 1 } }, false],
  ['a prototype', JSON.parse('{"__proto__": {}}'), false],
  ['as deep as may be', nested(50), true],
  ['without end', nested(100_000), false],
  ['as long a list as any', { confirmedTexts: Array(1000).fill('title') }, true],
  ['a longer one', { lines: Array(1001).fill({}) }, false],
  ['lists of lists', Array(1000).fill(Array(1000).fill(1)), false],
])('%s', (_, data, expected) => {
  expect(isPlain(data)).toBe(expected);
});
