import type Stripe from 'stripe';
import type { StoreId } from '@/lib/domain/ids';
import type { Minor } from '@/lib/domain/money/money';
import { createUnderKeys } from './idempotency-keys';

export interface NewRefund {
  readonly paymentId: string;
  readonly amount: Minor;
  readonly orderId: string;
  /** The refund's id in the order; the same key refunds once. */
  readonly key: string;
}

/** Refunds of one payment that Stripe lists at once. */
const MOST_REFUNDS = 100;

/**
 * Refunds money once. If Stripe reported a failure but made the refund, it is found again. If none is found, a refund of more
 * than half of the payment is retried under the next key: should both be made, Stripe refuses the second, because together they
 * exceed the payment. A smaller one waits until Stripe forgets the key, since both could be made. At a connected account the
 * platform gives its share of the fee back.
 */
export async function createRefund(
  stripe: Stripe,
  store: StoreId,
  refund: NewRefund,
  isConnected: boolean,
): Promise<Stripe.Refund> {
  const { paymentId, amount, orderId, key } = refund;
  // Stripe refuses to give back the fee of a payment without one. A payment's fee never changes, so repeated calls agree.
  const hasFee =
    isConnected && Boolean((await stripe.paymentIntents.retrieve(paymentId)).application_fee_amount);
  const params = {
    payment_intent: paymentId,
    amount,
    metadata: { storeId: store, orderId, refundId: key },
    ...(hasFee && { refund_application_fee: true }),
  };
  return createUnderKeys(
    `refund:${store}:${orderId}:${key}`,
    (idempotencyKey) => stripe.refunds.create(params, { idempotencyKey }),
    async (failure) => {
      const made = await findRefund(stripe, refund);
      if (made || (await isMoreThanHalf(stripe, refund))) return made;
      throw failure;
    },
  );
}

async function findRefund({ refunds }: Stripe, { paymentId, key }: NewRefund): Promise<Stripe.Refund | null> {
  const { data } = await refunds.list({ payment_intent: paymentId, limit: MOST_REFUNDS });
  return data.find(({ metadata }) => metadata?.refundId === key) ?? null;
}

async function isMoreThanHalf(
  { paymentIntents }: Stripe,
  { paymentId, amount }: NewRefund,
): Promise<boolean> {
  const { amount_received: received } = await paymentIntents.retrieve(paymentId);
  return 2 * amount > received;
}
