import {
  catalogueOf,
  inTransaction,
  orderDocument,
  productRefs,
  readSetting,
} from '@/functions/src/adapters/database/firestore';
import { reserve, reservingKeys } from '@/functions/src/adapters/orders/reservations';
import type { Deps } from '@/functions/src/deps';
import { checkReservationCaps } from '@/functions/src/handlers/orders/placing/check-reservation-caps';
import { takeOrderStock } from '@/functions/src/handlers/orders/take-order-stock';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

type ReserveDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'storeReserved'>;

/**
 * Reserves a card order's stock when its payment starts, and starts its time to pay; a repeated call changes nothing. Above a
 * cap of the store the order may still be paid, but reserves nothing: its stock is taken when it is paid, or the money is
 * refunded (`settleWithoutStock`). So nobody can block stock without paying, and no honest shopper is refused. Resolves to the
 * changed order; fails with `sold-out` or `cart-changed` and what is missing, `nothing-to-pay`, `store-not-found`, `try-again`.
 */
export async function reserveForPayment(
  deps: ReserveDeps,
  known: Order,
  { uid, network }: { readonly uid: string; readonly network: string },
): Promise<Result<Order>> {
  if (known.goods !== 'none') return ok(known);
  const { db, now, runInQueue, storeReserved } = deps;
  const { storeId: store, id } = known;
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, id));
  const products = productRefs(
    db,
    store,
    known.lines.map(({ productId }) => productId),
  );
  const keys = [ref.path, ...products.map(({ path }) => path), ...reservingKeys(store, uid, network)];
  const reserved = await runInQueue(keys, () =>
    inTransaction(db, async (tx): Promise<Result<{ order: Order; newPieces: number }>> => {
      const stored = await tx.get(ref);
      const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
      if (!order || !awaitsCard(order)) return fail({ code: 'nothing-to-pay' });
      if (order.goods !== 'none') return ok({ order, newPieces: 0 });
      const catalogue = catalogueOf(await tx.getAll(...products));
      const changes = missingStock(order.lines, catalogue, order.locale);
      if (changes.length) {
        const isSoldOut = changes.every(({ kind }) => kind === 'sold-out');
        return fail({ code: isSoldOut ? 'sold-out' : 'cart-changed', changes });
      }
      const at = now();
      const room = await checkReservationCaps(tx, deps, { order, uid, network, setting });
      const payUntil = order.payUntil ?? at + RESERVATION_MS;
      const started: Order = { ...order, payUntil, goods: room ? 'held' : 'none' };
      const { goods, payUntil: until } = orderDocument(started);
      tx.update(ref, { goods, payUntil: until });
      if (room) {
        takeOrderStock(tx, db, { order, catalogue, setting }, at);
        reserve(tx, db, order, { ...room, base: setting.baseCurrency, at });
      }
      return ok({ order: started, newPieces: room?.address ? order.totalProducts : 0 });
    }),
  );
  if (!reserved.ok) return reserved;
  storeReserved.add(store, reserved.value.newPieces);
  return ok(reserved.value.order);
}
