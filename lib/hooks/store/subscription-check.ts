import { onThisClock, subscriptionEnd } from '@/lib/domain/subscription/check-subscription';
import { fieldsOf, finite, text } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

/** How long an answer serves every tab of this browser. */
const TTL_MS = 5 * 60 * 1000;
/** After a failure, and while the store is closed, whose owner may be paying right now. */
const FAILURE_TTL_MS = 60 * 1000;

/** The cached answer: its store, the end (null after a failure) and its time (milliseconds). */
interface KeptAnswer {
  readonly stripeId: string;
  readonly end: number | null;
  readonly at: number;
}

/** Where every tab finds it: unlike local storage a cache shows one tab at once what another has written. */
const CACHE = 'subscription';
const ADDRESS = '/subscription-end';

/** The answer in this tab's memory, for browsers without a cache. */
let last: KeptAnswer | null = null;

/**
 * When the store's subscription ends, in milliseconds of this browser's clock: 0 without one, null when the
 * check failed, which is only logged. All tabs share an answer, and while one checks the others wait, so that
 * page views do not multiply the requests.
 */
export const checkSubscription = (): Promise<number | null> =>
  oneTabAtATime(async () => {
    last = (await readShared()) ?? last;
    if (last && msUntilStale(last, Date.now()) > 0) return last.end;
    last = { stripeId: env.stripeId, end: await ask(), at: Date.now() };
    await share(last);
    return last.end;
  });

/** Milliseconds until the next check is due. */
export function msUntilNextCheck(): number {
  return Math.max(last ? msUntilStale(last, Date.now()) : TTL_MS, 0);
}

/** An answer is stale once its end has passed: the plan may have been renewed since. */
function msUntilStale({ stripeId, end, at }: KeptAnswer, now: number): number {
  if (stripeId !== env.stripeId || at > now) return 0;
  const isGood = end === 0 || (end !== null && end > at);
  const left = at + (isGood ? TTL_MS : FAILURE_TTL_MS) - now;
  return end !== null && end > at ? Math.min(left, end - now) : left;
}

async function ask(): Promise<number | null> {
  try {
    const response = await fetch(`${env.subscriptionOrigin}/api/check-subscription/${env.stripeId}`);
    if (!response.ok) throw new Error(`The subscription check answered ${response.status}.`);
    const end = subscriptionEnd(await response.json());
    return onThisClock(end, response.headers.get('date'), Date.now());
  } catch (error) {
    console.warn('The subscription could not be checked.', error);
    return null;
  }
}

/** Browsers without locks, and pages that are no secure context, ask once per tab. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('subscription-check', work) : work();

async function readShared(): Promise<KeptAnswer | null> {
  try {
    const stored = await (await caches.open(CACHE)).match(ADDRESS);
    const fields = fieldsOf(await stored?.json());
    const [stripeId, at] = [text(fields.stripeId), finite(fields.at)];
    return stripeId === undefined || at === undefined
      ? null
      : { stripeId, end: finite(fields.end) ?? null, at };
  } catch {
    return null;
  }
}

async function share(answer: KeptAnswer) {
  try {
    await (await caches.open(CACHE)).put(ADDRESS, Response.json(answer));
  } catch {
    // No page of a private window or without HTTPS may; each of its tabs asks for itself.
  }
}
