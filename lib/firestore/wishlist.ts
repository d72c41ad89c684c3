import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import type { Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/once';

const WISHLIST_LIMIT = 100;

/** Ids of the products of `store` on a person's wishlist. */
export function readWishlist(uid: string, store: StoreId): Promise<Result<string[]>> {
  return readOnce(async ({ collection, getDocs, limit, query, where }, db) => {
    const mine = query(
      collection(db, collections.wishlist(uid)),
      where('storeId', '==', store),
      limit(WISHLIST_LIMIT),
    );
    return (await getDocs(mine)).docs.flatMap((wish) => filledText(wish.get('productId')) ?? []);
  });
}

/** Puts a product on the wishlist or takes it off; both may be repeated. */
export function saveWish(
  uid: string,
  store: StoreId,
  productId: string,
  wished: boolean,
): Promise<Result<null>> {
  return readOnce(async ({ deleteDoc, doc, serverTimestamp, setDoc }, db) => {
    const wish = doc(db, collections.wish(uid, store, productId));
    if (wished) await setDoc(wish, { storeId: store, productId, createdAt: serverTimestamp() });
    else await deleteDoc(wish);
    return null;
  });
}
