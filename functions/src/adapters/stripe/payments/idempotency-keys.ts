import { isStripeError } from '@/functions/src/adapters/stripe/stripe-client';
import { fieldsOf } from '@/lib/domain/parse/fields';

/** Keys tried in one call; if all of them have cached failures, Stripe forgets these after a day. */
const MOST_KEYS = 4;

/**
 * Whether Stripe replays a cached failure of its own: it stores that under the idempotency key, for a day at
 * least. The request is over, but its effect is unknown.
 */
export const isCachedFailure = (error: unknown): boolean =>
  isStripeError(error, 'StripeAPIError') &&
  fieldsOf(fieldsOf(error).headers)['idempotent-replayed'] === 'true';

/**
 * Creates something under an idempotency key. Where Stripe cached a failure under it, finds what was created
 * nevertheless, or creates it under the next key. Every call tries the same keys in the same order, so all
 * calls agree. An unreported duplicate may exist, so it must do no harm: it moves no money, or Stripe refuses
 * the second. `find` rethrows where it cannot decide.
 */
export async function createUnderKeys<T>(
  key: string,
  make: (idempotencyKey: string) => Promise<T>,
  find: (failure: unknown) => Promise<T | null>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await make(attempt === 1 ? key : `${key}:${attempt}`);
    } catch (error) {
      if (!isCachedFailure(error) || attempt === MOST_KEYS) throw error;
      const found = attempt === 1 ? await find(error) : null;
      if (found) return found;
    }
}
