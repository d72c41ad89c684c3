import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';

/** Owner id of a plan that waits for the store's first owner; nobody's uid. */
export const pendingOwner = (store: StoreId): string => `pending-${store}`;

/** Moves a waiting plan to the store's first owner. A retry finishes what was left undone. */
export async function adoptPlan(db: Firestore, store: StoreId, uid: string): Promise<void> {
  const waiting = pendingOwner(store);
  const plans = db.collection(collections.subscriptions(waiting)).where('storeId', '==', store);
  await changeInBatches(plans, (batch, doc) => {
    batch.set(db.doc(collections.subscription(uid, doc.id)), doc.data());
    batch.delete(doc.ref);
  });
  const customers = db
    .collection(collections.billingCustomers())
    .where('storeId', '==', store)
    .where('uid', '==', waiting);
  await changeInBatches(customers, (batch, { ref }) => batch.update(ref, { uid }));
}
