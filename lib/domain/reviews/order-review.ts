import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Review, ReviewStatus } from './review';

/** The status of a submitted review: a guest's waits for the store, and so does one that the store hid before. */
export function sentStatus(
  before: Pick<Review, 'status'> | null,
  { moderation, isGuest }: { readonly moderation: boolean; readonly isGuest: boolean },
): ReviewStatus {
  return moderation || isGuest || (before && before.status !== 'published') ? 'pending' : 'published';
}

/**
 * The review after its order's status change; null when it stays the same. `isBought`: the order contains its product,
 * not only another of the same store.
 */
export function afterStatusChange(
  { status, verified }: Pick<Review, 'status' | 'verified'>,
  to: OrderStatus,
  isBought: boolean,
): Pick<Review, 'status' | 'verified'> | null {
  if (to === 'cancelled') return status === 'withdrawn' ? null : { status: 'withdrawn', verified: false };
  if (to === 'delivered') return isBought && !verified ? { status, verified: true } : null;
  return to === 'returned' && verified ? { status, verified: false } : null;
}
