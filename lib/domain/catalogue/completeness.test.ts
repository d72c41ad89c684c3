import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { productCompleteness } from './completeness';

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
  ]);
  expect(percent).toBe(61);
});

test('combinations that are switched off need no price', () => {
  const off = aVariant({ id: 'off', price: 0, enabled: false });
  expect(productCompleteness(aProduct({ variants: [aVariant(), off] })).percent).toBe(100);
});
