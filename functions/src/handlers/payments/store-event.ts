import type Stripe from 'stripe';
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

export type StoreEventDeps = SettleDeps;

/**
 * Follows an event of a store's account. It only says where to look: what it names is read from that account, and belongs to
 * the store by the metadata there.
 */
export function onStoreEvent(
  deps: StoreEventDeps,
  store: StoreId,
  event: Stripe.Event,
): Promise<Result<unknown>> {
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
  deps: StoreEventDeps,
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
  deps: StoreEventDeps,
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
