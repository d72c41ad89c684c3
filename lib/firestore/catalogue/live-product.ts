import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/**
 * One product for as long as it is on sale, live; null while it is not, or cannot be read. The rules end the listener of a
 * product that is taken off sale; it is started again, and finds the product when the store offers it again. A query for the
 * one id would end in the same way: Google reads it as this document.
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
    // Only a missing network says nothing about the product.
    (code) => (code === 'try-again' ? onError(code) : onNext(null)),
  );
}
