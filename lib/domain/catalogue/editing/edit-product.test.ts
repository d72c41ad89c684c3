import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { editProduct, newProduct } from './edit-product';

const product = aProduct({
  variants: [
    aVariant(),
    aVariant({ id: 'board-blue', optionValues: { color: 'blue' }, price: 3000, stock: 4 }),
  ],
  updatedAt: 1000,
});
const edit = { storeId: 'demo', baseUpdatedAt: 1000 };
const [red, blue] = product.variants.map(({ id, optionValues, price, stock }) => ({
  id,
  optionValues,
  price,
  stock,
  seenStock: stock,
}));
if (!red || !blue) throw new Error('the board comes in two colours');
const refusal = (fields: object) => ({ ok: false, error: { code: 'invalid-input', fields } });

test('a new price recomputes the stock and leaves everything else alone', () => {
  const variants = [{ id: 'board-red', price: 3500, stock: 10, seenStock: 10 }];
  const changes = editProduct(product, { ...edit, variants });
  expect(changes).toMatchObject({
    value: { variants: [{ ...aVariant(), price: 3500 }, product.variants[1]], stock: 14 },
  });
  expect(changes).not.toHaveProperty('value.title');
});

test('stock moves by what the owner added, so that orders placed meanwhile count', () => {
  const variants = [
    { ...red, stock: 25, seenStock: 20 },
    { ...blue, stock: 0, seenStock: 9 },
  ];
  expect(editProduct(product, { ...edit, variants })).toMatchObject({
    value: { variants: [{ stock: 15 }, { stock: 0 }], stock: 15 },
  });
});

test('new texts bring new search tokens and mark what they leave behind', () => {
  const changes = editProduct(product, { ...edit, title: { en: 'Night', ar: product.title.ar } });
  expect(changes).toMatchObject({
    value: {
      searchTokens: expect.arrayContaining(['night', 'calm', 'هاديه']),
      nearTokens: expect.arrayContaining(['nig', 'nigt']),
      outdated: { title: 'ar' },
    },
  });
});

test('a product saved since it was loaded is not overwritten, and the answer says what it is now', () => {
  const stale = { ...edit, baseUpdatedAt: 999, status: 'archived' as const };
  expect(editProduct(product, stale)).toEqual({
    ok: false,
    error: { code: 'edited-meanwhile', current: product },
  });
});

test('a new slug keeps the former one, and one taken again is no former one', () => {
  const moved = { ...product, slug: 'calm', formerSlugs: ['sea-breeze', 'older'] };
  expect(editProduct(moved, { ...edit, slug: 'sea-breeze' })).toMatchObject({
    value: { slug: 'sea-breeze', formerSlugs: ['calm', 'older'] },
  });
});

test('with options the list of combinations is replaced, without them only those named change', () => {
  const { options } = product;
  const off = { ...blue, enabled: false, sku: 'B-1', image: 0 };
  expect(editProduct(product, { ...edit, options, variants: [off, red] })).toMatchObject({
    value: { variants: [{ id: 'board-blue', enabled: false, sku: 'B-1', image: 0 }, { id: 'board-red' }] },
  });
  expect(editProduct(product, { ...edit, variants: [off] })).toMatchObject({
    value: { variants: [{ id: 'board-red' }, { enabled: false }], stock: 10 },
  });
});

test.each([
  [[{ ...red, id: 'board-green' }]],
  [[red, { ...blue, optionValues: red.optionValues }]],
  [[red, { ...blue, optionValues: { color: 'green' } }]],
  [[red, { ...blue, optionValues: {} }]],
  [[red, { ...blue, optionValues: { color: 'blue', size: 'a4' } }]],
  [[red, { ...blue, image: 7 }]],
])('combinations that do not fit the options are refused: %j', (variants) => {
  const options = variants.length > 1 ? product.options : undefined;
  expect(editProduct(product, { ...edit, options, variants })).toEqual(
    refusal({ variants: 'field.variants.mismatch' }),
  );
});

test('a picture of another store is refused', () => {
  const images = product.images.map((image) => ({ ...image, path: 'stores/second/board.webp' }));
  expect(editProduct(product, { ...edit, images })).toEqual(refusal({ images: 'field.pictures.foreign' }));
});

test('nothing can go on sale with every combination switched off; a draft can be anything', () => {
  const start = newProduct('fresh');
  const variants = [{ id: 'only', price: 100, stock: 1, seenStock: 0, enabled: false, optionValues: {} }];
  const made = { ...edit, baseUpdatedAt: 0, title: { en: 'A', ar: '' }, options: [], variants };
  expect(editProduct(start, made)).toMatchObject({ ok: true, value: { stock: 0 } });
  expect(editProduct(start, { ...made, status: 'active' })).toEqual(
    refusal({ variants: 'field.variants.none' }),
  );
});

test('a combination keeps its picture where a new gallery has it elsewhere, and none where it is gone', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({
    ...{ path: `stores/demo/${name}.webp`, alt: { en: '', ar: '' }, width: 10, height: 10 },
  }));
  if (!a || !b || !c) throw new Error('three pictures');
  const [one, other] = product.variants;
  if (!one || !other) throw new Error('two combinations');
  const pictured = {
    ...product,
    images: [a, b],
    variants: [
      { ...one, image: 0 },
      { ...other, image: 1 },
    ],
  };
  const shown = (more: object) => {
    const changes = editProduct(pictured, { ...edit, ...more });
    return changes.ok ? changes.value.variants?.map(({ image }) => image) : changes.error;
  };
  expect(shown({ images: [c, b, a] })).toEqual([2, 1]);
  expect(shown({ images: [b] })).toEqual([null, 0]);
  expect(shown({ images: [b, a], options: product.options })).toEqual([1, 0]);
  expect(shown({ images: [b, a], variants: [red] })).toEqual([1, 0]);
  expect(shown({ images: [b, a], options: product.options, variants: [red, { ...blue, image: 1 }] })).toEqual(
    [1, 1],
  );
  expect(shown({ images: [a, b, c] })).toBeUndefined();
});
