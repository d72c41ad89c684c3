import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Notifies the writer of a review that the store replied. */
export const REVIEW_MAIL_KIND = 'review-replied';

export interface ReviewMail {
  readonly kind: typeof REVIEW_MAIL_KIND;
  readonly productId: string;
  readonly reviewId: string;
}

export const queueReviewMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  about: Omit<ReviewMail, 'kind'> & { readonly to: string; readonly locale: Locale },
  now: number,
) =>
  queueEntry(tx, db.collection(collections.outbox(store)).doc(), { kind: REVIEW_MAIL_KIND, ...about }, now);

export const parseReviewMail = (need: ReturnType<typeof requiredIn>): ReviewMail => ({
  kind: REVIEW_MAIL_KIND,
  productId: need('productId', filledText),
  reviewId: need('reviewId', filledText),
});
