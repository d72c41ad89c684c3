import type { Order } from '@/lib/domain/orders/order';

/** How long a card order can be paid after its payment started; before that, after it was placed. */
export const RESERVATION_MS = 30 * 60 * 1000;

/** How long an order waits for the store to accept it. */
export const AWAITING_MS = 3 * 24 * 60 * 60 * 1000;

/** When an unpaid or unaccepted order ends, milliseconds since the epoch; null for any other. */
export function endsAt({ status, createdAt, payUntil }: Order): number | null {
  if (status === 'awaiting') return createdAt + AWAITING_MS;
  return status === 'pending' ? (payUntil ?? createdAt + RESERVATION_MS) : null;
}

/** When an unpaid card order's reservation ends; null without one. */
export const reservedUntil = (order: Order): number | null =>
  order.status === 'pending' && order.goods !== 'none' ? endsAt(order) : null;
