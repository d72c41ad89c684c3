import type Stripe from 'stripe';
import { SecretUnavailableError } from '@/functions/src/adapters/secrets/read-secret';
import type { VerifyEvent } from '@/functions/src/adapters/stripe/verify-event';
import { CONNECT, PLATFORM } from '@/functions/src/adapters/stripe/verify-event';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { onConnectEvent, type ConnectEventDeps } from './connect/connect-event';
import { onStoreEvent } from './store-event';

export interface WebhookDeps extends ConnectEventDeps {
  readonly verifyEvent: VerifyEvent;
  /** Handles the events of the platform's own account. */
  readonly onPlatformEvent: (event: Stripe.Event) => Promise<Result<unknown>>;
}

interface Delivery {
  /** The store whose account sends the event, `platform`, or `platform/connect` for the accounts that it connects. */
  readonly account: string;
  readonly body: Buffer;
  readonly signature: string;
}

/** Failures that a retry may fix; any other would repeat. */
const RETRYABLE_ERRORS: readonly ErrorCode[] = ['payment-unavailable', 'try-again', 'internal'];

/**
 * Handles one event of a Stripe account and returns the HTTP status: 400 for a missing, wrong or old
 * signature; 200 once everything is written; 503 to make Stripe retry. An event only says where to look: what
 * is written is Stripe's current state, so repeated, late and unordered events do no harm.
 */
export async function stripeWebhook(
  deps: WebhookDeps,
  { account, body, signature }: Delivery,
): Promise<number> {
  const event = await deps.verifyEvent(account, body, signature).catch(whenUnavailable);
  if (event === 'unavailable') return 503;
  if (!event) return 400;
  const done = await handle(deps, account, event);
  return !done.ok && RETRYABLE_ERRORS.includes(done.error.code) ? 503 : 200;
}

/** The answer makes Stripe retry, since the signer is not known yet. */
function whenUnavailable(error: unknown): 'unavailable' {
  if (error instanceof SecretUnavailableError) return 'unavailable';
  throw error;
}

function handle(deps: WebhookDeps, account: string, event: Stripe.Event): Promise<Result<unknown>> {
  if (account === CONNECT) return onConnectEvent(deps, event);
  // It is about an account that this one connects, which is no store's.
  if (event.account) return Promise.resolve(ok(null));
  return account === PLATFORM ? deps.onPlatformEvent(event) : onStoreEvent(deps, storeId(account), event);
}
