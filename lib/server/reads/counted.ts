import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  AggregateField,
  AggregateQuery,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import type { Reader } from '@/lib/observability/metrics';
import { addTo } from '@/lib/observability/record';

/** Index entries that Firestore bills as one read. */
const ENTRIES_A_READ = 1000;

const readers = new AsyncLocalStorage<Reader>();

/** Counts the Firestore reads of `work` under `page`, except for reads that name their own reader. */
export const readingFor = <T>(page: Reader, work: () => T): T => readers.run(page, work);

/** Counts documents that a listener received. */
export const countReads = (documents: number): void =>
  addTo('shop.firestore.reads', { page: readers.getStore() ?? 'other' }, documents);

export async function getDocument(ref: DocumentReference): Promise<DocumentSnapshot> {
  countReads(1);
  return ref.get();
}

/** Billed as at least one read. */
export async function getDocuments(query: Query): Promise<QuerySnapshot> {
  const found = await query.get();
  countReads(Math.max(1, found.size));
  return found;
}

/** The number that an aggregation counted. */
export async function getCount(query: AggregateQuery<{ count: AggregateField<number> }>): Promise<number> {
  const { count } = (await query.get()).data();
  countReads(Math.max(1, Math.ceil(count / ENTRIES_A_READ)));
  return count;
}
