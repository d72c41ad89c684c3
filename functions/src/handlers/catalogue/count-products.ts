import { AggregateField } from 'firebase-admin/firestore';
import type { Query } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { LOW_STOCK, type ManagedFilter } from '@/lib/domain/catalogue/lists/managed-list';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';

/** Counts a store's products for its people: a read for each thousand of them. */
export async function countProducts(
  { db }: Pick<Deps, 'db'>,
  { storeId: store, filter }: Callables['countProducts']['request'],
): Promise<Result<Callables['countProducts']['response']>> {
  const products = db.collection(collections.products(storeId(store)));
  const { count } = (await narrowed(products, filter).count().get()).data();
  return ok({ count });
}

/** A store without products is complete. */
export async function readCompleteness(
  { db }: Pick<Deps, 'db'>,
  { storeId: store }: Callables['readCompleteness']['request'],
): Promise<Result<Callables['readCompleteness']['response']>> {
  const products = db.collection(collections.products(storeId(store)));
  const [all, whole] = await Promise.all([
    products
      .aggregate({ percent: AggregateField.average('completeness'), total: AggregateField.count() })
      .get(),
    products.where('completeness', '==', 100).count().get(),
  ]);
  const { percent, total } = all.data();
  return ok({ percent: Math.floor(percent ?? 100), complete: whole.data().count, total });
}

function narrowed(products: Query, { status, category, sub, brand, stock }: ManagedFilter): Query {
  let query = products;
  if (status) query = query.where('status', '==', status);
  // A sub-category belongs to only one category.
  if (sub) query = query.where('subCategoryId', '==', sub);
  else if (category) query = query.where('categoryId', '==', category);
  if (brand) query = query.where('brandId', '==', brand);
  if (stock === 'out') query = query.where('stock', '==', 0);
  return stock === 'low' ? query.where('stock', '>', 0).where('stock', '<=', LOW_STOCK) : query;
}
