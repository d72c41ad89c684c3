import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  AggregateField,
  AggregateQuery,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import type { Reader } from '@/lib/observability/metrics';
import { addTo } from '@/lib/observability/record';
import { ReadCounter } from '@/lib/server/reads/read-counter';

/** Index entries that Firestore bills as one read. */
const ENTRIES_A_READ = 1000;

const FLUSH_MS = 10 * 60 * 1000;

interface Reading {
  readonly page?: Reader;
  readonly store?: StoreId;
}

const readings = new AsyncLocalStorage<Reading>();
/** What writes is loaded with the first write: it wants the settings of a deployment. */
const counter = new ReadCounter(
  async (store, reads) => (await import('@/lib/server/reads/write-reads')).writeReads(store, reads),
  FLUSH_MS,
);

/** Counts the Firestore reads of `work` under `page`, except for reads that name their own reader. */
export const readingFor = <T>(page: Reader, work: () => T): T =>
  readings.run({ ...readings.getStore(), page }, work);

/** Counts the Firestore reads of `work` as the store's too. Look-ups that find the store come before. */
export const readingOf = <T>(store: StoreId, work: () => T): T =>
  readings.run({ ...readings.getStore(), store }, work);

/** Counts documents that a listener received. */
export function countReads(documents: number): void {
  const { page = 'other', store } = readings.getStore() ?? {};
  addTo('shop.firestore.reads', { page }, documents);
  if (store && documents > 0) counter.count(store, documents);
}

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
