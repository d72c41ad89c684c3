import { ValidationError } from 'yup';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { editProduct, newProduct } from './edit-product';
import { mergeDrafts, withCombinations } from './merge-drafts';
import { parseDraft } from './parse-draft';
import { draftOf, requestOf, type ProductDraft } from './product-draft';
import { undoDrop, undoFill } from './undo-edits';

const base = aProduct({
  variants: [
    aVariant({ image: 0 }),
    aVariant({ id: 'board-blue', optionValues: { color: 'blue' }, price: 1990, stock: 3, enabled: false }),
  ],
  compareAtPrice: 3000,
});
const saving = { storeId: 'demo', base, currency: 'USD' } as const;
const draft = draftOf(base, 'USD');
const [red, blue] = draft.variants;
if (!red || !blue) throw new Error('the board comes in two colours');

function refusedFields(wrong: Partial<ProductDraft>): string[] {
  try {
    productSchema.validateSync(requestOf({ ...draft, ...wrong }, saving), { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path }) => path ?? '');
    throw error;
  }
  return [];
}

test('a value that is renamed to another of its option, in whatever capitals, is refused at the name', () => {
  const [option] = draft.options;
  const [first, second] = option?.values ?? [];
  if (!option || !first || !second) throw new Error('the board comes in two colours');
  const renamed = { ...second, name: { en: ` ${first.name.en.toUpperCase()}`, ar: '' } };
  const refused = refusedFields({ options: [{ ...option, values: [first, renamed] }] });
  expect(refused).toEqual(['options[0].values[1].name.en']);
});

test('a draft that nobody touched saves the product as it is', () => {
  const edited = editProduct(base, requestOf(draft, saving));
  if (!edited.ok) throw new Error(edited.error.code);
  expect({ ...base, ...edited.value }).toMatchObject(base);
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('numbers are read in both scripts', () => {
  const variants = [{ ...red, price: '٢٤٫٥', stock: '١٢' }, blue];
  const { compareAtPrice, variants: sent } = requestOf({ ...draft, variants, compareAtPrice: ' ' }, saving);
  expect(sent?.[0]).toMatchObject({ price: 2450, stock: 12, seenStock: 10 });
  expect(compareAtPrice).toBeNull();
});

test('what was typed wrong is refused at its field', () => {
  const variants = [red, { ...blue, enabled: true, price: 'ten', stock: '1.5' }];
  const [option] = draft.options;
  if (!option) throw new Error('the board has an option');
  const values = option.values.map((value) => ({ ...value, width: '30' }));
  expect(refusedFields({ variants, compareAtPrice: '-1', options: [{ ...option, values }] })).toEqual(
    expect.arrayContaining([
      'variants[1].price',
      'variants[1].stock',
      'compareAtPrice',
      'options[0].values[0].dimensions.heightMm',
    ]),
  );
  expect(refusedFields({})).toEqual([]);
});

test('a new product begins with one combination, and a size in centimetres is kept in millimetres', () => {
  const blank = draftOf(newProduct('fresh'), 'USD');
  expect(blank.variants).toMatchObject([{ id: 'only', price: '', stock: '0' }]);
  const size = {
    id: 'size',
    name: { en: 'Size', ar: '' },
    values: [{ id: 'a4', name: { en: 'A4', ar: '' }, swatch: '', width: '21', height: '٢٩٫٧' }],
  };
  const { options, variants } = requestOf(withCombinations({ ...blank, options: [size] }), saving);
  expect(options?.[0]?.values[0]?.dimensions).toEqual({ widthMm: 210, heightMm: 297 });
  expect(variants).toMatchObject([{ id: 'only', optionValues: { size: 'a4' } }]);
});

test('two people’s drafts become one, with combinations for the options of both', () => {
  const green = { id: 'green', name: { en: 'Green', ar: 'أخضر' }, swatch: '', width: '', height: '' };
  const options = draft.options.map((option) => ({ ...option, values: [...option.values, green] }));
  const mine = { ...draft, variants: [{ ...red, price: '40.00' }, blue], title: { en: 'Mine', ar: 'لي' } };
  const theirs = withCombinations({ ...draft, options, title: { en: 'Theirs', ar: draft.title.ar } });
  const merged = mergeDrafts({ base: draft, mine, theirs });
  expect(merged.draft.title).toEqual({ en: 'Mine', ar: 'لي' });
  expect(merged.draft.variants.map(({ id, price }) => [id, price])).toEqual([
    ['board-red', '40.00'],
    ['board-blue', '19.90'],
    ['green', '25.00'],
  ]);
  const contested = merged.differences.filter(({ by }) => by === 'both');
  expect(contested.map(({ path }) => path)).toEqual([['title', 'en']]);
});

test('the undo of a fill gives back what it filled, and nothing else', () => {
  const filled = [{ ...red, price: '9' }, blue];
  const after = filled.map((variant) => ({ ...variant, stock: '7' })).reverse();
  expect(undoFill(after, [red], ['price'])).toEqual([
    { ...blue, stock: '7' },
    { ...red, stock: '7' },
  ]);
});

test('the undo of a removed value keeps what was edited since', () => {
  const [color] = draft.options;
  if (!color) throw new Error('the board has an option');
  const dropped = withCombinations({ ...draft, options: [{ ...color, values: color.values.slice(0, 1) }] });
  const size = {
    ...{ id: 'size', name: { en: 'Size', ar: '' } },
    values: [{ id: 'a4', name: { en: 'A4', ar: '' }, swatch: '', width: '', height: '' }],
  };
  const edited = withCombinations({ ...dropped, options: [...dropped.options, size] });
  const variants = edited.variants.map((variant) => ({ ...variant, price: '31' }));
  const undone = withCombinations({ ...draft, ...undoDrop({ ...edited, variants }, draft, dropped.options) });
  expect(undone.options).toEqual([color, size]);
  expect(undone.variants.map(({ id, optionValues, price }) => [id, optionValues, price])).toEqual([
    ['board-red', { color: 'red', size: 'a4' }, '31'],
    ['board-blue', { color: 'blue', size: 'a4' }, '19.90'],
  ]);
});

test('the undo of a removed option keeps what was edited since', () => {
  const dropped = withCombinations({ ...draft, options: [] });
  const variants = dropped.variants.map((variant) => ({ ...variant, price: '31' }));
  const undone = withCombinations({ ...draft, ...undoDrop({ ...dropped, variants }, draft, []) });
  expect(undone.options).toEqual(draft.options);
  expect(undone.variants).toEqual([{ ...red, price: '31' }, blue]);
});
