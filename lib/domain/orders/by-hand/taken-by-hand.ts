import type { Order } from '@/lib/domain/orders/order';
import type { HandTerms } from '@/lib/domain/api/money/orders-by-hand';
import { reasonOf } from './own-price';

const HOUR_MS = 60 * 60 * 1000;

/**
 * A new order entered by staff: it belongs to no account, takes its pieces out of stock at once, and waits `holdHours`
 * for a card payment. It does not count against caps, which are for unknown shoppers.
 */
export function takenByHand(
  order: Order,
  { holdHours, source, reason, note, prices }: Omit<HandTerms, 'discount'>,
  by: string,
): Order {
  const history = order.history.map((event) => ({ ...event, actor: 'owner' as const }));
  const payUntil = order.status === 'pending' ? order.createdAt + holdHours * HOUR_MS : null;
  const reasons = order.lines
    .filter(({ listPrice }) => listPrice !== undefined)
    .map(({ productId, variantId }) => ({
      ...{ productId, variantId },
      reason: reasonOf(prices, { productId, variantId }),
    }));
  const byHand = { source, by, reason, note, prices: reasons, counted: true };
  return { ...order, uid: null, byHand, history, goods: 'taken', payUntil };
}
