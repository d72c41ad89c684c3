import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/**
 * One product for as long as it is on sale, live; null while it is not, or cannot be read. The rules end the listener when the
 * product is taken off sale; it restarts, and finds the product once it is back on sale. A query for this id would end the same
 * way, because Firestore treats it as a read of the document.
 */
export function watchProductOnSale(
  store: StoreId,
  productId: string,
  onNext: (product: Product | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(
    collections.product(store, productId),
    parseProduct,
    (product) => onNext(product?.status === 'active' ? product : null),
    // Any error but a missing network means that the product is not on sale.
    (code) => (code === 'try-again' ? onError(code) : onNext(null)),
  );
}
