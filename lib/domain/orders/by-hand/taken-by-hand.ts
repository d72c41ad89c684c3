import type { Order } from '@/lib/domain/orders/order';
import type { OrderByHand } from './by-hand';

const HOUR_MS = 60 * 60 * 1000;

/**
 * A new order as the store's people took it: nobody's account, its pieces out of stock at once, and by card open for `holdHours`. They
 * count against no caps, which are for strangers.
 */
export function takenByHand(
  order: Order,
  { holdHours, source, reason, note }: Omit<OrderByHand, 'by'> & { readonly holdHours: number },
  by: string,
): Order {
  const history = order.history.map((event) => ({ ...event, actor: 'owner' as const }));
  const payUntil = order.status === 'pending' ? order.createdAt + holdHours * HOUR_MS : null;
  const byHand = { source, by, reason, note };
  return { ...order, uid: null, byHand, history, goods: 'taken', payUntil };
}
