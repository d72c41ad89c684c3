import { parseReview } from '@/lib/domain/reviews/parse-review';
import { RATINGS, type RatingCounts, type Review } from '@/lib/domain/reviews/review';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { adminFirestore } from '@/lib/server/firebase';

const published = (store: StoreId, productId: string) =>
  adminFirestore().collection(collections.reviews(store, productId)).where('status', '==', 'published');

/** The latest published reviews of a product, newest first. */
export async function readReviews(store: StoreId, productId: string, count: number): Promise<Review[]> {
  const { docs } = await published(store, productId).orderBy('createdAt', 'desc').limit(count).get();
  return docs.map((review) => parseReview(review.id, review.data()));
}

/** How many published reviews gave each number of stars; the server counts, no review is read. */
export async function countRatings(store: StoreId, productId: string): Promise<RatingCounts> {
  const counts = RATINGS.map(async (rating) => {
    const rated = published(store, productId).where('rating', '==', rating);
    return [rating, (await rated.count().get()).data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as RatingCounts;
}
