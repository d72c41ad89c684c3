import type { SubscriptionAnswer } from '@/lib/domain/subscription/check-subscription';
import { millis } from '@/lib/domain/parse/fields';
import { withTimeout } from '@/lib/server/with-timeout';
import { adminFirestore } from '@/lib/server/firebase';

/** However many visitors ask this server, Firestore is asked this often about one customer. */
const TTL_MS = 10_000;
/** Made-up references must not fill the memory. */
const MOST_KEPT = 100;

const kept = new Map<string, { readonly until: number; readonly answer: Promise<SubscriptionAnswer> }>();

/**
 * The latest period of the plan that a store's owner pays under this customer reference, ten seconds old at most; empty
 * when there is none.
 */
export function checkSubscriptionOf(stripeId: string, now = Date.now()): Promise<SubscriptionAnswer> {
  const last = kept.get(stripeId);
  if (last && last.until > now) return last.answer;
  if (kept.size >= MOST_KEPT) kept.clear();
  const answer = readSubscription(stripeId);
  kept.set(stripeId, { until: now + TTL_MS, answer });
  // What could not be read is asked for again at once.
  answer.catch(() => kept.delete(stripeId));
  return answer;
}

export async function readSubscription(stripeId: string): Promise<SubscriptionAnswer> {
  const latest = adminFirestore()
    .collectionGroup('subscriptions')
    .where('stripeId', '==', stripeId)
    .orderBy('currentPeriodEnd', 'desc')
    .limit(1);
  const { docs } = await withTimeout(latest.get());
  const ends = docs.map((doc) => millis(doc.get('currentPeriodEnd'))).filter((end) => end !== undefined);
  return { subData: ends.map((end) => ({ current_period_end: Math.floor(end / 1000) })) };
}
