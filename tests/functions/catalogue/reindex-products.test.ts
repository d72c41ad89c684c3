import { reindexProducts } from '@/functions/src/handlers/catalogue/reindex-products';
import { SEARCH_VERSION } from '@/lib/domain/catalogue/derived-fields';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shops = [new LocalShop('reindexed-a'), new LocalShop('reindexed-b')] as const;
const [shop] = shops;
const title = { en: 'Calm', ar: 'سکینة' };

/** More than one page. */
const products = ['board', ...Array.from({ length: 60 }, (_, index) => `board-${index}`)].map((id) =>
  aProduct({ id, title }),
);

beforeAll(() => Promise.all(shops.map((one) => one.open({ products }))));
afterAll(() => Promise.all(shops.map((one) => one.close())));

const boardOf = (one: LocalShop) => one.db.doc(collections.product(one.store, 'board'));
const progress = () => shop.db.doc(collections.searchProgress());
const foundIn = async (one: LocalShop, token: string) =>
  (
    await one.db
      .collection(collections.products(one.store))
      .where('searchTokens', 'array-contains', token)
      .get()
  ).size;
const run = () => reindexProducts({ db: shop.db, now: Date.now }, 50);

test('products that an older search indexed are found in every store without being saved', async () => {
  const old = { searchTokens: ['calm', 'سکینة'], nearTokens: [] };
  for (const one of shops)
    await Promise.all(products.map(({ id }) => one.db.doc(collections.product(one.store, id)).update(old)));
  const before = await shop.product();
  await progress().delete();
  expect(await foundIn(shop, 'سكينه')).toBe(0);
  await run();
  for (const one of shops) expect(await foundIn(one, 'سكينه')).toBe(products.length);
  expect(await shop.product()).toEqual(before);
  expect((await progress().get()).data()).toMatchObject({ done: SEARCH_VERSION });
});

test('what is indexed is not written again, and the work is done once for each version', async () => {
  await progress().delete();
  const { updateTime } = await boardOf(shop).get();
  await run();
  expect((await boardOf(shop).get()).updateTime).toEqual(updateTime);
  await boardOf(shop).update({ searchTokens: [] });
  await run();
  expect((await boardOf(shop).get()).get('searchTokens')).toEqual([]);
});
