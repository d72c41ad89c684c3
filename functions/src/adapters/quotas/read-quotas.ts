import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreOpening } from '@/lib/domain/opening/store-opening';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { parseQuotas, raisedQuotas, type Quotas } from '@/lib/domain/quotas/quotas';
import { currentPlan, parseSubscription } from '@/lib/domain/subscription/subscription';

/** As many as the admin reads. */
const SUBSCRIPTIONS = 10;

/**
 * The store's quotas: those of its plan, on trial or paid, and of its last one once that ended, with what operators raised. A
 * store that somebody opened and that has no plan yet has those of the package it was opened with, else of the smallest package
 * on sale. One that an operator made without a plan, and a plan that is no longer on sale, are unlimited.
 */
export async function readQuotas(tx: Transaction, db: Firestore, store: StoreId): Promise<Quotas> {
  const [sold, raised] = await Promise.all([
    readPackageOf(tx, db, store),
    tx.get(db.doc(collections.quotaRaise(store))),
  ]);
  return raisedQuotas(parseQuotas(fieldsOf(sold?.data()).quotas), parseQuotas(raised.data()));
}

async function readPackageOf(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
): Promise<DocumentSnapshot | null> {
  const { docs } = await tx.get(
    db
      .collectionGroup('subscriptions')
      .where('storeId', '==', store)
      .orderBy('currentPeriodEnd', 'desc')
      .limit(SUBSCRIPTIONS),
  );
  const plan = currentPlan(docs.map((stored) => parseSubscription(stored.id, stored.data())));
  const packages = db.collection(collections.packages());
  if (plan) {
    const { docs: sold } = await tx.get(packages.where('stripePriceId', '==', plan.stripePriceId).limit(1));
    return sold[0] ?? null;
  }
  const opening = await tx.get(db.doc(collections.storeOpening(store)));
  if (!opening.exists) return null;
  const { packageId } = parseStoreOpening(opening.id, opening.data());
  const chosen = packageId ? await tx.get(db.doc(collections.package(packageId))) : null;
  if (chosen?.exists) return chosen;
  return (await tx.get(packages.orderBy('order').limit(1))).docs[0] ?? null;
}
