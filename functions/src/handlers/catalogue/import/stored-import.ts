import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** `staged` waits to be confirmed, `committing` is being taken over, `done` is over. */
export type ImportState = 'staged' | 'committing' | 'done';

export const jobRef = (db: Firestore, store: StoreId, importId: string): DocumentReference =>
  db.doc(collections.importJob(store, importId));

export const itemRef = (
  db: Firestore,
  store: StoreId,
  importId: string,
  product: string,
): DocumentReference => db.doc(`${collections.importItems(store, importId)}/${product}`);
