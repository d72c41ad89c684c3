import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { queueEntry } from './outbox-entry';

const DAY_MS = 24 * 60 * 60 * 1000;

/** To who got an order: what do they say of its boards. */
export const REVIEW_REQUEST_KIND = 'review-asked';

/** Not `orderId`: it tells nothing of the order itself. */
export interface ReviewRequest {
  readonly kind: typeof REVIEW_REQUEST_KIND;
  readonly reviewedOrder: string;
}

/**
 * Asks for reviews of an order that is just delivered, once it is due. An order is delivered once, and its mail's id follows
 * from it. Who gives a present cannot say how it hangs, and a deleted account is told nothing.
 */
export function queueReviewRequest(
  tx: Transaction,
  db: Firestore,
  { id, storeId, address, locale, wishes }: Order,
  { askAfterDays }: StoreSetting['reviews'],
  at: number,
): void {
  if (askAfterDays === null || !address.email || wishes.isGift) return;
  const entry = db.doc(collections.outboxEntry(storeId, `${REVIEW_REQUEST_KIND}-${id}`));
  const mail = { kind: REVIEW_REQUEST_KIND, reviewedOrder: id, to: address.email, locale };
  // As if it were queued then: what waits on purpose is not late (`readOutboxAge`).
  queueEntry(tx, entry, mail, at + askAfterDays * DAY_MS);
}

export const parseReviewRequest = (need: ReturnType<typeof requiredIn>): ReviewRequest => ({
  kind: REVIEW_REQUEST_KIND,
  reviewedOrder: need('reviewedOrder', filledText),
});
