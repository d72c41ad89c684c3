import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { planImport } from '@/lib/domain/catalogue/csv/plan-import';
import { readProduct } from '@/lib/domain/catalogue/csv/reading/read-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import {
  EXPORTED,
  sallaExport,
  shopifyExport,
  wooCommerceExport,
} from '@/tests/fixtures/shop/foreign-exports';
import { FIRST_SETTINGS, type ForeignSettings } from './foreign-settings';
import { readForeign } from './read-foreign';
import { headingKey, mapped, mappingOf, recognise } from './recognise';
import type { ForeignFormat } from './targets';

const PICTURES = 'https://cdn.example.com';
const context = { categories: [], brands: [], currency: 'USD' } as const;

/** A file as the dry run would show it, in a store with this catalogue. */
function read(text: string, changes: Partial<ForeignSettings> = {}, catalogue: readonly Product[] = []) {
  const table = parseCsv(text).rows;
  const recognised = recognise(table);
  if (!recognised) throw new Error('The file was not recognised.');
  let made = 0;
  const newId = () => `group-${(made += 1)}`;
  const file = readForeign(table, recognised, { ...FIRST_SETTINGS, ...changes }, context, newId);
  const all = file.products.map(({ rows }) => readProduct(rows, file.context, 'demo'));
  const staged = all.map(({ product: { row, productId, fields, kept } }, index) => ({
    ...{ row, productId, newId: `new-${index}`, kept },
    ...fields,
  }));
  const groups = new Set(file.newGroups.map(({ id }) => id));
  const plan = planImport('demo', staged, catalogue, groups);
  const problems = [...all.flatMap((one) => one.problems), ...plan.problems];
  return { file, recognised, problems, planned: plan.products };
}

test.each<[ForeignFormat, string]>([
  ['shopify', shopifyExport(PICTURES)],
  ['woocommerce', wooCommerceExport(PICTURES)],
  ['salla', sallaExport(PICTURES)],
])("fifty products of %s's export are a catalogue that sells", (format, text) => {
  const { file, recognised, problems, planned } = read(text);
  expect(problems).toEqual([]);
  expect(recognised.format).toBe(format);
  expect(planned).toHaveLength(EXPORTED);
  for (const { fields, preview } of planned) {
    expect(fields).toMatchObject({ status: 'active', categoryId: expect.stringMatching(/^group/) });
    expect(fields.brandId).toMatch(/^group/);
    expect(preview.after.from).toBeGreaterThan(100_000);
    expect(preview.after.stock).toBeGreaterThan(0);
    expect(fields.description?.ar).toContain('\n• خشب طبيعي\n• 3 < 5 & 7');
    expect(fields.description?.ar).not.toMatch(/<\w|&\w+;/);
  }
  for (const { pictures } of file.products) expect(pictures.pictures).toHaveLength(2);
});

test("Shopify: options, the picture of a combination, the price before, the maker's category", () => {
  const { file, planned } = read(shopifyExport(PICTURES));
  const fifth = planned[4]?.fields;
  expect(fifth).toMatchObject({ slug: 'shopify-board-5', compareAtPrice: 200_500 });
  expect(fifth?.title).toEqual({ en: '', ar: 'لوحة 5 Shopify' });
  expect(fifth?.options?.map(({ id, name }) => [id, name.en])).toEqual([
    ['color', 'Color'],
    ['size', 'Size'],
  ]);
  expect(fifth?.variants).toHaveLength(4);
  expect(fifth?.variants?.[0]).toMatchObject({ price: 100_550, stock: 3, sku: 'SH-5-30×50' });
  expect(file.products[4]?.pictures.ofVariants[0]).toBe(`${PICTURES}/0.png`);
  expect(file.products[4]?.pictures.pictures[0]?.alt).toEqual({ en: '', ar: 'بحر أزرق' });
  expect(planned[2]?.fields).toMatchObject({ options: [], variants: [{ id: 'only', stock: 4 }] });
  expect(file.newGroups.map(({ kind, name }) => [kind, name.ar])).toEqual([
    ['category', 'لوحات جدارية'],
    ['brand', 'دار الألوان'],
  ]);
});

test('WooCommerce: variations find their product by SKU and by id, uncounted stock is assumed and noted', () => {
  const { file, planned } = read(wooCommerceExport(PICTURES), { assumedStock: 7 });
  expect(planned[0]?.fields).toMatchObject({ title: { en: 'Woo & Board 1', ar: '' }, slug: 'woo-board-1' });
  expect(planned[0]?.fields.options).toMatchObject([{ id: 'size', values: [{}, {}, {}] }]);
  expect(planned[0]?.fields.variants).toHaveLength(3);
  expect(planned[2]?.preview.after.stock).toBe(7);
  expect(file.notes).toContainEqual({ row: 10, column: 'Stock', code: 'stockAssumed' });
  expect(file.newGroups.map(({ slug, parentId }) => [slug, parentId])).toEqual([
    ['wall-art', null],
    ['oil', 'group-1'],
    ['atelier-woo', null],
  ]);
});

test('Salla: rows of options belong to the product above, colours become swatches', () => {
  const { planned, recognised } = read(sallaExport(PICTURES));
  expect(recognised.headingAt).toBe(1);
  const [first] = planned;
  expect(first).toMatchObject({ row: 3, fields: { title: { en: '', ar: 'لوحة 1 سلة' } } });
  expect(first?.fields.options?.[0]).toMatchObject({
    id: 'color',
    values: [{ swatch: '#cc3344' }, { swatch: '#3344cc' }],
  });
  expect(first?.fields.options?.[1]).toMatchObject({ name: { ar: 'الإطار' } });
  expect(first?.fields.variants).toHaveLength(4);
});

test.each<[ForeignFormat, string, string, Readonly<Record<string, number | undefined>>]>([
  ['shopify', 'Handle,Title,Variant Price,Variant Grams', 'a,Board,10,@', { '350': 350, '0': undefined }],
  ['woocommerce', 'ID,Type,Name,Regular price,Stock,Weight (kg)', '1,simple,Board,10,3,@', { '1.25': 1250 }],
  [
    'salla',
    'النوع,أسم المنتج,سعر المنتج,الكمية,الوزن,وحدة الوزن',
    'منتج,لوحة,10,3,@',
    { '0.5,kg': 500, '500,g': 500, '٠٫٥,': 500 },
  ],
])('%s: weights are grams', (format, heading, row, weights) => {
  for (const [typed, weight] of Object.entries(weights)) {
    const { recognised, problems, planned } = read(`${heading}\n${row.replace('@', typed)}\n`);
    expect(recognised.format).toBe(format);
    expect(problems).toEqual([]);
    expect(planned[0]?.fields.variants?.[0]?.weight ?? undefined).toBe(weight);
  }
});

test('a weight that is none is left out and noted', () => {
  const { file, planned } = read('Handle,Title,Variant Price,Variant Grams\na,Board,10,heavy\n');
  expect(file.notes).toContainEqual({ row: 2, column: 'Variant Grams', code: 'weightUnread' });
  expect(planned[0]?.fields.variants?.[0]?.weight).toBeNull();
});

test('the same file gives the same ids, so that a second import changes nothing', () => {
  const ids = () =>
    read(sallaExport(PICTURES)).planned.map(({ fields }) => fields.variants?.map(({ id }) => id));
  expect(ids()).toEqual(ids());
});

test('a language that was chosen takes every text', () => {
  const { planned } = read(shopifyExport(PICTURES), { language: 'en' });
  expect(planned[0]?.fields.title).toEqual({ en: 'لوحة 1 Shopify', ar: '' });
});

test('headings are known however they are spelt, and a hand may map them otherwise', () => {
  expect(headingKey('[1]  القيمة')).toBe(headingKey('[1] القيمه'));
  const mapping = mappingOf(['handle', 'TITLE', 'Body HTML', 'variant price', 'Colour name'], 'shopify');
  expect(mapping).toEqual(['key', 'title', 'description', 'price', null]);
  expect(mapped(mapping, 4, 'title')).toEqual(['key', null, 'description', 'price', 'title']);
});

test.each([[['slug', 'title_en', 'price']], [['a', 'b', 'c', 'd']], [[]]])(
  '%j is nobody else’s export',
  (heading) => expect(recognise([heading])).toBeNull(),
);

test('a product without a price is a draft, what is no product is left out', () => {
  const table = [
    ['Type', 'SKU', 'Name', 'Published', 'Regular price', 'Stock'],
    ['simple', 'a', 'Priced', '1', '5', '-3'],
    ['simple', 'b', 'Unpriced', '1', '', '2'],
    ['external', 'c', 'Elsewhere', '1', '9', ''],
    ['variation', 'd', 'Lost', '1', '9', ''],
  ];
  const text = table.map((row) => row.join()).join('\n');
  const { file, planned, problems } = read(text);
  expect(problems).toEqual([]);
  expect(planned.map(({ fields, preview }) => [fields.status, preview.after.stock])).toEqual([
    ['active', 0],
    ['draft', 0],
  ]);
  expect(file.notes.map(({ row, code }) => [row, code])).toEqual([
    [5, 'rowSkipped'],
    [4, 'rowSkipped'],
    [3, 'priceMissing'],
  ]);
});

test("a newer file in one language keeps what was translated here, and an empty cell clears the file's own", () => {
  const file = (description: string) =>
    `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price\na,Board,${description},Frame,Oak,10\n`;
  const first = read(file('Made of oak')).planned[0];
  const { title, description, options = [] } = first?.fields ?? {};
  expect([title, description]).toEqual([
    { en: 'Board', ar: '' },
    { en: 'Made of oak', ar: '' },
  ]);
  const translated: Product = {
    ...newProduct('known'),
    slug: 'a',
    title: { en: 'Board', ar: 'لوحة' },
    description: { en: 'Made of oak', ar: 'من البلوط' },
    options: options.map((option) => ({
      ...option,
      name: { en: 'Frame', ar: 'الإطار' },
      values: option.values.map((value) => ({
        ...value,
        name: { en: 'Oak', ar: 'بلوط' },
        swatch: '#aa8844',
      })),
    })),
  };
  const renewed = read(file(''), {}, [translated]).planned[0]?.fields;
  expect(renewed).toMatchObject({
    description: { en: '', ar: 'من البلوط' },
    options: translated.options,
  });
  expect(renewed).not.toHaveProperty('title');
  const withoutTexts = 'Handle,Title,Variant SKU,Variant Price\na,Plank,s,10\n';
  expect(read(withoutTexts, {}, [translated]).planned[0]?.fields).toMatchObject({
    title: { en: 'Plank', ar: 'لوحة' },
  });
  expect(read(withoutTexts, {}, [translated]).planned[0]?.fields.description).toBeUndefined();
});

test('the values of an option are one list in one language', () => {
  const rows = ['XL', 'صغير'].map((size) => `a,لوحة,المقاس,${size},10`);
  const { problems, planned } = read(
    `Handle,Title,Option1 Name,Option1 Value,Variant Price\n${rows.join('\n')}\n`,
  );
  expect(problems).toEqual([]);
  expect(planned[0]?.fields.options?.[0]?.values.map(({ name: { en } }) => en)).toEqual(['', '']);
});
