import { Timestamp } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { updateRating } from '@/lib/domain/reviews/update-rating';
import { text } from '@/lib/domain/parse/fields';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import type { Deps } from '@/functions/src/deps';
import { removePictures } from './pictures/review-pictures';
import { reviewsOf } from '@/functions/src/handlers/account/own-documents';

const AT_ONCE = 50;

/**
 * Moves a guest's reviews to the account that the guest logged in to. They stay where they are, but are
 * exported and deleted with the account. The account's own review of a product wins.
 */
export async function adoptReviews(
  deps: Pick<Deps, 'db' | 'pictures'>,
  guest: string,
  uid: string,
): Promise<void> {
  const { db } = deps;
  const some = reviewsOf(db, guest).limit(AT_ONCE);
  for (;;) {
    const { docs } = await some.get();
    if (docs.length === 0) return;
    for (const doc of docs) await adopt(deps, doc, guest, uid);
  }
}

async function adopt(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { ref }: QueryDocumentSnapshot,
  guest: string,
  uid: string,
): Promise<void> {
  const product = ref.parent.parent;
  const left = await db.runTransaction(async (tx) => {
    const [stored, own, found] = await Promise.all([
      tx.get(ref),
      tx.get(ref.parent.where('uid', '==', uid).limit(1)),
      product && tx.get(product),
    ]);
    if (stored.get('uid') !== guest) return [];
    if (own.empty) {
      tx.update(ref, { uid });
      return [];
    }
    const review = parseModeratedReview(stored.id, stored.data());
    const store = storeId(text(stored.get('storeId')) ?? '');
    tx.delete(ref);
    tx.delete(db.doc(collections.reviewContact(store, review.productId, review.id)));
    changeInboxCounts(tx, db, store, { pendingReviews: review.status === 'pending' ? -1 : 0 });
    if (!product || !found?.exists || review.status !== 'published') return review.pictures ?? [];
    const stars = updateRating(parseProduct(found.id, found.data()), review.rating, null);
    tx.update(product, { ...stars, reviewedAt: Timestamp.now() });
    return review.pictures ?? [];
  });
  await removePictures({ pictures }, left);
}
