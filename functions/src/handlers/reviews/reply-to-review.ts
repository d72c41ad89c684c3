import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { isLocale } from '@/lib/domain/locale';
import { filledText } from '@/lib/domain/parse/fields';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { queueReviewMail } from '@/functions/src/adapters/outbox/review-mail';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';

/**
 * Writes or changes the store's reply to a published review; an empty text removes it. Only the first reply is mailed to the
 * writer. Fails with `edited-meanwhile` if the review or its reply changed after it was read, `review-not-found` if none is
 * published.
 */
export async function replyToReview(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  { storeId: id, productId, reviewId, seenAt, text }: Callables['replyToReview']['request'],
): Promise<Result<Callables['replyToReview']['response']>> {
  const store = storeId(id);
  const productRef = db.doc(collections.product(store, productId));
  const reviewRef = db.doc(collections.review(store, productId, reviewId));
  const contactRef = db.doc(collections.reviewContact(store, productId, reviewId));
  return runInQueue([productRef.path], () =>
    inTransaction(db, async (tx) => {
      const [found, known, contact] = await tx.getAll(productRef, reviewRef, contactRef);
      if (!found?.exists || known?.get('status') !== 'published') return fail({ code: 'review-not-found' });
      const review = parseModeratedReview(reviewId, known.data());
      if ((review.reply?.text ?? '') === text) return ok({ ok: true });
      if (review.updatedAt !== seenAt) return fail({ code: 'edited-meanwhile' });
      const at = Math.max(now(), review.updatedAt + 1);
      const updatedAt = Timestamp.fromMillis(at);
      const pages = await pagesShowing(tx, db, store, [parseProduct(productId, found.data())]);
      const to = filledText(contact?.get('email'));
      const isFirst = text !== '' && known.get('repliedAt') === undefined;
      tx.update(reviewRef, {
        reply: text ? { text, at: updatedAt } : FieldValue.delete(),
        ...(isFirst && { repliedAt: updatedAt }),
        updatedAt,
      });
      tx.update(productRef, { reviewedAt: updatedAt });
      invalidatePages(tx, db, store, at, pages);
      if (isFirst && to) {
        const written: unknown = contact?.get('locale');
        const locale = isLocale(written) ? written : 'en';
        queueReviewMail(tx, db, store, { productId, reviewId, to, locale }, at);
      }
      return ok({ ok: true });
    }),
  );
}
