import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';
import { removePictures } from './review-pictures';

/**
 * Removes one picture from a review, with a reason shown to its writer. Fails with `review-not-found`, also for a picture that
 * the review does not have.
 */
export async function removeReviewPicture(
  { db, now, runInQueue, pictures }: Pick<Deps, 'db' | 'now' | 'runInQueue' | 'pictures'>,
  { storeId: id, productId, reviewId, picture, reason }: Callables['removeReviewPicture']['request'],
): Promise<Result<Callables['removeReviewPicture']['response']>> {
  const store = storeId(id);
  const productRef = db.doc(collections.product(store, productId));
  const reviewRef = db.doc(collections.review(store, productId, reviewId));
  const removed = await runInQueue([productRef.path], () =>
    inTransaction(db, async (tx) => {
      const [found, known] = await tx.getAll(productRef, reviewRef);
      if (!known?.exists) return fail({ code: 'review-not-found' });
      const review = parseModeratedReview(reviewId, known.data());
      if (!review.pictures?.includes(picture)) return fail({ code: 'review-not-found' });
      const at = Math.max(now(), review.updatedAt + 1);
      const updatedAt = Timestamp.fromMillis(at);
      const isShown = found?.exists && review.status === 'published';
      const product = isShown ? [parseProduct(productId, found.data())] : [];
      const pages = await pagesShowing(tx, db, store, product);
      tx.update(reviewRef, {
        pictures: FieldValue.arrayRemove(picture),
        pictureRemoved: { reason, at: updatedAt },
        updatedAt,
      });
      if (isShown) {
        tx.update(productRef, { reviewedAt: updatedAt });
        invalidatePages(tx, db, store, at, pages);
      }
      return ok({ ok: true as const });
    }),
  );
  // The rules hide pictures that the review does not name, so the file can be deleted afterwards.
  if (removed.ok) await removePictures({ pictures }, [picture]);
  return removed;
}
