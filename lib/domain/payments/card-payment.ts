import type { Minor } from '@/lib/domain/money/money';
import type { DisputeState } from '@/lib/domain/orders/order-status';

export const CARD_PAYMENT_STATES = ['open', 'processing', 'paid', 'cancelled'] as const;

/** `open`: the shopper can pay or retry. `processing`: the bank decides. `paid` and `cancelled` are final. */
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

/** The card provider's state of a payment, which is authoritative. */
export interface CardPayment {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The store and order in the provider's metadata; empty without them. */
  readonly storeId: string;
  readonly orderId: string;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** Requested, received and refunded, in minor units. */
  readonly amount: Minor;
  readonly received: Minor;
  readonly refunded: Minor;
  readonly state: CardPaymentState;
  /** Identifies the latest attempt if it was refused: the provider's charge id, or card id without a charge. */
  readonly refusal: string | null;
}

/** The card provider's state of a dispute. */
export interface CardDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Minor;
  readonly state: DisputeState;
  /** The store's deadline to answer, milliseconds since the epoch; null when no answer is needed. */
  readonly answerBy: number | null;
  readonly createdAt: number;
}
