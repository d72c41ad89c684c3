import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { parseStoreUser, type StoreRole, type StoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { rolesOf } from '@/functions/src/adapters/people/store-roles';

/** Reads the person's record; null when they do not belong to this store. */
export async function readStaff(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string,
): Promise<StoreUser | null> {
  const snapshot = await tx.get(db.doc(collections.storeUser(store, uid)));
  return snapshot.exists ? parseStoreUser(snapshot.id, snapshot.data()) : null;
}

/** Reads the person's records in all stores. */
export async function readRoles(tx: Transaction, db: Firestore, uid: string): Promise<StoreUser[]> {
  const { docs } = await tx.get(rolesOf(db, uid));
  return docs.map((doc) => parseStoreUser(doc.id, doc.data()));
}

const OWNER: StoreRole = 'owner';

/** Two of the store's owners: enough to know whether another is left. */
export const twoOwners = (db: Firestore, store: StoreId): Query =>
  db.collection(collections.storeUsers()).where('storeId', '==', store).where('role', '==', OWNER).limit(2);

/** Whether the store would be left without an owner if this person were one no longer. */
export async function isLastOwner(
  tx: Transaction,
  db: Firestore,
  { storeId, role }: StoreUser,
): Promise<boolean> {
  if (role !== OWNER) return false;
  return (await tx.get(twoOwners(db, storeId))).size < 2;
}
