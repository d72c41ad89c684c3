import { aProduct, aVariant } from '@/tests/fixtures/catalogue';
import { editProduct } from './edit-product';

const product = aProduct({
  variants: [aVariant(), aVariant({ id: 'board-blue', price: 3000, stock: 4 })],
  updatedAt: 1000,
});
const edit = { baseUpdatedAt: 1000 };

test('a new price recomputes the lowest price and leaves everything else alone', () => {
  const variants = [{ id: 'board-red', price: 3500, stock: 10, seenStock: 10 }];
  const changes = editProduct(product, { ...edit, variants });
  expect(changes).toEqual({
    ok: true,
    value: {
      variants: [{ ...aVariant(), price: 3500 }, product.variants[1]],
      price: 3000,
      stock: 14,
      facets: ['color:red', 'stock', 'stock color:red'],
    },
  });
});

test('stock moves by what the owner added, so that orders placed meanwhile count', () => {
  const variants = [
    { id: 'board-red', price: 2500, stock: 25, seenStock: 20 },
    { id: 'board-blue', price: 3000, stock: 0, seenStock: 9 },
  ];
  expect(editProduct(product, { ...edit, variants })).toMatchObject({
    value: { variants: [{ stock: 15 }, { stock: 0 }], stock: 15 },
  });
});

test('new texts bring new search tokens', () => {
  const changes = editProduct(product, { ...edit, title: { en: 'Night', ar: 'ليلة' } });
  expect(changes).toMatchObject({
    value: {
      searchTokens: expect.arrayContaining(['night', 'ليله', 'calm', 'هاديه']),
      nearTokens: expect.arrayContaining(['nig', 'nigt', 'لي']),
    },
  });
});

test('a product saved since it was loaded is not overwritten', () => {
  const stale = { ...edit, baseUpdatedAt: 999, status: 'archived' as const };
  expect(editProduct(product, stale)).toEqual({ ok: false, error: { code: 'edited-meanwhile' } });
});

test('an unknown variant is refused', () => {
  const variants = [{ id: 'board-green', price: 1, stock: 1, seenStock: 1 }];
  expect(editProduct(product, { ...edit, variants })).toMatchObject({ error: { code: 'invalid-input' } });
});
