import type { DocumentData } from 'firebase/firestore';
import { MAX_GROUPS } from '@/lib/domain/catalogue/category-tree';
import { parseBrand, parseCategory } from '@/lib/domain/catalogue/parse-group';
import type { Brand, Category } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/live';
import { readOnce } from '@/lib/firestore/once';

/** A category as the admin sees it. */
export interface ManagedCategory extends Category {
  /** Its products have not all followed it to its present parent yet. */
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

const parseManaged = (id: string, data: DocumentData): ManagedCategory => ({
  ...parseCategory(id, data),
  relocating: data.relocating === true,
});

const watchGroups = <T>(
  path: string,
  parse: (id: string, data: DocumentData) => T,
  onNext: (groups: T[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, path), orderBy('order'), limit(MAX_GROUPS)),
    parse,
    onNext,
    onError,
  );

export type GroupField = 'categoryId' | 'subCategoryId' | 'brandId';

/** How many products of any status name this group; the server counts, none is read. */
export const countInGroup = (store: StoreId, field: GroupField, id: string): Promise<Result<number>> =>
  readOnce(async ({ collection, getCount, query, where }, db) => {
    const inGroup = query(collection(db, collections.products(store)), where(field, '==', id));
    return (await getCount(inGroup)).data().count;
  });
