import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const AT_ONCE = 50;
const FIRST_RETRY_MS = 60 * 1000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;

/** The documents with `state` and `dueAt`, by their collection. */
interface Waiting {
  readonly collection: 'outbox' | 'refundRequests';
  readonly states: readonly string[];
}

/** Reads the due documents of every store, the longest due first, at most one run's worth. `now` in milliseconds. */
export async function readDueDocuments(
  db: Firestore,
  { collection, states }: Waiting,
  now: number,
): Promise<QueryDocumentSnapshot[]> {
  const due = db
    .collectionGroup(collection)
    .where('state', 'in', states)
    .where('dueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('dueAt')
    .limit(AT_ONCE);
  return (await due.get()).docs;
}

/** Backoff after `attempts` failures, growing; milliseconds. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
