import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseStoreUser, type StoreRole, type StoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** The person's record, null when they do not belong to this store. */
export async function readStaff(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string,
): Promise<StoreUser | null> {
  const found = await readAnyStaff(tx, db, uid);
  return found?.storeId === store ? found : null;
}

/** The person's record in whichever store they work for; null for somebody who works for none. */
export async function readAnyStaff(tx: Transaction, db: Firestore, uid: string): Promise<StoreUser | null> {
  const snapshot = await tx.get(db.doc(collections.storeUser(uid)));
  return snapshot.exists ? parseStoreUser(snapshot.id, snapshot.data()) : null;
}

/** Whether the store would be left without an owner if this person were one no longer. */
export async function isLastOwner(
  tx: Transaction,
  db: Firestore,
  { storeId, role }: StoreUser,
): Promise<boolean> {
  const owner: StoreRole = 'owner';
  if (role !== owner) return false;
  const owners = db
    .collection(collections.storeUsers())
    .where('storeId', '==', storeId)
    .where('role', '==', owner);
  return (await tx.get(owners.limit(2))).size < 2;
}
