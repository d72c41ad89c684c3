import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';

/** Owner id of a plan that waits for the store's first owner; nobody's uid. */
export const pendingOwner = (store: StoreId): string => `pending-${store}`;

/** Moves a waiting plan to the store's first owner. A retry finishes what was left undone. */
export const adoptPlan = (db: Firestore, store: StoreId, uid: string): Promise<void> =>
  movePlan(db, store, pendingOwner(store), uid);

/**
 * Moves the store's plan, and who pays it, from one owner to another at `changedAt`, when `followPayers` is to change that at
 * Stripe. A retry finishes what was left undone.
 */
export const handOverPlan = (
  db: Firestore,
  store: StoreId,
  { from, to, changedAt }: { readonly from: string; readonly to: string; readonly changedAt: number },
): Promise<void> => movePlan(db, store, from, to, { payerChangedAt: Timestamp.fromMillis(changedAt) });

async function movePlan(
  db: Firestore,
  store: StoreId,
  from: string,
  to: string,
  changes: Readonly<Record<string, Timestamp>> = {},
): Promise<void> {
  const plans = db.collection(collections.subscriptions(from)).where('storeId', '==', store);
  await changeInBatches(plans, (batch, doc) => {
    batch.set(db.doc(collections.subscription(to, doc.id)), doc.data());
    batch.delete(doc.ref);
  });
  const customers = db
    .collection(collections.billingCustomers())
    .where('storeId', '==', store)
    .where('uid', '==', from);
  await changeInBatches(customers, (batch, { ref }) => batch.update(ref, { uid: to, ...changes }));
}
