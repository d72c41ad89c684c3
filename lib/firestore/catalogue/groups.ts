import type { DocumentData } from 'firebase/firestore';
import { MAX_CATALOGUE_GROUPS } from '@/lib/domain/catalogue/groups/category-tree';
import { parseBrand, parseCategory } from '@/lib/domain/catalogue/groups/parse-group';
import type { Brand, Category } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { readWithFullSdk, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** A category as the admin sees it. */
export interface ManagedCategory extends Category {
  /** Not all of its products have been moved to its present parent yet. */
  readonly relocating: boolean;
}

/** All categories and sub-categories, live, for the store's admins. */
export const watchCategories = (
  store: StoreId,
  onNext: (categories: ManagedCategory[]) => void,
  onError: OnError,
): Stop => watchGroups(collections.categories(store), parseManaged, onNext, onError);

export const watchBrands = (store: StoreId, onNext: (brands: Brand[]) => void, onError: OnError): Stop =>
  watchGroups(collections.brands(store), parseBrand, onNext, onError);

/** The first hundred brands, once. */
export const readBrands = (store: StoreId): Promise<Result<Brand[]>> =>
  readWithFullSdk(async ({ collection, getDocs, limit, orderBy, query }, db) => {
    const first = query(collection(db, collections.brands(store)), orderBy('order'), limit(PAGE));
    return (await getDocs(first)).docs.map((brand) => parseBrand(brand.id, brand.data()));
  });

const parseManaged = (id: string, data: DocumentData): ManagedCategory => ({
  ...parseCategory(id, data),
  relocating: data.relocating === true,
});

/** The bound of firestore.rules on one list. */
const PAGE = 100;

/** The first hundred and, with a second listener, those after them, up to `MAX_CATALOGUE_GROUPS`. */
function watchGroups<T extends { readonly id: string; readonly order: number }>(
  path: string,
  parse: (id: string, data: DocumentData) => T,
  onNext: (groups: T[]) => void,
  onError: OnError,
): Stop {
  let stopRest = (): void => undefined;
  let boundary = '';
  let first: T[] = [];
  let rest: T[] = [];

  const watchAfter = (last: T | null, onPage: (groups: T[]) => void): Stop =>
    watchQuery(
      ({ collection, documentId, limit, orderBy, query, startAfter }, db) =>
        query(
          collection(db, path),
          orderBy('order'),
          orderBy(documentId()),
          ...(last ? [startAfter(last.order, last.id)] : []),
          limit(last ? MAX_CATALOGUE_GROUPS - PAGE : PAGE),
        ),
      parse,
      onPage,
      onError,
    );

  const stopFirst = watchAfter(null, (groups) => {
    first = groups;
    const last = groups.length < PAGE ? null : (groups.at(-1) ?? null);
    const next = last ? `${last.order} ${last.id}` : '';
    if (next === boundary) return onNext([...first, ...rest]);
    boundary = next;
    stopRest();
    rest = [];
    if (!last) return onNext(first);
    stopRest = watchAfter(last, (following) => {
      rest = following;
      onNext([...first, ...rest]);
    });
  });
  return () => {
    stopFirst();
    stopRest();
  };
}
