import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseRating, parseReview } from '@/lib/domain/reviews/parse-review';
import { updateRating } from '@/lib/domain/reviews/update-rating';
import { sentStatus } from '@/lib/domain/reviews/order-review';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';
import { markOfOrder } from './order-reviews';

/** A shopper's latest orders in which a bought product is looked for. */
const ORDERS_SEARCHED = 100;

/**
 * Writes or replaces a person's review of a product, and the product's rating with it once it is published. It refers to
 * an order, if there is one: delivery makes its writer a verified buyer, and cancelling takes the review with it. A guest
 * without an order gets `login-required`, and any other guest's review waits for the store. Fails with `store-not-found`, `product-not-found`, `try-again`.
 */
export async function submitReview(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  request: Callables['submitReview']['request'],
  { uid, isGuest }: Caller,
): Promise<Result<Callables['submitReview']['response']>> {
  const store = storeId(request.storeId);
  const [setting, orders] = await Promise.all([readPublicSetting(db, store), ordersOf(db, store, uid)]);
  if (!setting) return fail({ code: 'store-not-found' });
  if (isGuest && orders.length === 0) return fail({ code: 'login-required' });

  const { productId, email, locale, rating, name, title, comment } = request;
  const standsOn = orderFor(orders, productId, isGuest);
  const productRef = db.doc(collections.product(store, productId));
  // What they wrote as a guest before they logged in is stored under the guest's uid.
  const own = db.collection(collections.reviews(store, productId)).where('uid', '==', uid).limit(1);
  return runInQueue([productRef.path], () =>
    inTransaction(db, async (tx) => {
      const [found, { docs }, stored] = await Promise.all([
        tx.get(productRef),
        tx.get(own),
        standsOn ? tx.get(db.doc(collections.order(store, standsOn.id))) : null,
      ]);
      // Cancelled since it was looked for; it takes no review with it any more.
      if (standsOn && (!stored?.exists || stored.get('status') === 'cancelled'))
        return fail({ code: 'try-again' });
      const [known] = docs;
      const reviewRef = known?.ref ?? db.doc(collections.review(store, productId, uid));
      const product = found.exists ? parseProduct(found.id, found.data()) : null;
      if (product?.status !== 'active') return fail({ code: 'product-not-found' });
      const at = now();
      const before = known ? parseReview(known.id, known.data()) : null;
      const { moderation } = setting.reviews;
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
      tx.set(reviewRef, { ...review, ...repliedTo(known), storeId: store, productId, uid });
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
      return ok({ status });
    }),
  );
}

/** The store's reply, and that its mail was sent, outlive what their writer changes. */
function repliedTo(known: DocumentSnapshot | undefined): DocumentData {
  const [reply, repliedAt]: unknown[] = [known?.get('reply'), known?.get('repliedAt')];
  return { ...(reply !== undefined && { reply }), ...(repliedAt !== undefined && { repliedAt }) };
}

const isOf = ({ lines }: Order, productId: string): boolean =>
  lines.some((line) => line.productId === productId);

/** The order that a review refers to: a delivered one with this product first, else a guest's latest. */
function orderFor(orders: readonly Order[], productId: string, isGuest: boolean): Order | null {
  const own = orders.filter((order) => isOf(order, productId));
  const delivered = own.find(({ status }) => status === 'delivered');
  return delivered ?? own[0] ?? (isGuest ? (orders[0] ?? null) : null);
}

/** Their latest orders that were not called off. */
async function ordersOf(db: Firestore, store: StoreId, uid: string): Promise<Order[]> {
  const mine = db.collection(collections.orders(store)).where('uid', '==', uid);
  const { docs } = await mine.orderBy('createdAt', 'desc').limit(ORDERS_SEARCHED).get();
  const orders = docs.map((doc) => parseOrder(doc.id, doc.data()));
  return orders.filter(({ status }) => status !== 'pending' && status !== 'cancelled');
}
