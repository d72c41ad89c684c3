import type { OrderStatus } from './order-status';

/** The statuses of an order without problems. */
const USUAL_WAY: readonly OrderStatus[] = ['pending', 'placed', 'confirmed', 'shipped', 'delivered'];

/** The remaining statuses of a normal order; empty once it leaves that path. */
export function upcomingStatuses(status: OrderStatus): readonly OrderStatus[] {
  // `awaiting` has the same next step as `pending`.
  const reached = USUAL_WAY.indexOf(status === 'awaiting' ? 'pending' : status);
  return reached < 0 ? [] : USUAL_WAY.slice(reached + 1);
}
