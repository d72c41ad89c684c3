import { subscriptionEnd } from '@/lib/domain/subscription/check-subscription';
import { fieldsOf, finite, text } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';
import { storedValue } from '@/lib/hooks/stored-value';

const KEPT_MS = 5 * 60 * 1000;

/** The last answer: about whom, the end that it told and when (milliseconds). */
interface KeptAnswer {
  readonly stripeId: string;
  readonly end: number;
  readonly at: number;
}

const kept = storedValue<KeptAnswer | null>('subscription-end', parseKept, (answer) =>
  JSON.stringify(answer),
);

/**
 * When the store's subscription ends, in milliseconds; 0 when nobody could say, which is only logged. All tabs share an
 * answer for five minutes, so that page views do not multiply the question.
 */
export async function checkSubscription(): Promise<number> {
  kept.refresh();
  const last = kept.get();
  if (last && isFresh(last, Date.now())) return last.end;
  try {
    const response = await fetch(`${env.subscriptionOrigin}/api/check-subscription/${env.stripeId}`);
    if (!response.ok) throw new Error(`The subscription check answered ${response.status}.`);
    const end = subscriptionEnd(await response.json());
    kept.update(() => ({ stripeId: env.stripeId, end, at: Date.now() }));
    return end;
  } catch (error) {
    console.warn('The subscription could not be checked.', error);
    return 0;
  }
}

const isFresh = ({ stripeId, at }: KeptAnswer, now: number): boolean =>
  stripeId === env.stripeId && now - at >= 0 && now - at < KEPT_MS;

function parseKept(stored: string | null): KeptAnswer | null {
  try {
    const fields = fieldsOf(JSON.parse(stored ?? 'null'));
    const [stripeId, end, at] = [text(fields.stripeId), finite(fields.end), finite(fields.at)];
    return stripeId === undefined || end === undefined || at === undefined ? null : { stripeId, end, at };
  } catch {
    return null;
  }
}
