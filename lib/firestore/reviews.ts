import type { DocumentData, QueryConstraint } from 'firebase/firestore/lite';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseReview } from '@/lib/domain/reviews/parse-review';
import type { Review } from '@/lib/domain/reviews/review';
import { REVIEW_PAGE_SIZE, type ReviewCursor, type ReviewOrder } from '@/lib/domain/reviews/review-list';
import { sessionReady } from '@/lib/firebase/auth/session';
import { readOnce, type LiteSdk } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

/** A page of a product's published reviews after `cursor`, null for the first one. */
export function readReviewPage(
  store: StoreId,
  productId: string,
  order: ReviewOrder,
  cursor: ReviewCursor | null,
): Promise<Result<Review[]>> {
  return readOnce(async (sdk, db) => {
    const { collection, getDocs, limit, query, where } = sdk;
    const page = query<DocumentData, DocumentData>(
      collection(db, collections.reviews(store, productId)),
      where('status', '==', 'published'),
      ...(order.rating === null ? [] : [where('rating', '==', order.rating)]),
      ...sortedAfter(sdk, order, cursor),
      limit(REVIEW_PAGE_SIZE),
    );
    return parseAll((await getDocs(page)).docs, parseReview);
  });
}

function sortedAfter(
  { documentId, orderBy, startAfter, Timestamp }: LiteSdk,
  { sort }: ReviewOrder,
  cursor: ReviewCursor | null,
): QueryConstraint[] {
  const byStars = sort === 'newest' ? [] : [orderBy('rating', sort === 'highest' ? 'desc' : 'asc')];
  const order = [...byStars, orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')];
  if (!cursor) return order;
  const stars = byStars.length > 0 ? [cursor.rating] : [];
  return [...order, startAfter(...stars, Timestamp.fromMillis(cursor.createdAt), cursor.id)];
}

/** A person's review of a product, also of a guest and in any state; null without one. */
export async function readOwnReview(
  store: StoreId,
  productId: string,
  uid: string,
): Promise<Result<Review | null>> {
  await sessionReady();
  return readOnce(async ({ collection, getDocs, limit, query, where }, db) => {
    const own = query(
      collection(db, collections.reviews(store, productId)),
      where('uid', '==', uid),
      limit(1),
    );
    const [found] = (await getDocs(own)).docs;
    return found ? parseReview(found.id, found.data()) : null;
  });
}
