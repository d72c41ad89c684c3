import type { Order } from '@/lib/domain/orders/order';

/** How long a card order may be paid, from its start of payment; and before that, from when it was made. */
export const RESERVATION_MS = 30 * 60 * 1000;

/** How long an order waits for the store to accept it. */
export const AWAITING_MS = 3 * 24 * 60 * 60 * 1000;

/** When an order that nobody pays or accepts ends, milliseconds since the epoch; null for any other. */
export function endsAt({ status, createdAt, payUntil }: Order): number | null {
  if (status === 'awaiting') return createdAt + AWAITING_MS;
  return status === 'pending' ? (payUntil ?? createdAt + RESERVATION_MS) : null;
}

/** When an unpaid card order's reservation ends; null without one. */
export const reservedUntil = (order: Order): number | null =>
  order.status === 'pending' && order.goods !== 'none' ? endsAt(order) : null;
