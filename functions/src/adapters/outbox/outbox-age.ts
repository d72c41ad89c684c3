import type { Firestore } from 'firebase-admin/firestore';
import { flag, millis } from '@/lib/domain/parse/fields';

/** More refused receivers than this mean that the mail server refuses everything, which the `refused` attempts show. */
const MOST_READ = 20;

/**
 * Age of the oldest entry that waits to be sent, of all stores, milliseconds; 0 if none waits. Entries whose receiver was
 * refused are left out: one mistyped address says nothing about the mail server.
 */
export async function readOutboxAge(db: Firestore, now: number): Promise<number> {
  const { docs } = await db
    .collectionGroup('outbox')
    .where('state', 'in', ['waiting', 'sending'])
    .orderBy('createdAt')
    .limit(MOST_READ)
    .select('createdAt', 'isRefused')
    .get();
  const oldest = docs.find((entry) => !flag(entry.get('isRefused')));
  return oldest ? Math.max(0, now - (millis(oldest.get('createdAt')) ?? now)) : 0;
}
