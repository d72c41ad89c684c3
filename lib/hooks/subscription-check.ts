import { subscriptionEnd } from '@/lib/domain/subscription/check-subscription';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

const KEPT_UNDER = 'subscription-end';
const KEPT_MS = 5 * 60 * 1000;

/**
 * When the store's subscription ends, in milliseconds; 0 when nobody could say, which is only logged. All tabs share an
 * answer for five minutes, so that page views do not multiply the question.
 */
export async function checkSubscription(): Promise<number> {
  const kept = readKept();
  if (kept !== undefined) return kept;
  try {
    const response = await fetch(`${env.subscriptionOrigin}/api/check-subscription/${env.stripeId}`);
    if (!response.ok) throw new Error(`The subscription check answered ${response.status}.`);
    const end = subscriptionEnd(await response.json());
    keep(end);
    return end;
  } catch (error) {
    console.warn('The subscription could not be checked.', error);
    return 0;
  }
}

function readKept(): number | undefined {
  try {
    const { stripeId, end, at } = fieldsOf(JSON.parse(localStorage.getItem(KEPT_UNDER) ?? 'null'));
    const age = Date.now() - (finite(at) ?? 0);
    return stripeId === env.stripeId && age >= 0 && age < KEPT_MS ? finite(end) : undefined;
  } catch {
    return undefined;
  }
}

function keep(end: number): void {
  try {
    localStorage.setItem(KEPT_UNDER, JSON.stringify({ stripeId: env.stripeId, end, at: Date.now() }));
  } catch {
    // A full or forbidden storage only means asking again.
  }
}
