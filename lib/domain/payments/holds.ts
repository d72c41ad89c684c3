import type { Order, OrderHold } from '@/lib/domain/orders/order';

type WithHolds = Pick<Order, 'holds'>;

/** What is still there of the money that the order is held for. */
export const heldOf = ({ holds }: WithHolds): OrderHold[] =>
  holds.filter(({ returnedAt }) => returnedAt === null);

/** Whether somebody still has to look at money of this order. */
export const isHeld = (order: WithHolds): boolean => heldOf(order).length > 0;

/** The hold for this payment, if the order has one. */
export const holdFor = ({ holds }: WithHolds, paymentId: string | null): OrderHold | undefined =>
  holds.find((hold) => hold.paymentId === paymentId);

/**
 * The name at the card provider of what goes back of this payment, after so many refunds of it failed: the same however
 * often it is asked for, and another for each hold. The first keeps the name it had when an order could have but one; holds
 * are added at the end alone.
 */
export function returnKeyOf({ holds: [first] }: WithHolds, paymentId: string, failed: number): string {
  const key = first?.paymentId === paymentId ? 'held' : `held:${paymentId}`;
  return failed === 0 ? key : `${key}:${failed + 1}`;
}
