import type Stripe from 'stripe';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { fail } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { errorCode, nullFor } from '@/functions/src/adapters/database/error-code';

/** With backoff, three tries stay within the 60 s that a shopper's browser waits for a callable. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/**
 * The library, loaded on first use, for one secret key, at Stripe or at the stand-in `host` (`host:port`) of this machine. With
 * an account it acts for that one, which the key's account connects.
 */
export async function createStripe(
  secretKey: string,
  host: string,
  account: string | null = null,
): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const [name = '', port = ''] = host.split(':');
  return new StripeClient(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(account && { stripeAccount: account }),
    ...(host && { host: name, port, protocol: 'http' as const }),
  });
}

/** Runs a Stripe request. An unreachable or failing Stripe is `payment-unavailable`; a refusal throws. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (isAway(error)) return fail({ code: 'payment-unavailable' });
    throw error;
  }
}

/** Stripe's error code while another request with the same idempotency key is running, such as another tab's. */
const IN_USE = 'idempotency_key_in_use';

/** Only the store can fix keys that Stripe rejects; the shopper has to pay another way. */
const AWAY: readonly StripeErrorType[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
];

const isAway = (error: unknown): boolean =>
  errorCode(error) === IN_USE || AWAY.some((type) => isStripeError(error, type));

type StripeErrorType = keyof typeof Stripe.errors;

/** Checks the documented `type`, because checking the library's classes would load them. */
export const isStripeError = (error: unknown, type: StripeErrorType): boolean =>
  error instanceof Error && fieldsOf(error).type === type;

/** Stripe has no object with this id. */
export const nullWhenMissing = nullFor(['resource_missing']);
