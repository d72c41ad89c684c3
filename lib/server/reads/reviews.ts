import { parseReview } from '@/lib/domain/reviews/parse-review';
import type { Review } from '@/lib/domain/reviews/review';
import { REVIEW_PAGE_SIZE } from '@/lib/domain/reviews/review-list';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { adminFirestore } from '@/lib/server/firebase';

/** The first page of a product's published reviews, newest first. */
export async function readReviews(store: StoreId, productId: string): Promise<Review[]> {
  const { docs } = await adminFirestore()
    .collection(collections.reviews(store, productId))
    .where('status', '==', 'published')
    .orderBy('createdAt', 'desc')
    .limit(REVIEW_PAGE_SIZE)
    .get();
  return docs.map((review) => parseReview(review.id, review.data()));
}
