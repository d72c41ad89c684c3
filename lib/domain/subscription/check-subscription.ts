import { fieldsOf, finite } from '@/lib/domain/parse/fields';

const MS_PER_SECOND = 1000;
/** A response may come from a cache or a slow network; a larger difference means a wrong clock. */
const LONGEST_ON_THE_WAY_MS = 60_000;

/** The response of GET /api/check-subscription/{stripeId} (SPEC.md 7); seconds since the epoch. */
export interface SubscriptionAnswer {
  readonly subData: readonly { readonly current_period_end: number }[];
}

/** The end of the store's subscription, in milliseconds; 0 when unknown, which blocks nothing. */
export function subscriptionEnd(answer: unknown): number {
  const { subData } = fieldsOf(answer);
  const [first]: unknown[] = Array.isArray(subData) ? subData : [];
  return (finite(fieldsOf(first).current_period_end) ?? 0) * MS_PER_SECOND;
}

/**
 * Converts `end` to the local clock, which says `now` (milliseconds), by the response's `Date`: a shopper's clock a day
 * ahead must not close the shop on the last day of every period. Without a date, the clock is trusted.
 */
export function onThisClock(end: number, date: string | null, now: number): number {
  const ahead = now - Date.parse(date ?? '');
  return end !== 0 && Math.abs(ahead) > LONGEST_ON_THE_WAY_MS ? end + ahead : end;
}

/** SPEC.md 4: expired once a known end is reached. */
export const isExpired = (end: number, now: number): boolean => end !== 0 && end <= now;
