import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { millis } from '@/lib/domain/parse/fields';

/** `staged` waits for confirmation, `committing` is being written, `stopped` failed too often, `done` is finished. */
export type ImportState = 'staged' | 'committing' | 'stopped' | 'done';

export const jobRef = (db: Firestore, store: StoreId, importId: string): DocumentReference =>
  db.doc(collections.importJob(store, importId));

export const itemRef = (
  db: Firestore,
  store: StoreId,
  importId: string,
  product: string,
): DocumentReference => db.doc(`${collections.importItems(store, importId)}/${product}`);

/** Whether another import of the store is being committed. */
export async function isAnotherRunning(job: DocumentReference): Promise<boolean> {
  const { docs } = await job.parent.where('state', '==', 'committing').limit(2).get();
  return docs.some(({ id }) => id !== job.id);
}

/** Whether another import of the store was confirmed since this one was first checked. */
export async function isSuperseded(tx: Transaction, job: DocumentSnapshot): Promise<boolean> {
  const stagedAt = Timestamp.fromMillis(millis(job.get('stagedAt')) ?? 0);
  const later = job.ref.parent.where('begunAt', '>=', stagedAt).limit(1);
  return !(await tx.get(later)).empty;
}
