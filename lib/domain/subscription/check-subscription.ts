import { fieldsOf, finite } from '@/lib/domain/parse/fields';

const MS_PER_SECOND = 1000;
/** An answer may have lain in a cache or been long on its way; more than this is a clock that is wrong. */
const LONGEST_ON_THE_WAY_MS = 60_000;

/** What GET /api/check-subscription/{stripeId} answers (SPEC.md 7); seconds since the epoch. */
export interface SubscriptionAnswer {
  readonly subData: readonly { readonly current_period_end: number }[];
}

/** When the store's subscription ends, in milliseconds; 0 while nobody knows, which blocks nothing. */
export function subscriptionEnd(answer: unknown): number {
  const { subData } = fieldsOf(answer);
  const [first]: unknown[] = Array.isArray(subData) ? subData : [];
  return (finite(fieldsOf(first).current_period_end) ?? 0) * MS_PER_SECOND;
}

/**
 * Converts a known `end` to the clock that says `now` (milliseconds), by the answer's `Date`: a shopper's
 * clock a day ahead must not close the shop on the last day of every period. Without a date the clock is
 * trusted.
 */
export function onThisClock(end: number, date: string | null, now: number): number {
  const ahead = now - Date.parse(date ?? '');
  return end !== 0 && Math.abs(ahead) > LONGEST_ON_THE_WAY_MS ? end + ahead : end;
}

/** SPEC.md 4: an end that is known and not later than now. */
export const isExpired = (end: number, now: number): boolean => end !== 0 && end <= now;
