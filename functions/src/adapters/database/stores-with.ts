import { FieldPath, type Query } from 'firebase-admin/firestore';
import { storeId, type StoreId } from '@/lib/domain/ids';

const PAGE = 100;
/** After every id that this system gives. */
const LAST_ID = '\uf8ff';

/**
 * The stores with documents that a query of a collection group finds, whose filter may bound `sortedBy`. A store's further
 * documents are passed over a page at a time, so that one with many costs no more than a page.
 */
export async function storesWith(query: Query, sortedBy?: string): Promise<ReadonlySet<StoreId>> {
  const fields = sortedBy === undefined ? [] : [sortedBy];
  const sorted = fields
    .reduce((some, field) => some.orderBy(field), query)
    .orderBy(FieldPath.documentId())
    .limit(PAGE)
    .select(...fields);
  const stores = new Set<StoreId>();
  for (let page = sorted; ;) {
    const { docs } = await page.get();
    for (const { ref } of docs) if (ref.parent.parent) stores.add(storeId(ref.parent.parent.id));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return stores;
    page = sorted.startAfter(
      ...fields.map((field): unknown => last.get(field)),
      last.ref.parent.doc(LAST_ID),
    );
  }
}
