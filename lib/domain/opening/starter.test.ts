import { storeId } from '@/lib/domain/ids';
import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { variantId } from '@/lib/domain/ids';
import { parseStarter, starterOf } from './starter';
import { starterPrice } from './starter-price';

const image = {
  path: 'starters/boards/products/sun/1.webp',
  alt: { en: 'Sun', ar: 'شمس' },
  width: 4,
  height: 5,
};
const variant = {
  id: variantId('sun-a4'),
  sku: 'SUN',
  optionValues: {},
  price: 1900,
  stock: 3,
  image: null,
  enabled: true,
};
const stored = {
  folder: 'starters/boards/',
  hero: { title: { en: 'Hi', ar: 'أهلًا' }, subtitle: { en: '', ar: '' }, image: null },
  categories: [],
  brands: [],
  products: [
    {
      ...newProduct('sun'),
      slug: 'sun',
      title: image.alt,
      images: [image],
      variants: [variant],
      price: 1900,
      compareAtPrice: 2400,
      status: 'active',
    },
  ],
};

test('the starter becomes the store’s own, with its pictures, currency and times', () => {
  const starter = parseStarter(JSON.stringify(stored));
  const own = starterOf(starter, storeId('mine'), 'KWD', 1_000_000);
  const [product] = own.products;
  expect(product).toMatchObject({ price: 6000, compareAtPrice: 7500, createdAt: 1_000_000, stock: 3 });
  expect(product?.images[0]?.path).toBe('stores/mine/products/sun/1.webp');
  expect(own.pictures).toEqual([
    { from: 'starters/boards/products/sun/1.webp', to: 'stores/mine/products/sun/1.webp' },
    { from: 'starters/boards/products/sun/1-600.webp', to: 'stores/mine/products/sun/1-600.webp' },
  ]);
});

test('prices to begin with are round in every currency', () => {
  expect(starterPrice(1900, 'USD')).toBe(1900);
  expect(starterPrice(1900, 'SAR')).toBe(7150);
  expect(starterPrice(1900, 'JPY')).toBe(2850);
  expect(starterPrice(500, 'BHD')).toBe(2000);
});
