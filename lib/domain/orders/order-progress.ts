import type { OrderStatus } from './order-status';

/** The way of an order that meets no obstacle. */
const USUAL_WAY: readonly OrderStatus[] = ['pending', 'placed', 'confirmed', 'shipped', 'delivered'];

/** What an order at `status` is still expected to pass; nothing once it has left the usual way. */
export function upcomingStatuses(status: OrderStatus): readonly OrderStatus[] {
  // Beside the usual way, and before the same next step.
  const reached = USUAL_WAY.indexOf(status === 'awaiting' ? 'pending' : status);
  return reached < 0 ? [] : USUAL_WAY.slice(reached + 1);
}
