import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { paidExtras } from './extra-payment';

/** One of a paid order's payments, by card or at the door. */
export interface TakenPayment {
  /** The extra payment's id; absent for the order's own. */
  readonly of?: string;
  /** The card provider's id; null for cash. */
  readonly paymentId: string | null;
  /** The paid amount. */
  readonly amount: Minor;
}

/** The order's own payment. */
export function ownPayment(order: Order): TakenPayment {
  const later = paidExtras(order).reduce((sum, { amount }) => sum + amount, 0);
  return { paymentId: order.paymentId, amount: chargedOf(order) - later };
}

/** The payments of a paid order, in order. Their sum is the charged amount. */
export const takenPayments = (order: Order): TakenPayment[] => [
  ownPayment(order),
  ...paidExtras(order).map(({ id, paymentId, amount }) => ({ of: id, paymentId, amount })),
];

/** The order's payment with this provider id; undefined if it is not the order's. */
export const takenPaymentOf = (order: Order, paymentId: string): TakenPayment | undefined =>
  takenPayments(order).find((one) => one.paymentId === paymentId);

/** The payment that a refund goes back through. */
export const paymentOfRefund = (order: Order, { of }: Pick<Refund, 'of'>): TakenPayment | undefined =>
  takenPayments(order).find((one) => one.of === of);
