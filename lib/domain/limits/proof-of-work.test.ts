import { bitsFor, isSolution, leadingZeroBits } from './proof-of-work';

test.each([
  [[0x80, 0], 0],
  [[0x01, 0xff], 7],
  [[0, 0x10], 11],
  [[0, 0], 16],
])('%p begins with %p zero bits', (bytes, expected) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(expected);
});

test('the work doubles each time that a limit is used up once more as often, up to what a phone can do', () => {
  expect([1, 1.5, 2, 4, 1_000_000].map(bitsFor)).toEqual([14, 14, 15, 16, 18]);
});

test.each(['', '-1', 'x'.repeat(17), 'a b', 'A'])('%p is no solution', (solution) => {
  expect(isSolution(solution)).toBe(false);
});
