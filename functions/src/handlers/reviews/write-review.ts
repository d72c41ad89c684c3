import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { filledText, listOf } from '@/lib/domain/parse/fields';
import { parseRating, parseReview } from '@/lib/domain/reviews/parse-review';
import { updateRating } from '@/lib/domain/reviews/update-rating';
import { sentStatus } from '@/lib/domain/reviews/order-review';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';
import { markOfOrder } from './order-reviews';
import { copyReviewPictures, removeDrafts, removePictures } from './pictures/review-pictures';

export type ReviewDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'pictures'>;

interface Writer {
  readonly store: StoreId;
  readonly setting: Pick<StoreSetting, 'reviews'>;
  /** Uid of the review's owner. */
  readonly uid: string;
  /** Uid of the uploader of its pictures. */
  readonly uploader: string;
  /** A guest's review waits for the store. */
  readonly isGuest: boolean;
  readonly standsOn: Order | null;
  /** Not logged in as `uid`: they can change only a review that was written by link. */
  readonly byLink: boolean;
}

type Words = Omit<Callables['submitReview']['request'], 'storeId'>;

/**
 * Writes or replaces a person's only review of a product, and updates the product's rating once it is published. Fails with
 * `product-not-found`, `try-again`, and `login-required` where a link is not enough.
 */
export async function writeReview(
  deps: ReviewDeps,
  { store, setting, uid, uploader, isGuest, standsOn, byLink }: Writer,
  words: Words,
): Promise<Result<Callables['submitReview']['response']>> {
  const { db, now, runInQueue } = deps;
  const { productId, email, locale, rating, name, title, comment } = words;
  const productRef = db.doc(collections.product(store, productId));
  // A review written as a guest, before they logged in, is stored under the guest's uid.
  const own = db.collection(collections.reviews(store, productId)).where('uid', '==', uid).limit(1);
  const [seen] = (await own.get()).docs;
  const reviewId = seen?.id ?? uid;
  const sent = { store, productId, reviewId, uid: uploader, sent: words.pictures, before: picturesOf(seen) };
  const laid = await copyReviewPictures(deps, sent);
  if (!laid.ok) return laid;
  let dropped: readonly string[] = [];
  const done = await runInQueue([productRef.path], () =>
    inTransaction(db, async (tx) => {
      const [found, { docs }, stored] = await Promise.all([
        tx.get(productRef),
        tx.get(own),
        standsOn ? tx.get(db.doc(collections.order(store, standsOn.id))) : null,
      ]);
      // The order was cancelled since it was found, so its cancellation would not remove this review.
      if (standsOn && (!stored?.exists || stored.get('status') === 'cancelled'))
        return fail({ code: 'try-again' });
      const [known] = docs;
      const reviewRef = known?.ref ?? db.doc(collections.review(store, productId, uid));
      if (byLink && known && known.get('byLink') !== true) return fail({ code: 'login-required' });
      const had = picturesOf(known);
      const pictures = words.pictures ? laid.value : had;
      // The review was sent from elsewhere meanwhile: the copied pictures may be in the wrong place or about to be removed.
      if (words.pictures?.length && (reviewRef.id !== reviewId || had.join() !== sent.before.join()))
        return fail({ code: 'try-again' });
      const product = found.exists ? parseProduct(found.id, found.data()) : null;
      if (product?.status !== 'active') return fail({ code: 'product-not-found' });
      const at = now();
      const before = known ? parseReview(known.id, known.data()) : null;
      // A writer whose picture was removed cannot publish the next one without moderation.
      const isWarned = before?.pictureRemoved !== undefined && pictures.some((one) => !had.includes(one));
      const moderation = setting.reviews.moderation || isWarned;
      const status = sentStatus(before, { moderation, isGuest });
      const verified =
        stored?.get('status') === 'delivered' && standsOn !== null && isOf(standsOn, productId);
      const order = standsOn ? markOfOrder(standsOn.id) : null;
      const updatedAt = Timestamp.fromMillis(at);
      const createdAt = known?.get('createdAt') ?? updatedAt;
      const review = { name, rating, title, comment, verified, status, order, createdAt, updatedAt };
      const was = before?.status === 'published' ? before.rating : null;
      const is = status === 'published' ? (parseRating(rating) ?? null) : null;
      const pages = await pagesShowing(tx, db, store, was || is ? [product] : []);
      tx.set(reviewRef, {
        ...{ ...review, pictures, ...ofStore(known), storeId: store, productId, uid },
        ...(byLink && { byLink }),
      });
      tx.set(db.doc(collections.reviewContact(store, productId, reviewRef.id)), {
        email,
        ...(locale && { locale }),
      });
      if (was || is) {
        tx.update(productRef, { ...updateRating(product, was, is), reviewedAt: updatedAt });
        invalidatePages(tx, db, store, at, pages);
      }
      const waits = Number(status === 'pending') - Number(before?.status === 'pending');
      changeInboxCounts(tx, db, store, { pendingReviews: waits });
      dropped = had.filter((one) => !pictures.includes(one));
      return ok({ status });
    }),
  );
  if (done.ok) await Promise.all([removePictures(deps, dropped), removeDrafts(deps, sent)]);
  return done;
}

const picturesOf = (known: DocumentSnapshot | undefined): readonly string[] =>
  listOf(known?.get('pictures'), filledText);

const OF_STORE = ['reply', 'repliedAt', 'pictureRemoved'] as const;

/**
 * Fields of the store that stay when the writer changes the review: its reply, whether that was mailed, and removed pictures.
 */
const ofStore = (known: DocumentSnapshot | undefined): DocumentData =>
  Object.fromEntries(
    OF_STORE.map((field): [string, unknown] => [field, known?.get(field)]).filter(
      ([, value]) => value !== undefined,
    ),
  );

export const isOf = ({ lines }: Order, productId: string): boolean =>
  lines.some((line) => line.productId === productId);
