import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { productCompleteness } from '@/lib/domain/catalogue/completeness';
import type { Grouped } from '@/lib/domain/catalogue/groups/group-counts';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { millis, oneOf, text } from '@/lib/domain/parse/fields';
import { countGroups } from './count-groups';

/** Products moved by one transaction; with their groups well below Firestore's 500 writes. */
export const CHUNK = 100;

type NewPlace = Partial<Pick<Grouped, 'categoryId' | 'subCategoryId' | 'brandId'>>;

/** The first products that the queries find, at most one chunk of them. */
export async function findChunk(
  tx: Transaction,
  queries: readonly Query[],
): Promise<QueryDocumentSnapshot[]> {
  const found = new Map<string, QueryDocumentSnapshot>();
  for (const query of queries) {
    const { docs } = await tx.get(query.limit(CHUNK - found.size + 1));
    for (const doc of docs) found.set(doc.id, doc);
    if (found.size > CHUNK) break;
  }
  return [...found.values()];
}

/** Writes the products' new place and the counts of the groups they leave and join; `now` in milliseconds. */
export async function moveChunk(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  products: readonly QueryDocumentSnapshot[],
  place: NewPlace,
  now: number,
): Promise<void> {
  const moves = products.map((doc) => {
    const before = groupedOf(doc);
    return { before, after: { ...before, ...place } };
  });
  const writeCounts = await countGroups(tx, db, store, moves);
  for (const doc of products) {
    const updatedAt = Math.max(now, (millis(doc.get('updatedAt')) ?? 0) + 1);
    const { percent: completeness } = productCompleteness({ ...parseProduct(doc.id, doc.data()), ...place });
    tx.update(doc.ref, { ...place, completeness, updatedAt: Timestamp.fromMillis(updatedAt) });
  }
  writeCounts();
}

const groupedOf = (doc: QueryDocumentSnapshot): Grouped => ({
  status: oneOf(PRODUCT_STATUSES, doc.get('status')) ?? 'draft',
  categoryId: text(doc.get('categoryId')) ?? '',
  subCategoryId: text(doc.get('subCategoryId')) ?? '',
  brandId: text(doc.get('brandId')) ?? '',
});
