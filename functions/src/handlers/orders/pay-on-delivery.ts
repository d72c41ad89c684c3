import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { moveOrder } from '@/lib/domain/orders/move-order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { orderIndex } from '@/lib/domain/orders/order-search';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { payInCash } from '@/lib/domain/orders/pay-in-cash';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/firestore';
import type { Caller } from '@/functions/src/callable';
import type { SettleDeps } from '@/functions/src/handlers/payments/settle-payment';
import { mustStop, withoutPayment } from '@/functions/src/handlers/payments/stop-payment';
import type { MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { announceOrder } from './announce-order';

/**
 * A shopper finishes an order that waits for its card payment by paying at the door instead; repeating it answers the
 * same. Fails with `order-not-found` for another's order, `status-change-refused` for one that is paid or over,
 * `payment-method-unavailable`, `cash-limit`, `cart-changed` (another total than was seen), `payment-unavailable`, `store-not-found`, `try-again`.
 */
export async function payOnDelivery(
  deps: SettleDeps,
  request: Callables['payOnDelivery']['request'],
  { uid, isGuest, email, requestId }: Caller,
): Promise<Result<Callables['payOnDelivery']['response']>> {
  const { db, now, inTurn } = deps;
  const store = storeId(request.storeId);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, request.orderId));
  const pay = (stopped: string | null) =>
    inTransaction<{ status: OrderStatus } | MustStop>(db, async (tx) => {
      const snapshot = await tx.get(ref);
      const order = snapshot.exists ? parseOrder(snapshot.id, snapshot.data()) : null;
      if (order?.uid !== uid) return fail({ code: 'order-not-found' });
      if (order.status === 'placed' && order.paymentMethod === 'cash') return ok({ status: order.status });
      const inCash = payInCash(order, setting, request.seenTotal);
      if (!inCash.ok) return inCash;
      if (mustStop(order, stopped)) return ok({ stopFirst: order });
      const placed = moveOrder(inCash.value, {
        to: 'placed',
        actor: 'shopper',
        by: uid,
        now: now(),
        requestId,
      });
      if (!placed.ok) return placed;
      tx.update(ref, {
        ...orderDocument(placed.value),
        ...orderIndex(placed.value, setting.baseCurrency),
      });
      const member = isGuest || !email ? null : { uid, email };
      announceOrder(tx, db, placed.value, setting, member, placed.value.updatedAt);
      return ok({ status: placed.value.status });
    });
  return withoutPayment(deps, (stopped) => inTurn([ref.path], () => pay(stopped)));
}
