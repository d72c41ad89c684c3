import { countCombinations, variantCombinationList, variantList } from './variant-combinations';

const axis = (id: string, ...values: string[]) => ({ id, values: values.map((value) => ({ id: value })) });
const made = (id: string) => ({ id, optionValues: {}, stock: 0 });
const color = axis('color', 'red', 'blue');
const size = axis('size', 's', 'm', 'l');

test('every value meets every other, in the order of the options', () => {
  expect(variantCombinationList([color, size])).toHaveLength(6);
  expect(variantCombinationList([color, size])[1]).toEqual({ color: 'red', size: 'm' });
  expect(countCombinations([color, size, axis('frame')])).toBe(6);
});

test('a product without options is one variant, and hundreds of combinations are made at once', () => {
  expect(variantList([], [], made)).toEqual([{ id: 'only', optionValues: {}, stock: 0 }]);
  const many = axis('design', ...Array.from({ length: 80 }, (_, index) => `d${index}`));
  const variants = variantList([color, size, many], [], made);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(480);
});

test('what a combination had stays when values are added or reordered', () => {
  const before = variantList([color], [], made).map((variant) => ({ ...variant, stock: 7 }));
  const after = variantList([axis('color', 'green', 'blue', 'red')], before, made);
  expect(after.map(({ id, stock }) => [id, stock])).toEqual([
    ['green', 0],
    ['blue', 7],
    ['red', 7],
  ]);
});

test('a new option leaves what there was to its first value, so that no stock is counted twice', () => {
  const before = [{ id: 'only', optionValues: {}, stock: 9 }];
  const after = variantList([color], before, made);
  expect(after).toEqual([
    { id: 'only', optionValues: { color: 'red' }, stock: 9 },
    { id: 'blue', optionValues: { color: 'blue' }, stock: 0 },
  ]);
});

test('removing an option keeps one variant of those that become the same', () => {
  const before = variantList([color, size], [], made).map((variant, index) => ({ ...variant, stock: index }));
  expect(variantList([color], before, made).map(({ id }) => id)).toEqual(['red-s', 'blue-s']);
});

test('a new combination never takes the id of one that is there', () => {
  const idsOf = (variants: readonly { readonly id: string }[]) => variants.map(({ id }) => id);
  const wasRed = variantList([axis('color', 'red')], [], made);
  const green = variantList([axis('color', 'green')], variantList([], wasRed, made), made);
  expect(idsOf(variantList([axis('color', 'red', 'green')], green, made))).toEqual(['red-2', 'red']);
});

test('a variant whose values were all typed anew is another one, so that no cart comes to mean another size', () => {
  const saved = variantList([color, size], [], made).map((variant, index) => ({ ...variant, stock: index }));
  const emptied = variantList([color, axis('size')], saved, made, saved);
  expect(emptied.map(({ id }) => id)).toEqual(['red-s', 'blue-s']);
  const retyped = variantList([color, axis('size', 'xl', 's')], emptied, made, saved);
  expect(retyped.map(({ id, stock }) => [id, stock])).toEqual([
    ['red-xl', 0],
    ['red-s', 0],
    ['blue-xl', 3],
    ['blue-s', 0],
  ]);
  expect(variantList([color, size], emptied, made, saved).map(({ id }) => id)).toContain('red-s');
});

test.each([
  [axis('width', '30', '30-40'), axis('height', '40-50', '50')],
  [axis('one', 'x'.repeat(128)), axis('two', 'a', 'b')],
])('combinations whose values read alike have ids of their own', (one, other) => {
  const variants = variantList([one, other], [], made);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
});
