import type { DocumentData, Firestore } from 'firebase/firestore/lite';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import { SORT_FIELDS } from '@/lib/domain/catalogue/sort-fields';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';
import { readOnce, type LiteSdk } from '@/lib/firestore/once';
import { parseAll } from '@/lib/firestore/parse-all';

export const PRODUCT_PAGE_SIZE = 24;

/** Which active products to list; a sub-category narrows its category. */
export interface ProductFilter {
  readonly categoryId?: string;
  readonly subCategoryId?: string;
}

/** Where a page ended: the last product's sort value (milliseconds for times) and id. */
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

/** A page of active products, `PRODUCT_PAGE_SIZE` long, after `cursor` (null for the first page). */
export function readProductPage(
  store: StoreId,
  filter: ProductFilter,
  sort: Sort,
  cursor: ProductCursor | null,
): Promise<Result<ProductPage>> {
  return readOnce(async (sdk, db) => {
    const { field, direction } = SORT_FIELDS[sort];
    const { getDocs, limit, orderBy, documentId, query, startAfter, Timestamp } = sdk;
    const order = [orderBy(field, direction), orderBy(documentId(), direction)];
    const after = (at: ProductCursor) =>
      startAfter(field === 'createdAt' ? Timestamp.fromMillis(at.value) : at.value, at.id);
    const page = query(
      activeProducts(sdk, db, store, filter),
      ...order,
      ...(cursor ? [after(cursor)] : []),
      limit(PRODUCT_PAGE_SIZE + 1),
    );
    const found = parseAll((await getDocs(page)).docs, parseProduct);
    return pageOf(found, (product) => product[field]);
  });
}

/** How many active products `filter` lists; the server counts, no product is read. */
export function countProducts(store: StoreId, filter: ProductFilter): Promise<Result<number>> {
  return readOnce(
    async (sdk, db) => (await sdk.getCount(activeProducts(sdk, db, store, filter))).data().count,
  );
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
      return pageOf(found, (product) => product.updatedAt);
    },
  );
}

function activeProducts(sdk: LiteSdk, db: Firestore, store: StoreId, filter: ProductFilter) {
  const { collection, query, where } = sdk;
  return query<DocumentData, DocumentData>(
    collection(db, collections.products(store)),
    where('status', '==', 'active'),
    ...(filter.categoryId ? [where('categoryId', '==', filter.categoryId)] : []),
    ...(filter.subCategoryId ? [where('subCategoryId', '==', filter.subCategoryId)] : []),
  );
}

/** One more than a page was asked for, which tells whether another follows. */
function pageOf(found: Product[], sortValue: (product: Product) => number): ProductPage {
  const products = found.slice(0, PRODUCT_PAGE_SIZE);
  const last = products.at(-1);
  const next = found.length > PRODUCT_PAGE_SIZE && last ? { value: sortValue(last), id: last.id } : null;
  return { products, next };
}
