import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { saveWish, watchWishlist } from '@/lib/firestore/people/wishlist';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('wishlist');
const MOST = 100;
const DAY = Date.UTC(2026, 2, 1);

beforeAll(() => shop.open({ products: [aProduct({ id: 'a-new-one', slug: 'a-new-one' })] }));
afterAll(() => shop.close());

test('of a long wishlist the newest are told, and a new wish first of all', async () => {
  const { uid } = await shop.staff();
  // The older a wish, the earlier its id: what the database gives without an order.
  for (let n = 0; n <= MOST; n += 1)
    await shop.db.doc(collections.wish(uid, shop.store, `p${1000 + n}`)).set({
      storeId: shop.store,
      productId: `p${1000 + n}`,
      createdAt: Timestamp.fromMillis(DAY + n),
    });

  const told: string[][] = [];
  let heard = (): void => undefined;
  const stop = watchWishlist(
    uid,
    shop.store,
    (ids) => {
      told.push(ids);
      heard();
    },
    (code) => expect(code).toBe('try-again'),
  );
  const until = async (first: string) => {
    while (told.at(-1)?.[0] !== first) await new Promise<void>((resolve) => (heard = resolve));
    return told.at(-1);
  };
  const all = Array.from({ length: MOST }, (_, n) => `p${1000 + MOST - n}`);
  expect(await until(`p${1000 + MOST}`)).toEqual(all);
  expect(await saveWish(uid, shop.store, 'a-new-one', true)).toMatchObject({ ok: true });
  expect(await until('a-new-one')).toEqual(['a-new-one', ...all.slice(0, MOST - 1)]);
  stop();
});
