import { cameBack } from '@/lib/domain/reminders/stock-wait';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { shownAgain } from './shown-again';
import { sumStockMoves } from './sum-stock-moves';
import { moveOf, type ProductMove } from './stock-move';

const product = (red: number, stockMoves: number) => ({ variants: [{ id: 'red', stock: red }], stockMoves });
const move = (from: number, to: number, number: number): ProductMove => {
  const made = moveOf(product(from, number - 1), product(to, number).variants);
  if (!made) throw new Error('Nothing moved.');
  return made;
};
const check = { isWhole: true, at: 9 };
const base = { number: 1, pieces: { red: 10 }, at: 1 };

test('a move says what changed, and nothing when no stock did', () => {
  expect(moveOf(product(10, 4), [{ id: 'red', stock: 8 }])).toEqual({
    number: 5,
    before: { red: 10 },
    by: { red: -2 },
  });
  expect(moveOf(product(10, 4), [{ id: 'red', stock: 10 }])).toBeNull();
  expect(moveOf(null, [{ id: 'red', stock: 3 }])).toMatchObject({ number: 1, before: {}, by: { red: 3 } });
  const gone = moveOf({ variants: [{ id: 'blue', stock: 4 }], stockMoves: 0 }, []);
  expect(gone?.by).toEqual({ blue: -4 });
});

test('what is shown again comes back with all its pieces, once', () => {
  const variants = [aVariant({ id: 'a', stock: 5 }), aVariant({ id: 'b', stock: 0 })];
  const active = aProduct({ variants });
  const draft = aProduct({ variants, status: 'draft' });
  expect(shownAgain(draft, active)).toEqual({ a: 5 });
  expect(shownAgain(active, active)).toEqual({});
  expect(shownAgain(active, draft)).toEqual({});
  const products = { p: { number: 1, before: { a: 2, c: 4 }, by: { a: 3, c: -1, d: 1 } } };
  expect(cameBack({ products, shown: { p: { a: 5 }, q: { b: 2 } } })).toEqual([
    { product: 'p', variant: 'a', pieces: 5 },
    { product: 'p', variant: 'd', pieces: 1 },
    { product: 'q', variant: 'b', pieces: 2 },
  ]);
});

test('moves that arrive in another order add up to what is there', () => {
  const added = sumStockMoves(base, [move(8, 9, 3), move(10, 8, 2)], product(9, 3), check);
  expect(added).toMatchObject({ base: { number: 3, pieces: { red: 9 } }, unexplained: {} });
  expect(added?.counted.map(({ number }) => number)).toEqual([2, 3]);
});

test('moves newer than the product that was read, or counted before, wait or are left out', () => {
  const added = sumStockMoves(base, [move(12, 10, 1), move(10, 8, 2), move(8, 7, 3)], product(8, 2), check);
  expect(added).toMatchObject({ base: { number: 2 }, unexplained: {} });
});

test.each([
  ['after the last move', [move(10, 8, 2)], product(6, 2), -2],
  ['between two moves', [move(10, 8, 2), move(11, 10, 3)], product(10, 3), 3],
  ['where a move was never written down', [move(8, 7, 3)], product(7, 3), -2],
  ['without any move', [], product(4, 1), -6],
])('stock that changed %s is found', (_, moves, now, red) => {
  expect(sumStockMoves(base, moves, now, check)?.unexplained).toEqual({ red });
});

test('of more moves than are read at once the first ones count, and the next time goes on from there', () => {
  const part = { ...check, isWhole: false };
  const begun = sumStockMoves(base, [move(10, 8, 2), move(8, 7, 3)], product(5, 5), part);
  expect(begun).toMatchObject({ base: { number: 3, pieces: { red: 7 } }, unexplained: {} });
  const through = sumStockMoves(begun?.base ?? null, [move(7, 6, 4), move(6, 5, 5)], product(5, 5), part);
  expect(through).toMatchObject({ base: { number: 5, pieces: { red: 5 } }, unexplained: {} });
  expect(sumStockMoves(base, [move(10, 8, 2), move(7, 6, 4)], product(5, 5), part)).toMatchObject({
    base: { number: 2 },
  });
  expect(sumStockMoves(base, [move(8, 7, 3)], product(5, 5), part)).toBeNull();
});

test('a product that is seen for the first time is taken as it was before its first move', () => {
  expect(sumStockMoves(null, [move(10, 8, 1)], product(8, 1), check)).toMatchObject({
    first: { red: 10 },
    unexplained: {},
  });
  expect(sumStockMoves(null, [], product(8, 0), check)).toMatchObject({ first: { red: 8 }, unexplained: {} });
});
