import { fieldsOf, finite } from '@/lib/domain/parse/fields';

const MS_PER_SECOND = 1000;

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

/** SPEC.md 4: an end that is known and not later than now. */
export const isExpired = (end: number, now: number): boolean => end !== 0 && end <= now;
