import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreClosing } from '@/lib/domain/leaving/store-closing';

/** Whether the store is being closed for good, so that nobody buys or goes on with a plan for it. */
export async function isLeaving(db: Firestore, store: StoreId): Promise<boolean> {
  const stored = await db.doc(collections.storeClosing(store)).get();
  const state = stored.exists ? parseStoreClosing(stored.id, stored.data()).state : null;
  return state === 'waiting' || state === 'ending';
}
