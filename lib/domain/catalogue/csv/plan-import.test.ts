import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { planImport } from './plan-import';

const size = {
  id: 'size',
  name: { en: 'Size', ar: '' },
  values: ['s', 'm', 'l'].map((id) => ({ id, name: { en: id, ar: '' } })),
};
const combination = (id: string, chosen: string, stock: number) =>
  aVariant({ id, sku: '', optionValues: { size: chosen }, stock });

/** The ids and the stock that a file of these combinations leaves of a product that has `before`. */
function planned(before: readonly (readonly [id: string, size: string])[], file: typeof before) {
  const product = aProduct({
    options: [size],
    variants: before.map(([id, chosen]) => combination(id, chosen, 5)),
  });
  const variants = file.map(([id, chosen]) => ({ ...combination(id, chosen, 5), seenStock: 0 }));
  const staged = { row: 2, productId: product.id, newId: 'new', options: [size], variants };
  const { products, problems } = planImport(
    'demo',
    [staged],
    [product],
    new Set(['nature', 'sea', 'atelier']),
  );
  expect(problems).toEqual([]);
  return products[0]?.fields.variants?.map(({ id, optionValues, seenStock }) => [
    id,
    optionValues?.size,
    seenStock,
  ]);
}

test('a file without ids finds the combinations that were called after other values', () => {
  expect(
    planned(
      [
        ['m', 's'],
        ['m-2', 'm'],
      ],
      [
        ['s', 's'],
        ['m', 'm'],
        ['l', 'l'],
      ],
    ),
  ).toEqual([
    ['m', 's', 5],
    ['m-2', 'm', 5],
    ['l', 'l', 0],
  ]);
});

test('a combination is new where its name is the id of another, and known by its id where its value changes', () => {
  const before = [['m', 's']] as const;
  expect(planned(before, [...before, ['m', 'm']])).toEqual([
    ['m', 's', 5],
    ['m-2', 'm', 0],
  ]);
  expect(planned(before, [['m', 'l']])).toEqual([['m', 'l', 5]]);
});

test('an address that another product has in either language is complained of in its column', () => {
  const catalogue = [
    aProduct({ id: 'sea', slug: 'sea', slugAr: 'بحر' }),
    aProduct({ id: 'lake', slug: 'lake', slugAr: '' }),
  ];
  const columnsOf = (fields: { readonly slug?: string; readonly slugAr?: string }) =>
    planImport(
      'demo',
      [{ row: 2, productId: 'lake', newId: 'new', ...fields }],
      catalogue,
      new Set(),
    ).problems.map(({ column, code, value }) => [column, code, value]);
  expect(columnsOf({ slug: 'بحر' })).toEqual([['slug', 'slugTaken', 'بحر']]);
  expect(columnsOf({ slugAr: 'sea' })).toEqual([['slug_ar', 'slugTaken', 'sea']]);
  expect(columnsOf({ slug: 'lake', slugAr: 'بحيرة' })).toEqual([]);
});
