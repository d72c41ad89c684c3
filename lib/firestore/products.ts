import { PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/list-limits';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';
import { readOnce } from '@/lib/firestore/once';
import { parseAll } from '@/lib/firestore/parse-all';

/** Where a page of the catalogue ended: when its last product was edited (milliseconds), and its id. */
export interface ProductCursor {
  readonly value: number;
  readonly id: string;
}

export interface ProductPage {
  readonly products: Product[];
  /** Null on the last page. */
  readonly next: ProductCursor | null;
}

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

/** Every product of the store whatever its status, last edited first, for its admins. */
export function readCataloguePage(
  store: StoreId,
  cursor: ProductCursor | null,
): Promise<Result<ProductPage>> {
  return readOnce(
    async ({ collection, documentId, getDocs, limit, orderBy, query, startAfter, Timestamp }, db) => {
      const page = query(
        collection(db, collections.products(store)),
        orderBy('updatedAt', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(cursor ? [startAfter(Timestamp.fromMillis(cursor.value), cursor.id)] : []),
        limit(PRODUCT_PAGE_SIZE + 1),
      );
      const found = parseAll((await getDocs(page)).docs, parseProduct);
      const products = found.slice(0, PRODUCT_PAGE_SIZE);
      const last = products.at(-1);
      const isMore = found.length > PRODUCT_PAGE_SIZE && last;
      return { products, next: isMore ? { value: last.updatedAt, id: last.id } : null };
    },
  );
}
