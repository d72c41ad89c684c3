import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { currentPlan, parseSubscription, type Subscription } from '@/lib/domain/subscription/subscription';

/** The plan of a store, by who pays for it; null without one. */
export async function readStorePlan(db: Firestore, store: StoreId): Promise<Subscription | null> {
  const customers = db.collection(collections.billingCustomers()).where('storeId', '==', store).limit(1);
  const [customer] = (await customers.get()).docs;
  if (!customer) return null;
  const mine = db
    .collection(collections.subscriptions(String(customer.get('uid'))))
    .where('storeId', '==', store);
  const plans = (await mine.get()).docs.map((doc) => parseSubscription(doc.id, doc.data()));
  return currentPlan(plans.sort((one, other) => other.currentPeriodEnd - one.currentPeriodEnd));
}
