import type { DocumentData, Firestore } from 'firebase/firestore/lite';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import { SORT_FIELDS } from '@/lib/domain/catalogue/sort-fields';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Minor } from '@/lib/domain/money/money';
import type { Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';
import { readOnce, type LiteSdk } from '@/lib/firestore/once';
import { parseAll } from '@/lib/firestore/parse-all';

export const PRODUCT_PAGE_SIZE = 24;

/** The most documents that the rules let a list read at once. */
export const LONGEST_LIST = 100;

/** Which active products to list; a sub-category narrows its category. */
export interface ProductFilter {
  readonly categoryId?: string;
  readonly subCategoryId?: string;
  /** One word in search form (`searchTokens`). */
  readonly word?: string;
  /** Minor units of the base currency, both ends included. */
  readonly minPrice?: Minor;
  readonly maxPrice?: Minor;
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

/** Where a list in the order of `sort` stands after `product`. */
export const cursorAfter = (product: Product, sort: Sort): ProductCursor => ({
  value: product[SORT_FIELDS[sort].field],
  id: product.id,
});

/** A page of active products, `size` long (below `LONGEST_LIST`), after `cursor` (null for the first page). */
export function readProductPage(
  store: StoreId,
  filter: ProductFilter,
  sort: Sort,
  cursor: ProductCursor | null,
  size = PRODUCT_PAGE_SIZE,
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
      limit(size + 1),
    );
    const found = parseAll((await getDocs(page)).docs, parseProduct);
    return pageOf(found, (product) => product[field], size);
  });
}

/** How many products `filter` lists, `LONGEST_LIST` for that many or more; the server counts, no product is read. */
export function countProducts(store: StoreId, filter: ProductFilter): Promise<Result<number>> {
  return readOnce(async (sdk, db) => {
    const bounded = sdk.query(activeProducts(sdk, db, store, filter), sdk.limit(LONGEST_LIST));
    return (await sdk.getCount(bounded)).data().count;
  });
}

/** The best-selling active products with any of `tokens` (at most thirty, see `tokensNear`), at most `size`. */
export function readProductsNear(
  store: StoreId,
  tokens: readonly string[],
  size: number,
): Promise<Result<Product[]>> {
  return readOnce(async (sdk, db) => {
    const { getDocs, limit, orderBy, query, where } = sdk;
    const near = query(
      activeProducts(sdk, db, store, {}),
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
    ...(filter.word ? [where('searchTokens', 'array-contains', filter.word)] : []),
    ...(filter.minPrice === undefined ? [] : [where('price', '>=', filter.minPrice)]),
    ...(filter.maxPrice === undefined ? [] : [where('price', '<=', filter.maxPrice)]),
  );
}

/** One more than a page was asked for, which tells whether another follows. */
function pageOf(
  found: Product[],
  sortValue: (product: Product) => number,
  size = PRODUCT_PAGE_SIZE,
): ProductPage {
  const products = found.slice(0, size);
  const last = products.at(-1);
  const next = found.length > size && last ? { value: sortValue(last), id: last.id } : null;
  return { products, next };
}
