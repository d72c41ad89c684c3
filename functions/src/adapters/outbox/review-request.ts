import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { DeviceRef } from '@/functions/src/adapters/push/devices';
import { REVIEW_REQUEST_KIND } from './mail-kinds';
import { queueEntry } from './outbox-entry';
import { queueOrderPush } from './push-outbox';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Not named `orderId`, because the mail does not notify about the order itself. */
export interface ReviewRequest {
  readonly kind: typeof REVIEW_REQUEST_KIND;
  readonly reviewedOrder: string;
}

/**
 * Queues the request for reviews of an order that was just delivered, for its due time. The mail's id follows from the order,
 * which is delivered once; each browser with push gets one too. A giver is not asked, because they cannot judge a present.
 */
export function queueReviewRequest(
  tx: Transaction,
  db: Firestore,
  order: Order,
  {
    askAfterDays,
    devices,
  }: Pick<StoreSetting['reviews'], 'askAfterDays'> & { readonly devices: readonly DeviceRef[] },
  at: number,
): void {
  const { id, storeId, address, locale, wishes } = order;
  if (askAfterDays === null || wishes.isGift) return;
  const dueAt = at + askAfterDays * DAY_MS;
  queueOrderPush(tx, db, order, { tells: REVIEW_REQUEST_KIND, devices }, dueAt);
  if (!address.email) return;
  const entry = db.doc(collections.outboxEntry(storeId, `${REVIEW_REQUEST_KIND}-${id}`));
  const mail = { kind: REVIEW_REQUEST_KIND, reviewedOrder: id, to: address.email, locale };
  queueEntry(tx, entry, mail, dueAt);
}

export const parseReviewRequest = (need: ReturnType<typeof requiredIn>): ReviewRequest => ({
  kind: REVIEW_REQUEST_KIND,
  reviewedOrder: need('reviewedOrder', filledText),
});
