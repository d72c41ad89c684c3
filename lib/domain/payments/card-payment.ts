import type { Minor } from '@/lib/domain/money/money';
import type { DisputeState } from '@/lib/domain/orders/order-status';

export const CARD_PAYMENT_STATES = ['open', 'processing', 'paid', 'cancelled'] as const;

/**
 * `open`: the shopper may still pay it, or try again after a refusal. `processing`: the bank decides. `paid` and
 * `cancelled` are final.
 */
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

/** What the card provider says of one payment, which is the truth about it. */
export interface CardPayment {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The store and order that we gave the provider; empty where we gave none. */
  readonly storeId: string;
  readonly orderId: string;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** Requested, received and refunded, in minor units. */
  readonly amount: Minor;
  readonly received: Minor;
  readonly refunded: Minor;
  readonly state: CardPaymentState;
  /** Names the latest attempt if it was refused: the provider's id of its charge, or of its card where none was made. */
  readonly refusal: string | null;
}

/** What the card provider says of a payment that its shopper asked the bank to take back. */
export interface CardDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Minor;
  readonly state: DisputeState;
  /** Until when the store may answer, null when there is nothing to answer; milliseconds since the epoch. */
  readonly answerBy: number | null;
  readonly createdAt: number;
}
