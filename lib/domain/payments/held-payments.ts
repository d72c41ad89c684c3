import type { Order, OrderHold } from '@/lib/domain/orders/order';

type WithHolds = Pick<Order, 'holds'>;

/** The held payments of an order that are not refunded. */
export const heldPaymentsOf = ({ holds }: WithHolds): OrderHold[] =>
  holds.filter(({ returnedAt }) => returnedAt === null);

/** Whether an order has a held payment to decide on. */
export const hasHeldPayment = (order: WithHolds): boolean => heldPaymentsOf(order).length > 0;

/** The hold of this payment, if any. */
export const heldPaymentFor = ({ holds }: WithHolds, paymentId: string | null): OrderHold | undefined =>
  holds.find((hold) => hold.paymentId === paymentId);

/**
 * The refund's id at the card provider for this held payment after `failed` failures: stable across retries, and unique
 * per held payment. The first keeps the id format from before an order could have several; holds are only ever
 * appended.
 */
export function returnKeyOf({ holds: [first] }: WithHolds, paymentId: string, failed: number): string {
  const key = first?.paymentId === paymentId ? 'held' : `held:${paymentId}`;
  return failed === 0 ? key : `${key}:${failed + 1}`;
}
