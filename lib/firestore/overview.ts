import { LOW_STOCK } from '@/lib/domain/catalogue/lists/managed-list';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { parseContactRequest, type ContactRequest } from '@/lib/domain/contact/contact-request';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseStorePage } from '@/lib/domain/store/store-page';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';

/** The active products with low or no stock, the lowest first, live, at most `size`. */
export function watchLowStock(
  store: StoreId,
  size: number,
  onNext: (products: Product[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.products(store)),
        where('status', '==', 'active'),
        where('stock', '<=', LOW_STOCK),
        orderBy('stock'),
        limit(size),
      ),
    parseProduct,
    onNext,
    onError,
  );
}

/** The latest messages of the contact form, live, at most `size`. */
export function watchLatestMessages(
  store: StoreId,
  size: number,
  onNext: (messages: ContactRequest[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.contactRequests(store)), orderBy('createdAt', 'desc'), limit(size)),
    parseContactRequest,
    onNext,
    onError,
  );
}

/** What a store's owner has begun with. */
export interface Beginnings {
  /** Of any status. */
  readonly hasProduct: boolean;
  /** Whether the texts about the store and its terms are written. */
  readonly hasPages: boolean;
}

/** Reads three documents at most. */
export function readBeginnings(store: StoreId): Promise<Result<Beginnings>> {
  return readOnce(async ({ collection, doc, getDoc, getDocs, limit, query }, db) => {
    const products = getDocs(query(collection(db, collections.products(store)), limit(1)));
    const texts = (['aboutUs', 'termsConditions'] as const).map((page) =>
      getDoc(doc(db, collections.storePage(store, page))),
    );
    const [{ empty }, ...pages] = await Promise.all([products, ...texts]);
    const written = pages.map((stored) => parseStorePage(stored.data()).body);
    return { hasProduct: !empty, hasPages: written.every(({ en, ar }) => en !== '' || ar !== '') };
  });
}
