import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { parseModeratedReview, type ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { afterStatusChange } from '@/lib/domain/reviews/order-review';
import { updateRating } from '@/lib/domain/reviews/update-rating';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';

/** More than one order's shopper can write before it is cancelled, at the limits of `submitReview`. */
const MOST_OF_AN_ORDER = 100;

/** The order statuses that change reviews. */
const FOLLOWED: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];

/** The digest of its order that a review stores: reviews are public, and the order's id is private. */
export const markOfOrder = (orderId: string): string => digest(orderId);

export interface OrderReviews {
  readonly reviews: readonly { readonly ref: DocumentReference; readonly review: ModeratedReview }[];
  readonly products: ReadonlyMap<string, Product>;
}

/**
 * The reviews that refer to an order whose status changes, with their products. Call it before any write of the transaction.
 */
export async function readOrderReviews(
  tx: Transaction,
  db: Firestore,
  order: Order,
  to: OrderStatus,
): Promise<OrderReviews> {
  if (!FOLLOWED.includes(to)) return { reviews: [], products: new Map() };
  const own = db
    .collectionGroup('reviews')
    .where('storeId', '==', order.storeId)
    .where('order', '==', markOfOrder(order.id));
  const { docs } = await tx.get(own.limit(MOST_OF_AN_ORDER));
  const reviews = docs.map((doc) => ({ ref: doc.ref, review: parseModeratedReview(doc.id, doc.data()) }));
  const ids = [...new Set(reviews.map(({ review }) => review.productId))];
  const refs = ids.map((id) => db.doc(collections.product(order.storeId, id)));
  const found = refs.length > 0 ? await tx.getAll(...refs) : [];
  const products = found.flatMap((doc) => (doc.exists ? [parseProduct(doc.id, doc.data())] : []));
  return { reviews, products: new Map(products.map((product) => [product.id, product])) };
}

/**
 * Applies an order's new status to its reviews, their products' ratings and the inbox. Open pages update at once, because they
 * listen to the product; HTML within an hour, when it is revalidated.
 */
export function applyOrderToReviews(
  tx: Transaction,
  db: Firestore,
  { storeId, status: to, lines, updatedAt }: Order,
  { reviews, products }: OrderReviews,
): void {
  const rated = new Map(products);
  let waiting = 0;
  for (const { ref, review } of reviews) {
    const isBought = lines.some(({ productId }) => productId === review.productId);
    const next = afterStatusChange(review, to, isBought);
    if (!next) continue;
    const at = Timestamp.fromMillis(Math.max(updatedAt, review.updatedAt + 1));
    tx.update(ref, { ...next, updatedAt: at });
    waiting += Number(next.status === 'pending') - Number(review.status === 'pending');
    const product = rated.get(review.productId);
    if (!product || review.status !== 'published') continue;
    const stars = updateRating(product, review.rating, next.status === 'published' ? review.rating : null);
    tx.update(db.doc(collections.product(storeId, product.id)), { ...stars, reviewedAt: at });
    rated.set(product.id, { ...product, ...stars });
  }
  changeInboxCounts(tx, db, storeId, { pendingReviews: waiting });
}
