import { oneTabAtATime } from '@/lib/browser/one-tab-at-a-time';
import { answerWithin } from '@/lib/settle-within';
import { onThisClock, subscriptionEnd } from '@/lib/domain/subscription/check-subscription';
import { fieldsOf, finite, text } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

/** TTL of an answer, shared by every tab of this browser. */
const TTL_MS = 5 * 60 * 1000;
/** TTL after a failure, and while the store is closed, because its owner may be paying right now. */
const FAILURE_TTL_MS = 60 * 1000;
/** Timeout of the check, and of this browser's cache. */
const CHECK_MS = 8_000;
const CACHE_MS = 1_000;

/** The cached answer: its store, the end (null after a failure) and its time (milliseconds). */
interface CachedAnswer {
  readonly stripeId: string;
  readonly end: number | null;
  readonly at: number;
}

/** The cache shared by all tabs: unlike in local storage, a tab sees at once what another has written. */
const CACHE = 'subscription';
const ADDRESS = '/subscription-end';

/** The answer in this tab's memory, for browsers without a cache. */
let last: CachedAnswer | null = null;

/**
 * When the store's subscription ends, in milliseconds of this browser's clock: 0 without one, null when the
 * check failed, which is only logged. All tabs share an answer, and while one checks the others wait, so that
 * page views do not multiply the requests.
 */
export const checkSubscription = (stripeId: string): Promise<number | null> =>
  oneTabAtATime('subscription-check', async () => {
    last = (await readShared()) ?? last;
    if (last?.stripeId === stripeId && msUntilStale(last, Date.now()) > 0) return last.end;
    last = { stripeId, end: await ask(stripeId), at: Date.now() };
    await share(last);
    return last.end;
  });

/** Milliseconds until the next check is due. */
export function msUntilNextCheck(): number {
  return Math.max(last ? msUntilStale(last, Date.now()) : TTL_MS, 0);
}

/** An answer is stale once its end has passed: the plan may have been renewed since. */
function msUntilStale({ end, at }: CachedAnswer, now: number): number {
  if (at > now) return 0;
  const isGood = end === 0 || (end !== null && end > at);
  const left = at + (isGood ? TTL_MS : FAILURE_TTL_MS) - now;
  return end !== null && end > at ? Math.min(left, end - now) : left;
}

async function ask(stripeId: string): Promise<number | null> {
  try {
    const response = await fetch(`${env.subscriptionOrigin}/api/check-subscription/${stripeId}`, {
      signal: AbortSignal.timeout(CHECK_MS),
    });
    if (!response.ok) throw new Error(`The subscription check answered ${response.status}.`);
    const end = subscriptionEnd(await response.json());
    return onThisClock(end, response.headers.get('date'), Date.now());
  } catch (error) {
    console.warn('The subscription could not be checked.', error);
    return null;
  }
}

async function readShared(): Promise<CachedAnswer | null> {
  try {
    const stored = await answerWithin(CACHE_MS, caches.match(ADDRESS, { cacheName: CACHE }));
    const fields = fieldsOf(await stored?.json());
    const [stripeId, at] = [text(fields.stripeId), finite(fields.at)];
    return stripeId === undefined || at === undefined
      ? null
      : { stripeId, end: finite(fields.end) ?? null, at };
  } catch {
    return null;
  }
}

async function share(answer: CachedAnswer) {
  try {
    const written = caches.open(CACHE).then((cache) => cache.put(ADDRESS, Response.json(answer)));
    await answerWithin(CACHE_MS, written);
  } catch {
    // Private windows and pages without HTTPS have no cache; there each tab checks for itself.
  }
}
