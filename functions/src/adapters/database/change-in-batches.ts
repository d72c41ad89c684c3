import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';

/** A document takes up to two writes, and a batch holds 500. */
const DOCUMENTS_PER_BATCH = 200;

/**
 * Applies `change` in batches until the query finds nothing; each change removes a document from the query
 * with at most two writes.
 */
export async function changeInBatches(
  query: Query,
  change: (batch: WriteBatch, doc: QueryDocumentSnapshot) => void,
): Promise<void> {
  const some = query.limit(DOCUMENTS_PER_BATCH);
  for (;;) {
    const { docs } = await some.get();
    if (!docs.length) return;
    const batch = query.firestore.batch();
    for (const doc of docs) change(batch, doc);
    await batch.commit();
  }
}

/** All documents of a query, read a page at a time. */
export async function readAll(query: Query): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = last ? query.startAfter(last) : query;
    const { docs } = await page.limit(DOCUMENTS_PER_BATCH).get();
    found.push(...docs);
    if (docs.length < DOCUMENTS_PER_BATCH) return found;
  }
}
