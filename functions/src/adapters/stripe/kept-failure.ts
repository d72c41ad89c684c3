import Stripe from 'stripe';

/** Tried in one call at most; what fails under so many keys waits until Stripe forgets them, after a day. */
const MOST_KEYS = 4;

/**
 * Whether Stripe answers, as it did before, with a failure of its own: it keeps that under the key of the request, for a
 * day at least. What the request did is not known, but it is over.
 */
export const isKeptFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';

/**
 * Makes something under a key; where Stripe keeps a failure under that, finds what was made all the same, or makes it under
 * the next key. Every call takes the same keys in the same order, so that all of them come to the same thing. A thing may be
 * made beside one that nobody is told of, so that must do no harm: no money moves by it, or Stripe does not make both. `find`
 * throws what it is told where it cannot say so.
 */
export async function makeUnderKeys<T>(
  key: string,
  make: (idempotencyKey: string) => Promise<T>,
  find: (failure: unknown) => Promise<T | null>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await make(attempt === 1 ? key : `${key}:${attempt}`);
    } catch (error) {
      if (!isKeptFailure(error) || attempt === MOST_KEYS) throw error;
      const found = attempt === 1 ? await find(error) : null;
      if (found) return found;
    }
}
