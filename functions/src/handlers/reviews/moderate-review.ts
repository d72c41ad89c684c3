import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { updateRating } from '@/lib/domain/reviews/update-rating';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';

/**
 * Publishes or hides a review; updates the product's stars in the same transaction. Fails with `edited-meanwhile` if its writer
 * changed it after staff read it. Also fails with `review-not-found`.
 */
export async function moderateReview(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  { storeId: id, productId, reviewId, seenAt, to }: Callables['moderateReview']['request'],
): Promise<Result<Callables['moderateReview']['response']>> {
  const store = storeId(id);
  const productRef = db.doc(collections.product(store, productId));
  const reviewRef = db.doc(collections.review(store, productId, reviewId));
  return runInQueue([productRef.path], () =>
    inTransaction(db, async (tx) => {
      const [found, known] = await tx.getAll(productRef, reviewRef);
      if (!known?.exists || known.get('status') === 'withdrawn') return fail({ code: 'review-not-found' });
      const review = parseModeratedReview(reviewId, known.data());
      const product = found?.exists ? parseProduct(productId, found.data()) : null;
      if (review.status === to) return ok({ status: to });
      if (review.updatedAt !== seenAt) return fail({ code: 'edited-meanwhile' });
      const updatedAt = Timestamp.fromMillis(Math.max(now(), review.updatedAt + 1));
      const was = review.status === 'published' ? review.rating : null;
      const is = to === 'published' ? review.rating : null;
      const pages = await pagesShowing(tx, db, store, product && (was || is) ? [product] : []);
      tx.update(reviewRef, { status: to, updatedAt });
      if (product && (was || is)) {
        tx.update(productRef, { ...updateRating(product, was, is), reviewedAt: updatedAt });
        invalidatePages(tx, db, store, now(), pages);
      }
      changeInboxCounts(tx, db, store, { pendingReviews: review.status === 'pending' ? -1 : 0 });
      return ok({ status: to });
    }),
  );
}
