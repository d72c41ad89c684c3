import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Order } from './order';

const MINUTE_MS = 60_000;

/** Until when its shopper may cancel an order, milliseconds since the epoch; null without a time limit. */
export function cancelDeadline(
  { createdAt, status }: Pick<Order, 'createdAt' | 'status'>,
  { cancelMinutes }: StoreSetting['orderRules'],
): number | null {
  // What the store has not accepted, it has not begun either.
  if (status === 'awaiting') return null;
  return cancelMinutes === null ? null : createdAt + cancelMinutes * MINUTE_MS;
}
