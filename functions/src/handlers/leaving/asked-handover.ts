import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreHandover, type StoreHandover } from '@/lib/domain/leaving/store-handover';

/** The handover that waits for this address to accept; null if there is none. */
export async function readAskedHandover(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  email: string,
): Promise<StoreHandover | null> {
  const stored = await tx.get(db.doc(collections.storeHandover(store)));
  const handover = stored.exists ? parseStoreHandover(stored.id, stored.data()) : null;
  return handover?.state === 'asked' && handover.email === normalizeEmail(email) ? handover : null;
}

/** Ends a handover whose invitation is over: a later one to the same address must not hand the store over. */
export const endAskedHandover = (tx: Transaction, db: Firestore, { storeId: store }: StoreHandover): void =>
  void tx.delete(db.doc(collections.storeHandover(store)));
