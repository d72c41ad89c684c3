import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { paidExtras } from './extra-payment';

/** One of the payments, by card or at the door, that a paid order consists of. */
export interface TakenPayment {
  /** The extra payment's id; absent for the order's own. */
  readonly of?: string;
  /** The card provider's id; null for what is paid at the door. */
  readonly paymentId: string | null;
  /** What was paid with it. */
  readonly amount: Minor;
}

/** The order's own payment. */
export function ownPayment(order: Order): TakenPayment {
  const later = paidExtras(order).reduce((sum, { amount }) => sum + amount, 0);
  return { paymentId: order.paymentId, amount: chargedOf(order) - later };
}

/** The payments of a paid order, in turn. Together they come to what it was charged. */
export const takenPayments = (order: Order): TakenPayment[] => [
  ownPayment(order),
  ...paidExtras(order).map(({ id, paymentId, amount }) => ({ of: id, paymentId, amount })),
];

/** The payment of the order that the card provider calls so; undefined for none of its own. */
export const takenPaymentOf = (order: Order, paymentId: string): TakenPayment | undefined =>
  takenPayments(order).find((one) => one.paymentId === paymentId);

/** The payment that a refund takes its money from. */
export const paymentOfRefund = (order: Order, { of }: Pick<Refund, 'of'>): TakenPayment | undefined =>
  takenPayments(order).find((one) => one.of === of);
