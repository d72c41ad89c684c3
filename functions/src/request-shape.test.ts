import { sizeOfRequest } from './request-shape';

const MOST = 300_000;
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, 1]));

test.each([
  ['nothing', null, 0],
  ['a usual request', { storeId: 'demo', lines: [{ quantity: 1 }] }, 4],
  ['an own notation of numbers', { lines: [{ quantity: { '@type': 'type.googleapis.com/x' } }] }, null],
  ['a field that every object has', { address: { constructor: 1 } }, null],
  ['a prototype', JSON.parse('{"__proto__": {}}'), null],
  ['the deepest', nested(50), 49],
  ['without end', nested(100_000), null],
  ['the longest list', { confirmedTexts: Array(1000).fill('title') }, 1001],
  ['a longer one', { lines: Array(1001).fill({}) }, null],
  ['the most keys', keys(64), 64],
  ['more keys', keys(65), null],
  ['lists of lists', Array(1000).fill(Array(1000).fill(1)), null],
])('the size of %s', (_, data, expected) => {
  expect(sizeOfRequest(data, MOST)).toBe(expected);
});

test('more values than its callable takes are not counted to the end', () => {
  expect(sizeOfRequest([1, 2, 3], 3)).toBe(3);
  expect(sizeOfRequest([1, 2, 3, 4], 3)).toBeNull();
});

test('fault 58: to refuse 299,000 keys takes less than it took to read them', () => {
  const text = JSON.stringify(keys(299_000));
  const cpu = (work: () => unknown) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let data: unknown;
  const reading = cpu(() => (data = JSON.parse(text)));
  expect(cpu(() => sizeOfRequest(data, MOST))).toBeLessThan(reading);
  expect(sizeOfRequest(data, MOST)).toBeNull();
});
