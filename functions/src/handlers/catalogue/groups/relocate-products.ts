import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { placeIn, type CategoryPlace } from '@/lib/domain/catalogue/groups/category-tree';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { CHUNK, findChunk, moveChunk } from './move-chunk';
import { readGroups } from './stored-groups';

/**
 * Moves a chunk of products after their category changed its parent. Call it until `done`, which also removes the category's
 * mark. Fails with `category-not-found`.
 */
export async function relocateProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: store, categoryId }: Callables['relocateProducts']['request'],
): Promise<Result<Callables['relocateProducts']['response']>> {
  return inTransaction(db, async (tx) => {
    const category = (await readGroups(tx, db, storeId(store), 'categories')).find(
      ({ id }) => id === categoryId,
    );
    if (!category) return fail({ code: 'category-not-found' });
    const found = await findChunk(tx, misplaced(db, storeId(store), category));
    const products = found.slice(0, CHUNK);
    await moveChunk(tx, db, storeId(store), products, placeIn(category), now());
    const done = found.length <= CHUNK;
    if (done && category.relocating) {
      const ref = db.doc(`${collections.categories(storeId(store))}/${categoryId}`);
      tx.update(ref, { relocating: FieldValue.delete() });
    }
    if (done) invalidateEveryPage(tx, db, storeId(store));
    return ok({ moved: products.length, done });
  });
}

/** The category's products whose stored parents are out of date. */
function misplaced(db: Firestore, store: StoreId, { id, parentId }: CategoryPlace): Query[] {
  const products = db.collection(collections.products(store));
  const below = products.where('subCategoryId', '==', id);
  if (parentId === null) return [below];
  return [products.where('categoryId', '==', id), below.where('categoryId', '!=', parentId)];
}
