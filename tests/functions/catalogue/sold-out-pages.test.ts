import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { pageChanges } from '@/tests/fixtures/firebase/page-changes';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('sold-out-pages');
const PAGES = [
  '/',
  '/products',
  '/most-selling',
  '/categories',
  '/pages/*',
  '/posts/*',
  '/categories/walls',
  '/products/last',
  '/products/last/design',
];
const changes = pageChanges(shop);

beforeAll(async () => {
  const last = aProduct({
    id: 'last',
    slug: 'last',
    categoryId: 'walls',
    subCategoryId: '',
    variants: [aVariant({ stock: 2 })],
  });
  await shop.open({ products: [last] });
  await shop.db.doc(`${collections.categories(shop.store)}/walls`).set({ slug: 'walls' });
});
afterAll(() => shop.close());

test('the pages that show a board are renewed when an order takes its last piece or brings one back, and not before', async () => {
  const guest = await shop.guest();
  const order = () => shop.placed(guest, { lines: [aRequestedLine({ productId: 'last', quantity: 1 })] });
  await order();
  const taking = await order();
  expect(await changes(1)).toEqual([PAGES]);
  expect(await guest.call('cancelOrder', { storeId: shop.id, orderId: taking.id })).toMatchObject({
    ok: true,
  });
  expect(await changes(2)).toEqual([PAGES, PAGES]);
});
