import { parseReview } from '@/lib/domain/reviews/parse-review';
import { REVIEWS_LOOKED_AT } from '@/lib/domain/own-pages/section-lists';
import { parseModeratedReview, type ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { Review } from '@/lib/domain/reviews/review';
import { REVIEW_PAGE_SIZE } from '@/lib/domain/reviews/review-list';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocuments } from '@/lib/server/reads/counted';

/** The first page of a product's published reviews, newest first. */
export async function readReviews(store: StoreId, productId: string): Promise<Review[]> {
  const newest = adminFirestore()
    .collection(collections.reviews(store, productId))
    .where('status', '==', 'published')
    .orderBy('createdAt', 'desc')
    .limit(REVIEW_PAGE_SIZE);
  const { docs } = await getDocuments(newest);
  return docs.map((review) => parseReview(review.id, review.data()));
}

/** The newest published reviews of all products. */
export async function readNewestReviews(store: StoreId): Promise<ModeratedReview[]> {
  const newest = adminFirestore()
    .collectionGroup('reviews')
    .where('storeId', '==', store)
    .where('status', '==', 'published')
    .orderBy('createdAt', 'desc')
    .limit(REVIEWS_LOOKED_AT);
  const { docs } = await getDocuments(newest);
  return docs.map((review) => parseModeratedReview(review.id, review.data()));
}
