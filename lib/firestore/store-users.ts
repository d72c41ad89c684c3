import { collections } from '@/lib/domain/collections';
import { parseStoreUser, type StoreUser } from '@/lib/domain/account/store-user';
import type { Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/once';

/** A person of a store's staff, as its admin area shows them; null when there is none with this uid. */
export function readStoreUser(uid: string): Promise<Result<StoreUser | null>> {
  return readOnce(async ({ doc, getDoc }, db) => {
    const snapshot = await getDoc(doc(db, collections.storeUser(uid)));
    return snapshot.exists() ? parseStoreUser(snapshot.id, snapshot.data()) : null;
  });
}
