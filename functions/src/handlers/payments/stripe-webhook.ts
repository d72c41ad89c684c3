import type Stripe from 'stripe';
import { SecretAwayError } from '@/functions/src/adapters/secrets/read-secret';
import type { VerifyEvent } from '@/functions/src/adapters/stripe/verify-event';
import { PLATFORM } from '@/functions/src/adapters/stripe/verify-event';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { heldPaymentFor } from '@/lib/domain/payments/held-payments';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { syncHeldPayment } from './sync-held-payment';
import { syncRefunds } from './refunds/sync-refunds';
import { recordDispute } from './record-dispute';
import { settlePayment } from './settle-payment';
import type { SettleDeps } from './place-paid-order';

export interface WebhookDeps extends SettleDeps {
  readonly verifyEvent: VerifyEvent;
  /** Handles the events of the platform's own account. */
  readonly onPlatformEvent: (event: Stripe.Event) => Promise<Result<unknown>>;
}

interface Delivery {
  /** The store whose account sends the event, or `platform`. */
  readonly account: string;
  readonly body: Buffer;
  readonly signature: string;
}

/** Failures that a retry may fix; any other would repeat. */
const WORTH_TELLING_AGAIN: readonly ErrorCode[] = ['payment-unavailable', 'try-again', 'internal'];

/**
 * Handles one event of a Stripe account and returns the HTTP status: 400 for a missing, wrong or old
 * signature; 200 once everything is written; 503 to make Stripe retry. An event only says where to look: what
 * is written is Stripe's current state, so repeated, late and unordered events do no harm.
 */
export async function stripeWebhook(
  deps: WebhookDeps,
  { account, body, signature }: Delivery,
): Promise<number> {
  const event = await deps.verifyEvent(account, body, signature).catch(whenAway);
  if (event === 'away') return 503;
  if (!event) return 400;
  const done = await (account === PLATFORM
    ? deps.onPlatformEvent(event)
    : onStoreEvent(deps, storeId(account), event));
  return !done.ok && WORTH_TELLING_AGAIN.includes(done.error.code) ? 503 : 200;
}

/** The answer makes Stripe retry, since the signer is not known yet. */
function whenAway(error: unknown): 'away' {
  if (error instanceof SecretAwayError) return 'away';
  throw error;
}

function onStoreEvent(deps: WebhookDeps, store: StoreId, event: Stripe.Event): Promise<Result<unknown>> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return follow(deps, store, event.data.object.id);
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
      return followWithRefunds(deps, store, idOf(event.data.object.payment_intent));
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return recordDispute(deps, store, event.data.object.id);
    default:
      return Promise.resolve(ok(null));
  }
}

/** The account may take other payments too, which name no order of the shop. */
async function follow(
  deps: WebhookDeps,
  store: StoreId,
  paymentId: string | null,
): Promise<Result<Order | null>> {
  if (!paymentId) return ok(null);
  const payment = await deps.payments.retrieve(store, paymentId);
  if (!payment.ok) return payment;
  if (payment.value?.storeId !== store) return ok(null);
  return settlePayment(deps, store, payment.value);
}

async function followWithRefunds(
  deps: WebhookDeps,
  store: StoreId,
  paymentId: string | null,
): Promise<Result<unknown>> {
  const settled = await follow(deps, store, paymentId);
  if (!settled.ok || !settled.value || !paymentId) return settled;
  const order = settled.value;
  return heldPaymentFor(order, paymentId)
    ? syncHeldPayment(deps, order, paymentId)
    : syncRefunds(deps, order);
}

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
