import { returnStock, takeStock } from '@/lib/domain/stock/move-stock';
import { listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { derivedFields } from './derived-fields';
import { facetToken } from './lists/facets';

const board = aProduct({
  variants: [
    aVariant({ id: 'oak-a3', optionValues: { color: 'oak', size: 'a3' }, stock: 2 }),
    aVariant({ id: 'oak-a4', optionValues: { color: 'oak', size: 'a4' }, price: 1900, stock: 0 }),
    aVariant({ id: 'white-a4', optionValues: { color: 'white', size: 'a4' }, stock: 5 }),
  ],
});
const finds = (facets: readonly string[], wanted: Parameters<typeof facetToken>[0]) =>
  facets.includes(facetToken(wanted));

test('a board is found by what one variant is, never by what two of them are together', () => {
  const { facets } = derivedFields(board);
  expect(finds(facets, { color: 'oak' })).toBe(true);
  expect(finds(facets, { size: 'a4' })).toBe(true);
  expect(finds(facets, { color: 'oak', size: 'a3' })).toBe(true);
  expect(finds(facets, { color: 'white', size: 'a3' })).toBe(false);
});

test('in stock means that the wanted variant can be bought', () => {
  const { facets } = derivedFields(board);
  expect(finds(facets, { color: 'oak', inStock: true })).toBe(true);
  expect(finds(facets, { color: 'oak', size: 'a4', inStock: true })).toBe(false);
  expect(finds(facets, { size: 'a4', inStock: true })).toBe(true);
});

test('the last piece sold takes the board out of the lists of what is in stock, a return brings it back', () => {
  const last = [{ variantId: 'oak-a3', quantity: 2 }];
  const after = takeStock(board, last, 0);
  expect(finds(after.facets, { color: 'oak', inStock: true })).toBe(false);
  expect(finds(after.facets, { color: 'oak' })).toBe(true);
  expect(finds(after.facets, { inStock: true })).toBe(true);
  expect(returnStock({ ...board, ...after }, last, 0).facets).toEqual(derivedFields(board).facets);
});

test('a board without options is found when it can be bought', () => {
  const plain = (stock: number) =>
    derivedFields(aProduct({ variants: [aVariant({ optionValues: {}, stock })] }));
  expect(plain(1).facets).toEqual(['stock']);
  expect(plain(0).facets).toEqual([]);
});

test.each([
  [0, 0, false],
  [3, 11, false],
  [3, 12, true],
])('%i reviews with %i stars in all: four and up is %s', (ratingCount, ratingSum, wellRated) => {
  expect(derivedFields(aProduct({ ratingCount, ratingSum }))).toMatchObject({ wellRated });
});

test('price and stock follow the variants', () => {
  expect(derivedFields(board)).toMatchObject({ stock: 7 });
  expect(listedPrice(board, 0)).toEqual({ price: 1900, saleTurnsAt: null });
  const bare = { ...board, variants: [] };
  expect(derivedFields(bare)).toMatchObject({ stock: 0, facets: [] });
  expect(listedPrice(bare, 0)).toMatchObject({ price: board.price });
});
