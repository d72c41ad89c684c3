import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/read-product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** `staged` waits to be confirmed, `committing` is being taken over, `done` is over. */
export type ImportState = 'staged' | 'committing' | 'done';

/** One product of an import as it is stored: what `editProduct` will be asked, by the schema of every edit. */
export interface StoredItem {
  readonly row: number;
  readonly fields: ImportedFields;
}

export const jobRef = (db: Firestore, store: StoreId, importId: string): DocumentReference =>
  db.doc(collections.importJob(store, importId));

export const itemRef = (
  db: Firestore,
  store: StoreId,
  importId: string,
  product: string,
): DocumentReference => db.doc(`${collections.importItems(store, importId)}/${product}`);
