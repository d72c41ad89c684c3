import type { DocumentData, Firestore } from 'firebase/firestore/lite';
import { cursorAfter, type ListCursor } from '@/lib/domain/catalogue/lists/list-cursor';
import { LONGEST_LIST, PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/lists/list-limits';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import {
  productQuery,
  type ProductFilter,
  type ProductQuery,
} from '@/lib/domain/catalogue/lists/product-query';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { readOnce, type LiteSdk } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

/** TTL of a list's count; one sheet of filters needs few counts. */
const COUNT_KEPT_MS = 10_000;
const MOST_COUNTS = 200;

/** A stretch of a list. */
interface ListSlice {
  readonly products: Product[];
  /** Null if nothing follows. */
  readonly next: ListCursor | null;
}

interface Stretch {
  /** Below `LONGEST_LIST`. */
  readonly size?: number;
  /** Whether more products follow; if unknown, one more is read to find out. */
  readonly follows?: boolean | undefined;
}

/** A page of active products after `cursor` (null for the first page). */
export function readSlice(
  store: StoreId,
  filter: ProductFilter,
  sort: Sort,
  cursor: ListCursor | null,
  { size = PRODUCT_PAGE_SIZE, follows }: Stretch = {},
): Promise<Result<ListSlice>> {
  return readOnce(async (sdk, db) => {
    const { documentId, getDocs, limit, orderBy, query, startAfter, Timestamp } = sdk;
    const asked = productQuery(filter, sort);
    const valueOf = ({ field }: ProductQuery['order'][number], { value, price }: ListCursor) => {
      if (field === 'price') return price;
      return field === 'createdAt' ? Timestamp.fromMillis(value) : value;
    };
    const page = query(
      matching(sdk, db, store, asked),
      ...asked.order.map(({ field, direction }) => orderBy(field, direction)),
      orderBy(documentId(), asked.order[0]?.direction),
      ...(cursor ? [startAfter(...asked.order.map((order) => valueOf(order, cursor)), cursor.id)] : []),
      limit(follows === undefined ? size + 1 : size),
    );
    const found = parseAll((await getDocs(page)).docs, parseProduct);
    const products = found.slice(0, size);
    const last = products.at(-1);
    return { products, next: last && (follows ?? found.length > size) ? cursorAfter(last, sort) : null };
  });
}

const counts = new Map<string, { readonly at: number; readonly count: Promise<Result<number>> }>();

/**
 * How many products `filter` lists, `LONGEST_LIST` for that many or more; the server counts, no product is read. A filter's
 * option and the list it opens request the same count within moments, and share one answer.
 */
export function countProducts(store: StoreId, filter: ProductFilter): Promise<Result<number>> {
  const key = JSON.stringify([store, filter]);
  const last = counts.get(key);
  if (last && Date.now() - last.at < COUNT_KEPT_MS) return last.count;
  if (counts.size >= MOST_COUNTS) counts.clear();
  const count = readOnce(async (sdk, db) => {
    const all = matching(sdk, db, store, productQuery(filter, 'price-asc'));
    return (await sdk.getCount(sdk.query(all, sdk.limit(LONGEST_LIST)))).data().count;
  });
  counts.set(key, { at: Date.now(), count });
  void count.then(({ ok }) => ok || counts.delete(key));
  return count;
}

function matching(sdk: LiteSdk, db: Firestore, store: StoreId, { equal, contains, price }: ProductQuery) {
  const { collection, query, where } = sdk;
  const inArray = ({ field, values }: NonNullable<ProductQuery['contains']>) =>
    values.length === 1
      ? where(field, 'array-contains', values[0])
      : where(field, 'array-contains-any', values);
  return query<DocumentData, DocumentData>(
    collection(db, collections.products(store)),
    ...equal.map(([field, value]) => where(field, '==', value)),
    ...(contains ? [inArray(contains)] : []),
    ...(price.minPrice === undefined ? [] : [where('price', '>=', price.minPrice)]),
    ...(price.maxPrice === undefined ? [] : [where('price', '<=', price.maxPrice)]),
  );
}
