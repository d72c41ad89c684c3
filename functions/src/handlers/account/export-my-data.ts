import type { Callables } from '@/lib/domain/api/callables';
import { parseUserProfile } from '@/lib/domain/account/user-profile';
import { parseAccountCart } from '@/lib/domain/cart/parse-cart';
import { collections } from '@/lib/domain/collections';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { millis, text } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { parseDevice } from '@/functions/src/adapters/devices';
import { readAll } from '@/functions/src/adapters/in-batches';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { ordersOf, reviewsOf } from './own-documents';

/** Everything that is kept about the caller. Fails with `login-required` for a guest. */
export async function exportMyData(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _request: Callables['exportMyData']['request'],
  { uid }: Caller,
): Promise<Result<Callables['exportMyData']['response']>> {
  const user = db.doc(collections.user(uid));
  const [profile, orders, reviews, wishes, devices, carts] = await Promise.all([
    user.get(),
    readAll(ordersOf(db, uid)),
    readAll(reviewsOf(db, uid)),
    readAll(db.collection(collections.wishlist(uid))),
    readAll(db.collection(collections.devices(uid))),
    readAll(user.collection('carts')),
  ]);
  return ok({
    exportedAt: new Date(now()).toISOString(),
    profile: parseUserProfile(uid, profile.data()),
    orders: orders.map((doc) => parseOrder(doc.id, doc.data())),
    reviews: reviews.map((doc) => parseModeratedReview(doc.id, doc.data())),
    wishlist: wishes.map((doc) => ({
      storeId: text(doc.get('storeId')) ?? '',
      productId: text(doc.get('productId')) ?? '',
      createdAt: millis(doc.get('createdAt')) ?? 0,
    })),
    devices: devices.flatMap((doc) => {
      const device = parseDevice({ uid, id: doc.id }, doc.data());
      if (!device) return [];
      const { storeId, locale, newOrders } = device;
      return [{ storeId, locale, newOrders, seenAt: millis(doc.get('seenAt')) ?? 0 }];
    }),
    carts: carts.map((doc) => ({ storeId: doc.id, lines: parseAccountCart(doc.data()).lines })),
  });
}
