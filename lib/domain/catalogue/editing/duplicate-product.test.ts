import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { duplicateOf } from './duplicate-product';

const { nameMax, titleMax } = FIELD_LIMITS;

function duplicate(title: { en: string; ar: string }, sku = 'SKU-1') {
  const request = duplicateOf(aProduct({ title, variants: [aVariant({ sku })] }), 'demo', 'abcdefgh');
  return { title: request.title, sku: request.variants?.[0]?.sku, saved: productSchema.isValidSync(request) };
}

test('a copy says so in both languages, and its SKU is its own', () => {
  expect(duplicate({ en: 'Sea', ar: 'بحر' })).toEqual({
    title: { en: 'Sea (copy)', ar: 'بحر (نسخة)' },
    sku: 'SKU-1-ABCDE',
    saved: true,
  });
  expect(duplicate({ en: 'Sea', ar: '' }, '')).toMatchObject({ title: { ar: '' }, sku: '' });
});

test('the longest title and SKU make room for what a copy adds', () => {
  const { title, sku, saved } = duplicate(
    { en: 'x'.repeat(titleMax), ar: 'ب'.repeat(titleMax) },
    'S'.repeat(nameMax),
  );
  expect([title?.en.length, title?.ar.length, sku?.length, saved]).toEqual([
    titleMax,
    titleMax,
    nameMax,
    true,
  ]);
  expect(title?.en).toMatch(/^x+ \(copy\)$/);
  expect(sku).toMatch(/^S+-ABCDE$/);
});

test('long SKUs that differ at their ends alone stay different, and one that is given twice stays one', () => {
  const long = (end: string) => 'S'.repeat(nameMax - end.length) + end;
  const skus = [long('-RED'), long('-BLUE'), '', long('-RED'), '', long('-GREEN')];
  const variants = skus.map((sku, index) => aVariant({ id: `v${index}`, sku }));
  const request = duplicateOf(aProduct({ variants }), 'demo', 'abcdefgh');
  const copies = request.variants?.map(({ sku }) => sku ?? '') ?? [];
  expect(copies.map((sku) => copies.indexOf(sku))).toEqual(skus.map((sku) => skus.indexOf(sku)));
  expect(Math.max(...copies.map(({ length }) => length))).toBe(nameMax);
  expect(copies.filter((sku) => skus.includes(sku))).toEqual(['', '']);
  expect(copies[5]).toMatch(/^S+-ABCDE-3$/);
});

test.each([
  ['a pair of surrogates', '🌊'],
  ['a letter and its vowel marks', 'بَّ'],
  ['a family', '👩‍👩‍👧'],
])('%s is left out whole rather than cut', (_, one) => {
  // So that the cut falls behind the first half of the first `one`.
  const room = titleMax - ' (copy)'.length;
  const { title, saved } = duplicate({ en: 'x'.repeat(room - 1) + one.repeat(4), ar: '' });
  expect([title?.en, saved]).toEqual([`${'x'.repeat(room - 1)} (copy)`, true]);
});

test('no blank is left before what a copy adds', () => {
  const room = titleMax - ' (copy)'.length;
  expect(duplicate({ en: `${'x'.repeat(room - 1)} ${'y'.repeat(50)}`, ar: '' }).title?.en).toBe(
    `${'x'.repeat(room - 1)} (copy)`,
  );
});
