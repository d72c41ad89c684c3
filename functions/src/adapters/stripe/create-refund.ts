import type Stripe from 'stripe';
import type { StoreId } from '@/lib/domain/ids';
import type { Minor } from '@/lib/domain/money/money';
import { isKeptFailure } from './kept-failure';

export interface NewRefund {
  readonly paymentId: string;
  readonly amount: Minor;
  readonly orderId: string;
  /** The refund's id in the order; the same key gives back once. */
  readonly key: string;
}

/** Of one payment, as many as Stripe lists at once. */
const MOST_REFUNDS = 100;

/** Gives money back, once under one key. */
export function createRefund(stripe: Stripe, store: StoreId, refund: NewRefund): Promise<Stripe.Refund> {
  const { paymentId, amount, orderId, key } = refund;
  const params = {
    payment_intent: paymentId,
    amount,
    metadata: { storeId: store, orderId, refundId: key },
  };
  return stripe.refunds
    .create(params, { idempotencyKey: `refund:${store}:${orderId}:${key}` })
    .catch((failure: unknown) => madeAllTheSame(stripe, refund, failure));
}

/**
 * The refund that Stripe made while it failed; throws the failure where there is none. Never is another one asked for before
 * Stripe forgot the key: money would go back twice if the first came after all.
 */
async function madeAllTheSame(
  { refunds }: Stripe,
  { paymentId, key }: NewRefund,
  failure: unknown,
): Promise<Stripe.Refund> {
  const { data } = isKeptFailure(failure)
    ? await refunds.list({ payment_intent: paymentId, limit: MOST_REFUNDS })
    : { data: [] };
  const made = data.find(({ metadata }) => metadata?.refundId === key);
  if (made) return made;
  throw failure;
}
