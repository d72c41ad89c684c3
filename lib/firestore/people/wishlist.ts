import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, requiredIn } from '@/lib/domain/parse/fields';
import type { Result } from '@/lib/domain/result';
import { watchQuery, writeWithFullSdk, type OnError, type Stop } from '@/lib/firestore/listeners';

const WISHLIST_LIMIT = 100;

/** Ids of the products of `store` on a person's wishlist, newest first, live. */
export function watchWishlist(
  uid: string,
  store: StoreId,
  onNext: (productIds: string[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.wishlist(uid)),
        where('storeId', '==', store),
        orderBy('createdAt', 'desc'),
        limit(WISHLIST_LIMIT),
      ),
    parseWish,
    onNext,
    onError,
  );
}

/** Puts a product on the wishlist or takes it off. This browser's listener shows it before the server answers. */
export function saveWish(
  uid: string,
  store: StoreId,
  productId: string,
  wished: boolean,
): Promise<Result<null>> {
  return writeWithFullSdk(({ deleteDoc, doc, serverTimestamp, setDoc }, db) => {
    const wish = doc(db, collections.wish(uid, store, productId));
    return wished
      ? setDoc(wish, { storeId: store, productId, createdAt: serverTimestamp() })
      : deleteDoc(wish);
  });
}

const parseWish = (id: string, data: unknown): string =>
  requiredIn(`wishlist/${id}`, fieldsOf(data))('productId', filledText);
