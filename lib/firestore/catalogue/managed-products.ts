import type { Firestore, Query, QueryConstraint } from 'firebase/firestore';
import {
  compareManaged,
  isManagedMatch,
  LOW_STOCK,
  MANAGED_SORT_FIELDS,
  managedCursor,
  managedCursorText,
  parseManagedCursor,
  type ManagedQuery,
} from '@/lib/domain/catalogue/lists/managed-list';
import { nearWords, tokensNear } from '@/lib/domain/catalogue/search/near-words';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import {
  areNear,
  containWords,
  longestFirst,
  searchedTexts,
} from '@/lib/domain/catalogue/search/search-match';
import { searchTokens } from '@/lib/domain/catalogue/search/search-tokens';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Sdk, type Stop } from '@/lib/firestore/listeners';

export const MANAGED_PAGE_SIZE = 25;
/** Bound on products that are read and filtered here, because Firestore cannot combine all filters. */
const MOST_SIFTED = 100;

export interface ManagedPage {
  readonly products: readonly Product[];
  /** Where the next page begins; empty on the last one. */
  readonly next: string;
  /** Whether the search treated words as unfinished or mistyped. */
  readonly isGuess: boolean;
}

/** One page of the owner's list, live. If nothing matches a search as written, it is treated as unfinished or mistyped. */
export function watchManagedPage(
  store: StoreId,
  query: ManagedQuery,
  onNext: (page: ManagedPage) => void,
  onError: OnError,
): Stop {
  const words = longestFirst(searchTokens(query.q));
  if (query.q && words.length === 0) {
    onNext({ products: [], next: '', isGuess: false });
    return () => undefined;
  }
  if (words.length === 0) return watchPlain(store, query, onNext, onError);
  let stop = watchWritten(store, query, words, found, onError);
  return () => stop();

  function found(page: ManagedPage) {
    if (page.products.length > 0) return onNext(page);
    stop();
    stop = watchNear(store, query, onNext, onError);
  }
}

function watchPlain(
  store: StoreId,
  query: ManagedQuery,
  onNext: (page: ManagedPage) => void,
  onError: OnError,
): Stop {
  const { field, direction } = MANAGED_SORT_FIELDS[query.sort];
  const cursor = parseManagedCursor(query.after, query.sort);
  return watchQuery(
    (sdk, db) =>
      sdk.query(
        narrowed(sdk, db, store, query),
        sdk.orderBy(field, direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(startValue(sdk, field, cursor.value), cursor.id)] : []),
        sdk.limit(MANAGED_PAGE_SIZE + 1),
      ),
    parseProduct,
    (found) => onNext(pageOf(found, query)),
    onError,
  );
}

const startValue = (sdk: Sdk, field: string, value: number | string) =>
  field === 'updatedAt' ? sdk.Timestamp.fromMillis(Number(value)) : value;

function pageOf(found: readonly Product[], { sort }: ManagedQuery): ManagedPage {
  const products = found.slice(0, MANAGED_PAGE_SIZE);
  const last = products.at(-1);
  const isMore = found.length > MANAGED_PAGE_SIZE && last;
  return { products, next: isMore ? managedCursorText(managedCursor(last, sort)) : '', isGuess: false };
}

/** Firestore searches by one word; the first hundred with the longest word are filtered here by the others. */
const watchWritten = (
  store: StoreId,
  query: ManagedQuery,
  [longest, ...others]: readonly string[],
  onNext: (page: ManagedPage) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    (sdk, db) => {
      const { field, direction } = MANAGED_SORT_FIELDS[query.sort];
      return sdk.query(
        narrowed(sdk, db, store, query),
        sdk.where('searchTokens', 'array-contains', longest),
        sdk.orderBy(field, direction),
        sdk.limit(MOST_SIFTED),
      );
    },
    parseProduct,
    (found) => {
      const products = found.filter((product) => containWords(searchedTexts(product), others));
      onNext({ products, next: '', isGuess: false });
    },
    onError,
  );

const watchNear = (
  store: StoreId,
  query: ManagedQuery,
  onNext: (page: ManagedPage) => void,
  onError: OnError,
): Stop => {
  const typed = longestFirst(nearWords(query.q));
  return watchQuery(
    (sdk, db) =>
      sdk.query(
        sdk.collection(db, collections.products(store)),
        sdk.where('nearTokens', 'array-contains-any', tokensNear(typed[0] ?? '')),
        sdk.orderBy('soldCount', 'desc'),
        sdk.limit(MOST_SIFTED),
      ),
    parseProduct,
    (found) => {
      const products = found.filter(
        (product) => isManagedMatch(product, query) && areNear(typed, searchedTexts(product)),
      );
      onNext({ products: [...products].sort(compareManaged(query.sort)), next: '', isGuess: true });
    },
    onError,
  );
};

const narrowed = (sdk: Sdk, db: Firestore, store: StoreId, query: ManagedQuery): Query =>
  sdk.query(sdk.collection(db, collections.products(store)), ...filters(sdk, query));

function filters(
  { where }: Pick<Sdk, 'where'>,
  { status, category, sub, brand, stock }: ManagedQuery,
): QueryConstraint[] {
  return [
    ...(status ? [where('status', '==', status)] : []),
    // A sub-category belongs to only one category.
    ...(sub ? [where('subCategoryId', '==', sub)] : category ? [where('categoryId', '==', category)] : []),
    ...(brand ? [where('brandId', '==', brand)] : []),
    ...(stock === 'out' ? [where('stock', '==', 0)] : []),
    ...(stock === 'low' ? [where('stock', '>', 0), where('stock', '<=', LOW_STOCK)] : []),
  ];
}
