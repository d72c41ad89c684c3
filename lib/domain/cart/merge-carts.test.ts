import { productId } from '@/lib/domain/ids';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { MAX_LINES } from './cart';
import { mergeCarts, sameLines } from './merge-carts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => (quantity: number) => aCartLine({ variantId: id, quantity }));
if (!a || !b || !c) throw new Error('three lines');

test('carts that never met keep every line once, with the larger quantity', () => {
  expect(mergeCarts([], [a(2), b(5)], [a(4), b(1), c(1)])).toEqual([a(4), b(5), c(1)]);
});

test('merging again changes nothing', () => {
  const merged = mergeCarts([], [a(2)], [a(4), b(1)]);
  expect(mergeCarts([], merged, [a(4), b(1)])).toEqual(merged);
  expect(mergeCarts(merged, merged, merged)).toEqual(merged);
});

test.each([
  ['I change', [a(1)], [a(3)], [a(1)], [a(3)]],
  ['they change', [a(3)], [a(3)], [a(1)], [a(1)]],
  ['I take out', [a(1), b(1)], [b(1)], [a(1), b(1)], [b(1)]],
  ['they take out', [a(1), b(1)], [a(1), b(1)], [b(1)], [b(1)]],
  ['each adds', [a(1)], [a(1), b(1)], [a(1), c(2)], [a(1), b(1), c(2)]],
  ['both change', [a(5)], [a(3)], [a(4)], [a(4)]],
  ['I take out what they change', [a(1)], [], [a(2)], [a(2)]],
  ['I change what they take out', [a(1)], [a(2)], [], [a(2)]],
  ['both take out', [a(1)], [], [], []],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeCarts(base, mine, theirs)).toEqual(merged);
});

test('a merged cart is no longer than a cart may be', () => {
  const many = (prefix: string) =>
    Array.from({ length: 40 }, (_, index) => aCartLine({ variantId: `${prefix}${index}` }));
  expect(mergeCarts([], many('x'), many('y'))).toHaveLength(MAX_LINES);
});

test('the order of lines makes no difference, a price does', () => {
  expect(sameLines([a(1), b(2)], [b(2), a(1)])).toBe(true);
  expect(sameLines([a(1)], [{ ...a(1), unitPrice: 1 }])).toBe(false);
});

test('combinations of two boards with one id are kept apart, whoever added and took out what', () => {
  const [board, print] = ['board', 'print'].map((id) => aCartLine({ productId: productId(id) }));
  if (!board || !print) throw new Error('two lines');
  expect(mergeCarts([], [board], [print])).toEqual([board, print]);
  expect(mergeCarts([board, print], [print], [board, print])).toEqual([print]);
  expect(sameLines([board], [print])).toBe(false);
});
