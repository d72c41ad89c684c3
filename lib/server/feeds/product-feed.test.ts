import '@/tests/setup/public-env';
import { storeId } from '@/lib/domain/ids';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { createProductFeed } from './product-feed';

/** How often the products of a store were read. */
const reads = new Map<string, number>();
const PRODUCTS = 2;

jest.mock('@/lib/server/firebase', () => ({
  adminFirestore: () => ({ collection: (path: string) => mockProductsAt(path) }),
}));
jest.mock('@/lib/server/reads/store-setting', () => ({ readStoreSetting: async () => aStoreSetting() }));
jest.mock('@/lib/server/reads/catalogue', () => ({
  readBrands: async () => [],
  readCategories: async () => [],
}));

function mockProductsAt(path: string) {
  const { id: _, ...data } = aProduct();
  const query = {
    where: () => query,
    orderBy: () => query,
    limit: () => query,
    async get() {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      const docs = Array.from({ length: PRODUCTS }, (__, n) => ({ id: `board-${n}`, data: () => data }));
      return { docs, size: docs.length };
    },
  };
  return query;
}

test('a server keeps so many products and no more, of all stores together', async () => {
  const feed = createProductFeed(Date.now, 2 * PRODUCTS + 1);
  const itemsOf = async (store: string) => {
    const chunks = [...((await feed(storeId(store), { locale: 'en', currency: 'USD' })) ?? [])];
    return chunks.join('').split('<item>').length - 1;
  };
  for (const store of ['one', 'two', 'one', 'three', 'one']) expect(await itemsOf(store)).toBe(PRODUCTS);
  expect(Object.fromEntries(reads)).toEqual({
    'stores/one/products': 1,
    'stores/two/products': 1,
    'stores/three/products': 1,
  });
  await itemsOf('two');
  expect(reads.get('stores/two/products')).toBe(2);
});
