import type { Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import { isOf, writeReview, type ReviewDeps } from './write-review';

/** Bound on a shopper's latest orders that are searched for the product. */
const ORDERS_SEARCHED = 100;

/**
 * Writes or replaces a person's review of a product, and updates the product's rating once it is published. It refers to the
 * shopper's order of the product, if any: delivery makes its writer a verified buyer, and cancelling removes the review. A
 * guest without an order gets `login-required`, and any other guest's review waits for the store. Fails with `store-not-found`,
 * `product-not-found`, `try-again`.
 */
export async function submitReview(
  deps: ReviewDeps,
  request: Callables['submitReview']['request'],
  { uid, isGuest }: Caller,
): Promise<Result<Callables['submitReview']['response']>> {
  const { db } = deps;
  const store = storeId(request.storeId);
  const [setting, orders] = await Promise.all([readPublicSetting(db, store), ordersOf(db, store, uid)]);
  if (!setting) return fail({ code: 'store-not-found' });
  if (isGuest && orders.length === 0) return fail({ code: 'login-required' });

  const standsOn = orderFor(orders, request.productId, isGuest);
  return writeReview(deps, { store, setting, uid, uploader: uid, isGuest, standsOn, byLink: false }, request);
}

/** The order that a review refers to: a delivered one with this product first, else a guest's latest. */
function orderFor(orders: readonly Order[], productId: string, isGuest: boolean): Order | null {
  const own = orders.filter((order) => isOf(order, productId));
  const delivered = own.find(({ status }) => status === 'delivered');
  return delivered ?? own[0] ?? (isGuest ? (orders[0] ?? null) : null);
}

/** The shopper's latest orders that were not cancelled. */
async function ordersOf(db: Firestore, store: StoreId, uid: string): Promise<Order[]> {
  const mine = db.collection(collections.orders(store)).where('uid', '==', uid);
  const { docs } = await mine.orderBy('createdAt', 'desc').limit(ORDERS_SEARCHED).get();
  const orders = docs.map((doc) => parseOrder(doc.id, doc.data()));
  return orders.filter(({ status }) => status !== 'pending' && status !== 'cancelled');
}
