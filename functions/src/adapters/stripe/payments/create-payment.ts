import type Stripe from 'stripe';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { createUnderKeys } from './idempotency-keys';

export interface NewPayment {
  readonly orderId: string;
  /** The order's number, as shown to people. */
  readonly number: string;
  readonly amount: Minor;
  readonly currency: CurrencyCode;
  /** The idempotency key: the same key gives the same payment. */
  readonly key: string;
  /** Milliseconds since the epoch; the order has no payment that is older. */
  readonly since: number;
  /** The order's extra payment that this is; absent for its first payment. */
  readonly extra?: string;
  /** What the platform takes of it, at a connected account; 0 for nothing. */
  readonly fee: Minor;
}

const SECOND_MS = 1000;
/** Stripe's clock and ours may differ by this. */
const CLOCKS_APART_MS = 60 * SECOND_MS;
const PAGE_SIZE = 100;
/** Bound on the store's payments that are searched for one. */
const MOST_LOOKED_AT = 1000;

/**
 * Creates a payment that waits for a card. If Stripe reported a failure but created it, it is found again where possible. A
 * duplicate does no harm: nobody can pay it without its secret, and the browser gets only that of the order's own payment.
 */
export function createPayment(
  stripe: Stripe,
  store: StoreId,
  { orderId, number, amount, currency, key, since, extra, fee }: NewPayment,
): Promise<Stripe.PaymentIntent> {
  const params: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    description: number,
    ...(fee && { application_fee_amount: fee }),
    metadata: { storeId: store, orderId, number, ...(extra && { extra }) },
  };
  const isOfOrder = ({ metadata, status, application_fee_amount }: Stripe.PaymentIntent) =>
    metadata.storeId === store &&
    metadata.orderId === orderId &&
    (metadata.extra || undefined) === extra &&
    (application_fee_amount ?? 0) === fee &&
    status !== 'canceled';
  return createUnderKeys(
    key,
    (idempotencyKey) => stripe.paymentIntents.create(params, { idempotencyKey }),
    () => findPayment(stripe, since - CLOCKS_APART_MS, isOfOrder),
  );
}

/** The matching payment among the newest ones since then, with its secret. */
async function findPayment(
  stripe: Stripe,
  since: number,
  fits: (intent: Stripe.PaymentIntent) => boolean,
): Promise<Stripe.PaymentIntent | null> {
  const created = { gte: Math.floor(since / SECOND_MS) };
  let looked = 0;
  for await (const intent of stripe.paymentIntents.list({ created, limit: PAGE_SIZE })) {
    if (fits(intent)) return stripe.paymentIntents.retrieve(intent.id);
    if ((looked += 1) >= MOST_LOOKED_AT) break;
  }
  return null;
}
