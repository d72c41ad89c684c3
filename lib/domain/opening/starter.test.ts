import { storeId } from '@/lib/domain/ids';
import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { variantId } from '@/lib/domain/ids';
import { randomBelow } from '@/tests/fixtures/random';
import { fittingStarter, parseStarter, starterOf } from './starter';
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

test('of a starter as much is taken as fits, always the first boards, and never more than the room', () => {
  const below = randomBelow(133);
  const one = parseStarter(JSON.stringify(stored));
  const [board] = one.products;
  if (!board) throw new Error('There is no board.');
  const imageOf = (name: string) => ({ ...image, path: `starters/boards/${name}.webp` });
  for (let round = 0; round < 300; round += 1) {
    const products = Array.from({ length: below(12) }, (_, at) => ({
      ...board,
      images: Array.from({ length: below(4) }, () => imageOf(`${at}-${below(3)}`)),
    }));
    const hero = { ...one.hero, image: below(2) ? imageOf('hero') : null };
    const starter = { ...one, hero, products };
    const sizes = new Map(
      starterOf(starter, storeId('mine'), 'USD', 0).pictures.map(({ from }) => [from, below(50)] as const),
    );
    const room = { products: below(14), bytes: below(3) ? below(900) : Infinity };
    const { starter: fits, bytes } = fittingStarter(starter, room, sizes);
    const copied = new Set(starterOf(fits, storeId('mine'), 'USD', 0).pictures.map(({ from }) => from));
    expect([...copied].reduce((sum, from) => sum + (sizes.get(from) ?? 0), 0)).toBe(bytes);
    expect(bytes).toBeLessThanOrEqual(room.bytes);
    expect(fits.products).toEqual(products.slice(0, Math.min(room.products, fits.products.length)));
    if (room.bytes === Infinity) expect(fits.products).toEqual(products.slice(0, room.products));
  }
});
