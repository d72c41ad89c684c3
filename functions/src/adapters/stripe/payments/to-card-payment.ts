import type Stripe from 'stripe';
import type { DisputeState } from '@/lib/domain/orders/order-status';
import type { CardDispute, CardPayment, CardPaymentState } from '@/lib/domain/payments/card-payment';

const STATES: Readonly<Record<string, CardPaymentState>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'paid',
  canceled: 'cancelled',
};

/**
 * Converts a payment intent. An unknown state counts as `processing`, so that nothing acts on it. Refunds are known only if
 * `latest_charge` was expanded.
 */
export function paymentOf(intent: Stripe.PaymentIntent): CardPayment {
  const { id, created, metadata, currency, amount, amount_received, latest_charge } = intent;
  const state = STATES[intent.status] ?? 'processing';
  const charge = typeof latest_charge === 'string' ? null : latest_charge;
  return {
    id,
    createdAt: created * 1000,
    storeId: metadata.storeId ?? '',
    orderId: metadata.orderId ?? '',
    currency: currency.toUpperCase(),
    amount,
    received: amount_received,
    refunded: charge?.amount_refunded ?? 0,
    state,
    refusal: state === 'open' ? refusalOf(intent.last_payment_error) : null,
  };
}

const refusalOf = (error: Stripe.PaymentIntent['last_payment_error']): string | null =>
  error?.charge ?? error?.payment_method?.id ?? null;

const CLOSED: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function disputeOf(dispute: Stripe.Dispute): CardDispute {
  const { id, payment_intent, amount, status, created, evidence_details } = dispute;
  const state = CLOSED[status] ?? 'open';
  return {
    id,
    paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? ''),
    amount,
    state,
    answerBy: state === 'open' && evidence_details.due_by ? evidence_details.due_by * 1000 : null,
    createdAt: created * 1000,
  };
}
