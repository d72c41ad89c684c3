import type { SubscriptionAnswer } from '@/lib/domain/subscription/check-subscription';
import { millis } from '@/lib/domain/parse/fields';
import { readCache } from '@/lib/server/read-cache';
import { withTimeout } from '@/lib/server/with-timeout';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocuments, readingFor } from '@/lib/server/reads/counted';

/** TTL: this server reads one customer's plan at most once in this time. */
const TTL_MS = 10_000;
/** Bound on cached customers, since callers invent references. */
const MOST_CACHED = 100;

/**
 * Reads the latest period of the plan that a store's owner pays under this customer reference, ten seconds old at most;
 * empty when there is none.
 */
export function createCheckSubscription(now?: () => number) {
  const cached = readCache<SubscriptionAnswer>({ ttlMs: TTL_MS, most: MOST_CACHED, now });
  return (stripeId: string) => cached(stripeId, () => readSubscription(stripeId));
}

export const checkSubscriptionOf = createCheckSubscription();

export async function readSubscription(stripeId: string): Promise<SubscriptionAnswer> {
  const latest = adminFirestore()
    .collectionGroup('subscriptions')
    .where('stripeId', '==', stripeId)
    .orderBy('currentPeriodEnd', 'desc')
    .limit(1);
  const { docs } = await withTimeout(readingFor('subscription', () => getDocuments(latest)));
  const ends = docs.map((doc) => millis(doc.get('currentPeriodEnd'))).filter((end) => end !== undefined);
  return { subData: ends.map((end) => ({ current_period_end: Math.floor(end / 1000) })) };
}
