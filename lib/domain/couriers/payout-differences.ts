import type { Order } from '@/lib/domain/orders/order';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { ABOUT_NOTHING, type FoundDifference } from '@/lib/domain/reconciliation/difference';
import { settlesOrder, type Settlement } from './settlement';

/** Unexplained differences of a payout: a sum that differs from the order's, and money for cash that was not due. */
export function payoutDifferences({ id, courier, currency, lines }: Settlement): FoundDifference[] {
  const about = { ...ABOUT_NOTHING, currency, title: { en: courier, ar: courier } };
  return lines.flatMap(({ number, amount, state, orderId, expected }, at): FoundDifference[] => {
    const found = { ...about, orderId, orderNumber: number, expected, found: amount };
    if (state === 'amount') return [{ ...found, id: `courier-amount:${id}:${at}`, kind: 'courier-amount' }];
    if (settlesOrder(state) || amount === 0) return [];
    return [{ ...found, id: `courier-unknown:${id}:${at}`, kind: 'courier-unknown' }];
  });
}

/** Cash paid at the door long ago without a payout. */
export const missingCash = (order: Order): FoundDifference => ({
  ...ABOUT_NOTHING,
  id: `courier-missing:${order.id}`,
  kind: 'courier-missing',
  orderId: order.id,
  orderNumber: order.number,
  title: { en: order.shipment?.carrier ?? '', ar: order.shipment?.carrier ?? '' },
  expected: chargedOf(order),
  found: 0,
  currency: order.currency,
});
