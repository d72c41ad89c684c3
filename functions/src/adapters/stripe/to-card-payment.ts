import type Stripe from 'stripe';
import type { CardPayment, CardPaymentState } from '@/lib/domain/payments/card-payment';

const STATES: Readonly<Record<Stripe.PaymentIntent.Status, CardPaymentState>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'paid',
  canceled: 'cancelled',
};

/** A payment intent as the shop sees it; what went back is known where `latest_charge` was expanded. */
export function paymentOf(intent: Stripe.PaymentIntent): CardPayment {
  const { id, created, metadata, currency, amount, amount_received, latest_charge } = intent;
  const state = STATES[intent.status];
  const charge =
    typeof latest_charge === 'string' ? { id: latest_charge, amount_refunded: 0 } : latest_charge;
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
    refusedCharge: intent.last_payment_error && state === 'open' ? (charge?.id ?? null) : null,
  };
}
