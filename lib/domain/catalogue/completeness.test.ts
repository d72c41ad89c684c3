import { aProduct, aVariant } from '@/tests/fixtures/catalogue';
import { catalogueCompleteness, productCompleteness } from './completeness';

test('a product with everything in both languages is complete', () => {
  expect(productCompleteness(aProduct())).toEqual({ percent: 100, gaps: [] });
});

test('every missing or outdated text and every missing fact is named', () => {
  const product = aProduct({
    title: { en: 'Sea', ar: ' ' },
    images: [],
    categoryId: '',
    outdated: { description: 'ar' },
    variants: [aVariant({ price: 0, stock: 0 })],
  });
  const { gaps, percent } = productCompleteness(product);
  expect(gaps).toEqual([
    { kind: 'text', key: 'title', locale: 'ar' },
    { kind: 'outdated', key: 'description', locale: 'ar' },
    { kind: 'picture' },
    { kind: 'category' },
    { kind: 'price' },
    { kind: 'stock' },
  ]);
  expect(percent).toBe(57);
});

test('combinations that are switched off need no price', () => {
  const off = aVariant({ id: 'off', price: 0, enabled: false });
  expect(productCompleteness(aProduct({ variants: [aVariant(), off] })).percent).toBe(100);
});

test('a catalogue is as complete as its products are on average', () => {
  const bare = aProduct({ description: { en: '', ar: '' } });
  expect(catalogueCompleteness([aProduct(), bare])).toEqual({ percent: 93, complete: 1 });
  expect(catalogueCompleteness([])).toEqual({ percent: 100, complete: 0 });
});
