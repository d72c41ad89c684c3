import { isSame } from './is-same';

test.each([
  [
    { a: 1, b: [{ c: 'x' }] },
    { b: [{ c: 'x' }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [
    [1, NaN, null],
    [1, NaN, null],
  ],
  [undefined, undefined],
])('%j and %j are the same, whatever the order of their fields', (one, other) => {
  expect(isSame(one, other)).toBe(true);
  expect(isSame(other, one)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: null }, {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j and %j differ', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
