import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Review, ReviewStatus } from './review';

/** What a review's status is once it is sent: a guest's waits for the store, as does what the store once took away. */
export function sentStatus(
  before: Pick<Review, 'status'> | null,
  { moderation, isGuest }: { readonly moderation: boolean; readonly isGuest: boolean },
): ReviewStatus {
  return moderation || isGuest || (before && before.status !== 'published') ? 'pending' : 'published';
}

/**
 * What becomes of a review when the order that it stands on moves; null where nothing does. `isBought` says whether the
 * order is of its product, and not only of another one in the same store.
 */
export function afterOrderMoved(
  { status, verified }: Pick<Review, 'status' | 'verified'>,
  to: OrderStatus,
  isBought: boolean,
): Pick<Review, 'status' | 'verified'> | null {
  if (to === 'cancelled') return status === 'withdrawn' ? null : { status: 'withdrawn', verified: false };
  if (to === 'delivered') return isBought && !verified ? { status, verified: true } : null;
  return to === 'returned' && verified ? { status, verified: false } : null;
}
