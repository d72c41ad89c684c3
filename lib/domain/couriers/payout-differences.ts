import type { Order } from '@/lib/domain/orders/order';
import { ABOUT_NOTHING, type FoundDifference } from '@/lib/domain/reconciliation/difference';
import { settlesOrder, type Settlement } from './settlement';

/** What of a payout the books cannot explain: another sum than an order's, and money for no cash that was due. */
export function payoutDifferences({ id, courier, currency, lines }: Settlement): FoundDifference[] {
  const about = { ...ABOUT_NOTHING, currency, title: { en: courier, ar: courier } };
  return lines.flatMap(({ number, amount, state, orderId, expected }, at): FoundDifference[] => {
    const found = { ...about, orderId, orderNumber: number, expected, found: amount };
    if (state === 'amount') return [{ ...found, id: `courier-amount:${id}:${at}`, kind: 'courier-amount' }];
    if (settlesOrder(state) || amount === 0) return [];
    return [{ ...found, id: `courier-unknown:${id}:${at}`, kind: 'courier-unknown' }];
  });
}

/** Cash that was paid at the door long ago and that no payout brought. */
export const missingCash = ({ id, number, total, currency, shipment }: Order): FoundDifference => ({
  ...ABOUT_NOTHING,
  id: `courier-missing:${id}`,
  kind: 'courier-missing',
  orderId: id,
  orderNumber: number,
  title: { en: shipment?.carrier ?? '', ar: shipment?.carrier ?? '' },
  expected: total,
  found: 0,
  currency,
});
