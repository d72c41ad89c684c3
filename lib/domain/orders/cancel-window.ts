import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Order } from './order';

const MINUTE_MS = 60_000;

/** The shopper's deadline to cancel, milliseconds since the epoch; null without a limit. */
export function cancelDeadline(
  { createdAt, status }: Pick<Order, 'createdAt' | 'status'>,
  { cancelMinutes }: StoreSetting['orderRules'],
): number | null {
  // The store has not accepted the order, so it has not started either.
  if (status === 'awaiting') return null;
  return cancelMinutes === null ? null : createdAt + cancelMinutes * MINUTE_MS;
}
