import type { Query } from 'firebase-admin/firestore';
import type { Moved } from '@/lib/domain/api/catalogue-admin';
import type { Callables } from '@/lib/domain/api/callables';
import type { ProductPlace } from '@/lib/domain/catalogue/groups/category-tree';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { CHUNK, findChunk, moveChunk } from './move-chunk';
import { readGroups, type GroupKind, type StoredGroup } from './stored-groups';

type DeleteDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Deletes a category with its sub-categories once no product is in them: each call first moves a chunk of products to `moveTo`.
 * Call it until `done`; the answer for a deleted category is `done` too. Fails with `category-not-found` (the target is gone or
 * being deleted itself).
 */
export async function deleteCategory(
  deps: DeleteDeps,
  { storeId: store, categoryId, moveTo }: Callables['deleteCategory']['request'],
): Promise<Result<Moved>> {
  return deleteGroup(deps, {
    store: storeId(store),
    kind: 'categories',
    id: categoryId,
    place: moveTo ?? { categoryId: '', subCategoryId: '' },
    isPlace: (remaining) => moveTo === null || isPlaceAmong(remaining, moveTo),
    holding: (products) => [
      products.where('categoryId', '==', categoryId),
      products.where('subCategoryId', '==', categoryId),
    ],
  });
}

/** The same for a brand, with `brand-not-found`; a null `moveTo` leaves its products without a brand. */
export async function deleteBrand(
  deps: DeleteDeps,
  { storeId: store, brandId, moveTo }: Callables['deleteBrand']['request'],
): Promise<Result<Moved>> {
  return deleteGroup(deps, {
    store: storeId(store),
    kind: 'brands',
    id: brandId,
    place: { brandId: moveTo ?? '' },
    isPlace: (remaining) => moveTo === null || remaining.some(({ id }) => id === moveTo),
    holding: (products) => [products.where('brandId', '==', brandId)],
  });
}

interface Deletion {
  readonly store: StoreId;
  readonly kind: GroupKind;
  readonly id: string;
  readonly place: Partial<ProductPlace> & { readonly brandId?: string };
  /** Whether the place exists among the groups that stay. */
  isPlace(remaining: readonly StoredGroup[]): boolean;
  /** Products that are in the group, or in one below it. */
  holding(products: Query): Query[];
}

async function deleteGroup(
  { db, now }: DeleteDeps,
  { store, kind, id, place, isPlace, holding }: Deletion,
): Promise<Result<Moved>> {
  return inTransaction<Moved>(db, async (tx) => {
    const groups = await readGroups(tx, db, store, kind);
    const gone = groups.filter((group) => group.id === id || group.parentId === id);
    if (gone.length === 0) return ok({ moved: 0, done: true });
    if (!isPlace(groups.filter((group) => !gone.includes(group))))
      return fail({ code: kind === 'categories' ? 'category-not-found' : 'brand-not-found' });
    const found = await findChunk(tx, holding(db.collection(collections.products(store))));
    if (found.length > 0) {
      const products = found.slice(0, CHUNK);
      await moveChunk(tx, db, store, products, place, now());
      return ok({ moved: products.length, done: false });
    }
    for (const group of gone) tx.delete(db.doc(`${collections[kind](store)}/${group.id}`));
    invalidateEveryPage(tx, db, store);
    return ok({ moved: 0, done: true });
  });
}

function isPlaceAmong(
  remaining: readonly StoredGroup[],
  { categoryId, subCategoryId }: ProductPlace,
): boolean {
  const isTop = remaining.some(({ id, parentId }) => id === categoryId && parentId === null);
  const isSub = remaining.some(({ id, parentId }) => id === subCategoryId && parentId === categoryId);
  return isTop && (subCategoryId === '' || isSub);
}
