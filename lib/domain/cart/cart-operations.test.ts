import { productId } from '@/lib/domain/ids';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { MAX_LINES, MAX_QUANTITY } from './cart';
import type { CartLine } from './cart';
import {
  addLine,
  countPieces,
  holdsAll,
  limitMet,
  removeLine,
  restoreLine,
  setLineQuantity,
} from './cart-operations';
import { EMPTY_CART, parseCart } from './parse-cart';

const aLine = (id: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine => ({
  ...aCartLine({ variantId: id, quantity }),
  ...changes,
});

test('two boards whose combinations have one id, as all without a choice, are two lines', () => {
  const [board, print] = ['board', 'print'].map((id) => aLine('only', 2, { productId: productId(id) }));
  if (!board || !print) throw new Error('two lines');
  const both = addLine(addLine([], board), print);
  expect(both).toEqual([board, print]);
  expect(parseCart(JSON.stringify({ version: 1, lines: both })).lines).toEqual(both);
  expect([limitMet([board], both, print), holdsAll([board], [print])]).toEqual([null, false]);
  expect(setLineQuantity(both, print, 5)).toEqual([board, { ...print, quantity: 5 }]);
  expect(removeLine(both, board)).toEqual([print]);
  expect(restoreLine([print], board, 0)).toEqual(both);
});

test('adding the same variant again adds up and takes the newer price', () => {
  const lines = addLine(addLine([], aLine('a', 2)), aLine('a', 3, { unitPrice: 2700 }));
  expect(lines).toEqual([aLine('a', 5, { unitPrice: 2700 })]);
});

test.each([
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
  [1e9, MAX_QUANTITY],
])('a quantity of %d becomes %d', (wanted, kept) => {
  expect(setLineQuantity([aLine('a')], aLine('a'), wanted)).toEqual([aLine('a', kept)]);
});

test('a full cart takes no new variant but more of those it holds', () => {
  const full = Array.from({ length: MAX_LINES }, (_, index) => aLine(`v${index}`));
  expect(addLine(full, aLine('new'))).toBe(full);
  expect(countPieces(addLine(full, aLine('v0')))).toBe(MAX_LINES + 1);
});

test('a full cart says which limit kept out what was added, or a part of it', () => {
  const limitOf = (lines: readonly CartLine[], added: CartLine) =>
    limitMet(lines, addLine(lines, added), added);
  const full = Array.from({ length: MAX_LINES }, (_, index) => aLine(`v${index}`));
  expect(limitOf(full, aLine('new'))).toBe('lines');
  expect(limitOf(full.slice(1), aLine('new'))).toBeNull();
  expect(limitOf(full, aLine('v0', MAX_QUANTITY - 1))).toBeNull();
  expect(limitOf(full, aLine('v0', MAX_QUANTITY))).toBe('pieces');
  expect(limitOf([aLine('a', MAX_QUANTITY)], aLine('a'))).toBe('pieces');
  expect([holdsAll(full, [aLine('v0', 5)]), holdsAll(full, [aLine('new')])]).toEqual([true, false]);
});

test('a removed line can be put back in its place, once', () => {
  const lines = [aLine('a'), aLine('b'), aLine('c')];
  const restored = restoreLine(removeLine(lines, aLine('b')), aLine('b'), 1);
  expect(restored).toEqual(lines);
  expect(restoreLine(restored, aLine('b'), 1)).toBe(restored);
});

test('undoing a removal brings the pieces back that were taken out, also beside fewer that were added again', () => {
  const newer = aLine('a', 2, { unitPrice: 2700 });
  expect(restoreLine([newer], aLine('a', 5), 0)).toEqual([{ ...newer, quantity: 5 }]);
  const more = [aLine('a', 7)];
  expect(restoreLine(more, aLine('a', 5), 0)).toBe(more);
});

test('a stored cart is read back as it was written', () => {
  const cart = { version: 1, lines: [aLine('a', 2), aLine('b')], account: null };
  expect(parseCart(JSON.stringify(cart))).toEqual(cart);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '"x"',
  'null',
  '{"version":1}',
  '{"version":2,"lines":[{}]}',
  '[{"id":1,"qty":2}]',
])('stored text %s gives an empty cart', (stored) => {
  expect(parseCart(stored)).toEqual(EMPTY_CART);
});

test('damaged, repeated and excess lines do not spoil the good ones', () => {
  const good = aLine('a', 2);
  const damaged = [
    { ...good, quantity: -1 },
    { ...good, unitPrice: '25' },
    { ...good, variantId: '' },
    null,
    7,
  ];
  const many = Array.from({ length: MAX_LINES + 5 }, (_, index) => aLine(`v${index}`));
  expect(parseCart(JSON.stringify({ version: 1, lines: [...damaged, good, good] })).lines).toEqual([
    aLine('a', 4),
  ]);
  expect(parseCart(JSON.stringify({ version: 1, lines: many })).lines).toHaveLength(MAX_LINES);
});
