import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { importChunks } from './import-chunks';
import { planImport } from './plan-import';
import { readProduct } from './reading/read-product';
import { readTable } from './reading/read-table';

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

/** What a file makes of a product with texts in both languages. */
function imported(table: readonly (readonly string[])[]) {
  const color = {
    id: 'color',
    name: { en: 'Color', ar: 'اللون' },
    values: [
      { id: 'red', name: { en: 'Red', ar: 'أحمر' }, swatch: '#cc3344' },
      { id: 'blue', name: { en: 'Blue', ar: 'أزرق' } },
    ],
  };
  const path = 'stores/demo/products/a.webp';
  const known = aProduct({
    id: 'board',
    title: { en: 'Board', ar: 'لوحة' },
    description: { en: 'Oak', ar: 'بلوط' },
    images: [{ path, alt: { en: 'A board', ar: 'صورة' }, width: 10, height: 10 }],
    options: [color],
    variants: [aVariant({ id: 'red', optionValues: { color: 'red' } })],
  });
  const read = readTable(table).products.map((rows) =>
    readProduct(rows, { categories: [], brands: [], currency: 'USD' }, 'demo'),
  );
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  const chunks = importChunks(
    read.map(({ product }) => product),
    () => 'new',
  );
  const { products, problems } = planImport('demo', chunks.flat(), [known], new Set());
  expect(problems).toEqual([]);
  return products[0]?.fields;
}

test('a language without a column stays, an empty cell clears it', () => {
  const images = ['images', 'images_alt_en', 'images_size'];
  const options = ['option1_id', 'option1_name_en', 'option1_values', 'option1_values_en', 'option1'];
  const english = imported([
    ['product_id', 'title_en', 'description_en', ...images, ...options, 'price', 'stock'],
    [
      'board',
      'Plank',
      '',
      'stores/demo/products/a.webp',
      'A plank',
      '10x10',
      'color',
      'Colour',
      'red',
      'Ruby',
      'red',
      '9',
      '1',
    ],
  ]);
  expect(english).toMatchObject({
    title: { en: 'Plank', ar: 'لوحة' },
    description: { en: '', ar: 'بلوط' },
    images: [{ alt: { en: 'A plank', ar: 'صورة' } }],
    options: [
      {
        name: { en: 'Colour', ar: 'اللون' },
        values: [{ name: { en: 'Ruby', ar: 'أحمر' }, swatch: '#cc3344' }],
      },
    ],
  });
  const cleared = imported([
    ['product_id', 'title_en', 'title_ar', 'description_ar'],
    ['board', 'Board', '', ''],
  ]);
  expect(cleared).toMatchObject({ title: { en: 'Board', ar: '' }, description: { en: 'Oak', ar: '' } });
  const fresh = imported([
    ['product_id', 'title_ar'],
    ['another', 'نسيم'],
  ]);
  expect(fresh).toMatchObject({ title: { en: '', ar: 'نسيم' } });
});
