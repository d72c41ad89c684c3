import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseReview } from '@/lib/domain/reviews/parse-review';
import { RATINGS, type RatingCounts, type Review } from '@/lib/domain/reviews/review';
import { readOnce } from '@/lib/firestore/once';
import { parseAll } from '@/lib/firestore/parse-all';

const REVIEWS_SHOWN = 20;

/** The most that the rules let one count look at; with more reviews the bars stay in proportion well enough. */
const LONGEST_COUNT = 100;

export interface ShownReviews {
  /** The latest published ones, newest first. */
  readonly reviews: readonly Review[];
  readonly counts: RatingCounts;
}

/** A product's published reviews as its page shows them. */
export function readReviews(store: StoreId, productId: string): Promise<Result<ShownReviews>> {
  return readOnce(async ({ collection, getCount, getDocs, limit, orderBy, query, where }, db) => {
    const reviews = collection(db, collections.reviews(store, productId));
    const published = where('status', '==', 'published');
    const latest = query(reviews, published, orderBy('createdAt', 'desc'), limit(REVIEWS_SHOWN));
    const countOf = async (rating: number) => {
      const rated = query(reviews, published, where('rating', '==', rating), limit(LONGEST_COUNT));
      return [rating, (await getCount(rated)).data().count] as const;
    };
    const [found, counts] = await Promise.all([getDocs(latest), Promise.all(RATINGS.map(countOf))]);
    return {
      reviews: parseAll(found.docs, parseReview),
      counts: Object.fromEntries(counts) as RatingCounts,
    };
  });
}
