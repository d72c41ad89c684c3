import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const AT_ONCE = 50;
const FIRST_RETRY_MS = 60 * 1000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;

/** What waits to be done and says when (`state`, `dueAt`), by the collection it is in. */
interface Waiting {
  readonly collection: 'outbox' | 'refundRequests';
  readonly states: readonly string[];
}

/** What is due in every store, the longest due first, as much as one run may take on. `now` in milliseconds. */
export async function dueOf(
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

/** How long what failed `attempts` times waits for the next one, longer each time; milliseconds. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
