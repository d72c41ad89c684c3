import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { previewOf } from './preview';

const red = aVariant({ price: 2000, stock: 3 });
const blue = aVariant({ id: 'board-blue', optionValues: { color: 'blue' }, price: 3000, stock: 4 });

test('a changed product shows what it costs and has, old beside new, and which combinations change', () => {
  const before = aProduct({ variants: [red, blue] });
  const after = aProduct({ variants: [{ ...red, price: 125_000 }, blue], compareAtPrice: 200_000 });
  expect(previewOf(2, before, after)).toMatchObject({
    row: 2,
    before: { from: 2000, to: 3000, stock: 7, compareAtPrice: null, variants: 2, images: 1 },
    after: { from: 3000, to: 125_000, stock: 7, compareAtPrice: 200_000, variants: 2, images: 1 },
    changed: [
      {
        name: { en: 'Red', ar: 'أحمر' },
        before: { price: 2000, stock: 3 },
        after: { price: 125_000, stock: 3 },
      },
    ],
    changedCount: 1,
  });
});

test('a new product has nothing old; what a file takes away has nothing new', () => {
  const lone = aProduct({ variants: [red] });
  expect(previewOf(2, null, lone)).toMatchObject({ before: null, after: { from: 2000 }, changed: [] });
  const three = [red, blue, aVariant({ id: 'gone', optionValues: { color: 'blue' }, price: 100, stock: 1 })];
  expect(previewOf(2, aProduct({ variants: three }), aProduct({ variants: [red, blue] })).changed).toEqual([
    { name: { en: 'Blue', ar: 'أزرق' }, before: { price: 100, stock: 1 }, after: null },
  ]);
});
