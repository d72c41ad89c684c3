import { editProduct, newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { csvText } from '@/lib/domain/csv/csv-text';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { joinList, splitList } from './columns';
import type { CsvProblem } from './problem';
import { productTable, type CsvContext } from './product-rows';
import { readProduct } from './reading/read-product';
import { readTable } from './reading/read-table';

const STORE = 'demo';
const context: CsvContext = {
  categories: [
    { id: 'nature', slug: 'nature', parentId: null },
    { id: 'sea', slug: 'sea', parentId: 'nature' },
  ],
  brands: [{ id: 'atelier', slug: 'atelier-paris' }],
  currency: 'USD',
};

const board = aProduct({
  title: { en: '=SUM(A1) "quoted", really', ar: "'=لوحة | بحر" },
  description: { en: 'Two\nlines', ar: '-سطر' },
  images: [
    {
      path: 'stores/demo/products/a.webp',
      alt: { en: 'One | two \\ three', ar: '' },
      width: 1200,
      height: 1500,
    },
    { path: 'stores/demo/products/b.webp', alt: { en: '', ar: '' }, width: 800, height: 600 },
  ],
  options: [
    {
      id: 'color',
      name: { en: 'Color', ar: 'اللون' },
      values: [
        { id: 'red', name: { en: 'Red', ar: 'أحمر' }, swatch: '#cc3344' },
        { id: 'blue', name: { en: 'Blue', ar: 'أزرق' } },
        { id: 'unused', name: { en: 'Unused', ar: '' } },
      ],
    },
    {
      id: 'size',
      name: { en: 'Size', ar: 'المقاس' },
      values: [{ id: 'a4', name: { en: 'A4', ar: '' }, dimensions: { widthMm: 210, heightMm: 297 } }],
    },
  ],
  variants: [
    aVariant({ optionValues: { color: 'red', size: 'a4' }, image: 1 }),
    aVariant({ id: 'blue', optionValues: { color: 'blue', size: 'a4' }, sku: '', stock: 0, enabled: false }),
  ],
  compareAtPrice: 3050,
});
const plain = aProduct({
  id: 'plain',
  slug: 'plain',
  images: [],
  options: [],
  variants: [aVariant({ optionValues: {} })],
});

function read(table: readonly (readonly string[])[]) {
  const { products, problems } = readTable(table);
  const read = products.map((rows) => readProduct(rows, context, STORE));
  return {
    products: read.map(({ product }) => product),
    problems: [...problems, ...read.flatMap((one) => one.problems)],
  };
}

/** The cells of the exported file. */
const written = (products: readonly Product[]) => parseCsv(csvText(productTable(products, context))).rows;

test('what was exported is read back to the same products', () => {
  const { products, problems } = read(written([board, plain]));
  expect(problems).toEqual([]);
  const made = products.map(({ productId, fields }) => {
    const blank = newProduct(productId);
    const changes = editProduct(blank, { ...fields, storeId: STORE, baseUpdatedAt: 0 });
    if (!changes.ok) throw new Error(JSON.stringify(changes.error));
    return { ...blank, ...changes.value };
  });
  expect(productTable(made, context)).toEqual(productTable([board, plain], context));
  expect(made[0]).toMatchObject({
    title: board.title,
    description: board.description,
    images: board.images,
    options: board.options,
    variants: board.variants,
    compareAtPrice: 3050,
    categoryId: 'nature',
    subCategoryId: 'sea',
    brandId: 'atelier',
  });
});

test.each([[['a', 'b']], [['', 'b|c', '\\']], [['a|', '|']], [['', 'x', '']]])(
  'the list %j fits in a cell',
  (list) => {
    expect(splitList(joinList(list))).toEqual(list);
  },
);

test('a file may name products by their address and change only some columns', () => {
  const { products, problems } = read([
    ['slug', 'title_ar'],
    ['sea-breeze', 'نسيم'],
  ]);
  expect(problems).toEqual([]);
  expect(products).toMatchObject([
    { row: 2, productId: '', fields: { slug: 'sea-breeze', title: { en: '', ar: 'نسيم' } } },
  ]);
  expect(products[0]?.fields.variants).toBeUndefined();
});

test('a board on sale in one kind needs neither a column of what is on sale nor ids', () => {
  const { products, problems } = read([
    ['slug', 'title_en', 'status', 'option1_id', 'price', 'stock'],
    ['sea-breeze', 'Sea breeze', 'active', '', '10.50', '5'],
  ]);
  expect(problems).toEqual([]);
  expect(products[0]?.fields.variants).toMatchObject([{ id: 'only', price: 1050, stock: 5 }]);
});

test('a combination names its choice by id or by name in either language, a measure as it is typed', () => {
  const columns = [
    'option1_id',
    'option1_name_en',
    'option1_values',
    'option1_values_en',
    'option1_values_ar',
  ];
  const values = ['size', 'Size', 'big|wide|small', '50 × 70 cm|70 × 50 cm|A4', '50 × 70 سم|70 × 50 سم|'];
  const nothing = values.map(() => '');
  const { products, problems } = read([
    ['slug', 'title_en', ...columns, 'option1', 'price', 'stock'],
    ['sizes', 'Sizes', ...values, '50 × 70 cm', '25', '1'],
    ['sizes', '', ...nothing, '70 × 50 سم', '25', '1'],
    ['sizes', '', ...nothing, 'small', '25', '1'],
  ]);
  expect(problems).toEqual([]);
  const chosen = products[0]?.fields.variants?.map(({ optionValues }) => optionValues?.size);
  expect(chosen).toEqual(['big', 'wide', 'small']);
});

/** The exported file with one cell changed, by spreadsheet row and column name. */
function broken(changes: Readonly<Record<string, string>>, row = 2): CsvProblem[] {
  const [heading = [], ...body] = productTable([board, plain], context);
  const rows = body.map((cells, index) =>
    cells.map((cell, at) => (index + 2 === row ? (changes[heading[at] ?? ''] ?? cell) : cell)),
  );
  return read([heading, ...rows]).problems;
}

const LONG = 'x'.repeat(6000);

test.each([
  ['product_id', 2, 'a/b', 'idInvalid'],
  ['slug', 2, 'Sea Breeze!', 'slugInvalid'],
  ['status', 2, 'sold', 'statusUnknown'],
  ['title_ar', 2, 'x'.repeat(201), 'textLong'],
  ['description_en', 2, LONG, 'textLong'],
  ['category', 2, 'space', 'categoryUnknown'],
  ['sub_category', 2, 'moon', 'subCategoryUnknown'],
  ['brand', 2, 'nobody', 'brandUnknown'],
  ['currency', 2, 'EUR', 'currencyOther'],
  ['compare_at_price', 2, '12.345', 'amountAmbiguous'],
  ['compare_at_price', 2, '12.3456', 'amountInvalid'],
  ['images', 2, 'https://example.com/a.png|stores/demo/products/b.webp', 'pictureForeign'],
  ['images_alt_en', 2, 'one|two|three', 'listLength'],
  ['images_size', 2, '1200x1500|0x1', 'pictureSize'],
  ['option1_id', 2, 'a b', 'idInvalid'],
  ['option2_id', 2, 'color', 'optionTwice'],
  ['option1_values', 2, 'red|red|unused', 'valueTwice'],
  ['option1_values_en', 2, 'Red|Blue', 'listLength'],
  ['option1_values_en', 2, 'Red|red |Unused', 'valueNameTwice'],
  ['option1_colors', 2, 'red||', 'colorInvalid'],
  ['option2_sizes', 2, '21 cm', 'sizeInvalid'],
  ['option1', 3, 'green', 'choiceUnknown'],
  ['option2', 3, '', 'choiceMissing'],
  ['option1', 3, 'red', 'combinationTwice'],
  ['variant_id', 3, 'board-red', 'variantTwice'],
  ['variant_id', 3, 'no id', 'idInvalid'],
  ['price', 3, '', 'priceRequired'],
  ['price', 3, 'cheap', 'amountInvalid'],
  ['price', 3, '-1', 'amountInvalid'],
  ['stock', 3, '2.5', 'stockInvalid'],
  ['stock', 3, '1000001', 'stockInvalid'],
  ['sku', 3, 'x'.repeat(101), 'textLong'],
  ['variant_image', 2, '3', 'variantImage'],
  ['enabled', 3, 'maybe', 'enabledUnknown'],
  ['enabled', 2, 'no', 'noneOnSale'],
  ['title_en', 3, 'Another title', 'productCell'],
  ['slug', 4, 'sea-breeze', 'productTwice'],
] as const)('a broken %s in row %i (%s) is named: %s', (column, row, value, code) => {
  const expected = { row: code === 'noneOnSale' ? 2 : row, column, code };
  expect(broken({ [column]: value }, row)).toContainEqual(expect.objectContaining(expected));
});

test.each<[Record<string, string>, string, string]>([
  [{ title_en: '', title_ar: ' ' }, 'title_en', 'titleRequired'],
  [{ category: '' }, 'sub_category', 'subCategoryAlone'],
  [{ option1_name_en: '', option1_name_ar: '' }, 'option1_name_en', 'optionName'],
  [{ option2_values: '', option2_values_en: '', option2_values_ar: '' }, 'option2_values', 'optionValues'],
  [{ option1_values_en: '|Blue|Unused', option1_values_ar: '' }, 'option1_values_en', 'valueName'],
])('%j is named: %s %s', (changes, column, code) => {
  expect(broken(changes)).toContainEqual(expect.objectContaining({ row: 2, column, code }));
});

test('what is wrong with the heading or the shape of the file is named too', () => {
  const codes = (table: string[][]) =>
    read(table).problems.map(({ row, column, code }) => [row, column, code]);
  expect(codes([])).toEqual([[1, '', 'fileEmpty']]);
  expect(
    codes([
      ['slug', 'colour'],
      ['a', 'b'],
    ]),
  ).toEqual([[1, 'colour', 'columnUnknown']]);
  expect(
    codes([
      ['slug', 'slug'],
      ['a', 'b'],
    ]),
  ).toEqual([[1, 'slug', 'columnTwice']]);
  expect(codes([['title_en'], ['a']])).toEqual([[1, 'slug', 'columnMissing']]);
  const lacking = (...columns: string[]) => codes([columns, columns]);
  expect(lacking('slug', 'variant_id', 'price')).toEqual([[1, 'stock', 'variantColumns']]);
  expect(lacking('slug', 'sku')).toEqual([[1, 'price', 'variantColumns']]);
  expect(lacking('slug', 'price', 'stock')).toEqual([[1, 'variant_id', 'variantColumns']]);
  expect(
    codes([
      ['slug', 'status'],
      ['', 'draft'],
    ]),
  ).toEqual([[2, 'slug', 'noProduct']]);
  expect(codes([['slug'], ['a', 'more']])).toEqual([[2, '', 'tooManyCells']]);
  expect(codes([['slug'], ['a'], ['b'], ['a']])).toEqual([[4, 'slug', 'productSplit']]);
  expect(
    codes([
      ['slug', 'variant_id', 'price', 'stock'],
      ['a', '', '1', '1'],
    ]),
  ).toEqual([[2, 'variant_id', 'variantUnknown']]);
});

const priced = (price: string, decimalSign?: '.' | ',') => {
  const table = [
    ['slug', 'variant_id', 'price', 'stock', 'compare_at_price'],
    ['a', 'only', price, '1', price],
  ];
  return readTable(table).products.map((rows) => readProduct(rows, { ...context, decimalSign }, STORE))[0];
};

test('1.250 is refused as ambiguous until the owner says how the file writes decimals', () => {
  expect(priced('1.250')?.problems).toEqual([
    { row: 2, column: 'price', code: 'amountAmbiguous', value: '1.250' },
    { row: 2, column: 'compare_at_price', code: 'amountAmbiguous', value: '1.250' },
  ]);
  expect(priced('1.250', ',')?.product.fields).toMatchObject({
    variants: [{ price: 125_000 }],
    compareAtPrice: 125_000,
  });
  expect(priced('1.250', '.')?.product.fields.variants).toMatchObject([{ price: 125 }]);
});

test('an HTML description becomes lines, and the dry run says so', () => {
  const [rows] = readTable([
    ['slug', 'title_en', 'description_en', 'description_ar'],
    ['a', 'A &amp; B', '3 < 5', '<p>لوحة</p><ul><li>خشب</li></ul>'],
  ]).products;
  const read = rows && readProduct(rows, context, STORE);
  expect(read?.product.fields.description).toEqual({ en: '3 < 5', ar: 'لوحة\n• خشب' });
  expect(read?.notes).toEqual([{ row: 2, column: 'description_ar', code: 'htmlToLines' }]);
});
