import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseStoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { parseNotifications } from '@/lib/domain/store/notifications';

interface Owners {
  /** Their addresses. */
  readonly to: readonly string[];
  /** The language of the store's notices. */
  readonly locale: Locale;
}

/** All owners of a store, for mails to each of them. */
export async function readOwners(tx: Transaction, db: Firestore, store: StoreId): Promise<Owners> {
  const owners = db
    .collection(collections.storeUsers())
    .where('storeId', '==', store)
    .where('role', '==', 'owner');
  const { docs } = await tx.get(owners);
  const notices = await tx.get(db.doc(collections.notificationSetting(store)));
  const addresses = docs.map((doc) => parseStoreUser(doc.id, doc.data()).email).filter(Boolean);
  return { to: [...new Set(addresses)], locale: parseNotifications(notices.data()).locale };
}
