import type { SubscriptionAnswer } from '@/lib/domain/subscription/check-subscription';
import { millis } from '@/lib/domain/parse/fields';
import { adminFirestore } from '@/lib/server/firebase';

/** The latest period of the plan that a store's owner pays under this customer reference; empty when there is none. */
export async function readSubscription(stripeId: string): Promise<SubscriptionAnswer> {
  const { docs } = await adminFirestore()
    .collectionGroup('subscriptions')
    .where('stripeId', '==', stripeId)
    .orderBy('currentPeriodEnd', 'desc')
    .limit(1)
    .get();
  const ends = docs.map((doc) => millis(doc.get('currentPeriodEnd'))).filter((end) => end !== undefined);
  return { subData: ends.map((end) => ({ current_period_end: Math.floor(end / 1000) })) };
}
