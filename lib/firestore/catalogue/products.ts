import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

/** One product, live, so that an open product page shows a new price or stock at once. */
export function watchProduct(
  store: StoreId,
  productId: string,
  onNext: (product: Product | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.product(store, productId), parseProduct, onNext, onError);
}

/** The best-selling active products with any of `tokens` (at most thirty, see `tokensNear`), at most `size`. */
export function readProductsNear(
  store: StoreId,
  tokens: readonly string[],
  size: number,
): Promise<Result<Product[]>> {
  return readOnce(async ({ collection, getDocs, limit, orderBy, query, where }, db) => {
    const near = query(
      collection(db, collections.products(store)),
      where('status', '==', 'active'),
      where('nearTokens', 'array-contains-any', tokens),
      orderBy('soldCount', 'desc'),
      limit(size),
    );
    return parseAll((await getDocs(near)).docs, parseProduct);
  });
}
