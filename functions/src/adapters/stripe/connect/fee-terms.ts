import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { FeeTerms } from '@/lib/domain/payments/connect/platform-fee';
import { parsePlanPackage } from '@/lib/domain/subscription/plan-package';
import { currentPlan, isRunning, parseSubscription } from '@/lib/domain/subscription/subscription';

export type ReadFeeTerms = (store: StoreId) => Promise<FeeTerms>;

/** A store has few plans over the years. */
const MOST_PLANS = 20;

/** What the platform takes of a store's card payments now: as its running plan says, else `usual`. */
export const createReadFeeTerms =
  (db: Firestore, usual: () => FeeTerms): ReadFeeTerms =>
  async (store) => {
    const plans = await db
      .collectionGroup('subscriptions')
      .where('storeId', '==', store)
      .limit(MOST_PLANS)
      .get();
    const plan = currentPlan(
      plans.docs
        .map((doc) => parseSubscription(doc.id, doc.data()))
        .sort((one, other) => other.currentPeriodEnd - one.currentPeriodEnd),
    );
    if (!plan || !isRunning(plan) || !plan.stripePriceId) return usual();
    const sold = await db
      .collection(collections.packages())
      .where('stripePriceId', '==', plan.stripePriceId)
      .limit(1)
      .get();
    const [found] = sold.docs.map((doc) => parsePlanPackage(doc.id, doc.data()));
    return found?.fee ?? usual();
  };
