import { LOW_STOCK } from '@/lib/domain/catalogue/lists/managed-list';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { parseContactRequest, type ContactRequest } from '@/lib/domain/contact/contact-request';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

/** Firestore takes thirty ids in one query. */
const IDS_AT_ONCE = 30;

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

/** The products with these ids that still exist, by id: one document read for each. */
export function readProducts(
  store: StoreId,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Product>>> {
  const groups = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, group) =>
    ids.slice(group * IDS_AT_ONCE, (group + 1) * IDS_AT_ONCE),
  );
  return readOnce(async ({ collection, documentId, getDocs, limit, query, where }, db) => {
    const found = await Promise.all(
      groups.map(async (group) => {
        const products = collection(db, collections.products(store));
        const named = query(products, where(documentId(), 'in', group), limit(IDS_AT_ONCE));
        return parseAll((await getDocs(named)).docs, parseProduct);
      }),
    );
    return new Map(found.flat().map((product) => [product.id, product]));
  });
}

/** Whether the store has any product, whatever its status. */
export function hasProducts(store: StoreId): Promise<Result<boolean>> {
  return readOnce(async ({ collection, getDocs, limit, query }, db) => {
    const { empty } = await getDocs(query(collection(db, collections.products(store)), limit(1)));
    return !empty;
  });
}
