import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The rules ask every list for one; the id alone bounds this list. */
const LIMIT = 10;

/**
 * One product for as long as it is on sale, live; null while it is not. A list of one and not a document, because the
 * rules end the listener of a document that is taken off sale, and the page would not learn that it came back.
 */
export function watchProductOnSale(
  store: StoreId,
  productId: string,
  onNext: (product: Product | null) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, documentId, limit, query, where }, db) =>
      query(
        collection(db, collections.products(store)),
        where('status', '==', 'active'),
        where(documentId(), '==', productId),
        limit(LIMIT),
      ),
    parseProduct,
    ([product]) => onNext(product ?? null),
    onError,
  );
}
