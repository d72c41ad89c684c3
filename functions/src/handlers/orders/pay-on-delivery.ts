import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { orderIndex } from '@/lib/domain/orders/lists/order-search';
import { withConfirmation } from '@/lib/domain/orders/cash/confirmation';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { payInCash } from '@/lib/domain/payments/pay-in-cash';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { addTo } from '@/lib/observability/record';
import {
  catalogueOf,
  inTransaction,
  orderDocument,
  productRefs,
  readSetting,
} from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { reserve, reservingKeys } from '@/functions/src/adapters/orders/reservations';
import type { Caller } from '@/functions/src/callable';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { mustStop, withPaymentStopped } from '@/functions/src/handlers/payments/stop-payment';
import type { MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { notifyAwaiting, recordSale } from './record-sale';
import { cashBlockOf } from '@/functions/src/handlers/cash/cash-blocks';
import { checkReservationCaps } from './placing/check-reservation-caps';
import type { ReservationCapDeps } from './placing/check-reservation-caps';
import { takeOrderStock } from './take-order-stock';

type PayDeps = SettleDeps & ReservationCapDeps;
type Finished = Callables['payOnDelivery']['response'];
/** `isNew`: whether this call finished the order. */
type FinishedNow = Finished & { readonly isNew: boolean };

/**
 * Switches an order that waits for its card payment to cash on delivery, for its shopper; repeating it gives the same answer.
 * Stock that was not reserved for it is taken within the store's caps, above which the store has to accept it. Fails with
 * `order-not-found` for another's order, `status-change-refused` for one that is paid or ended, `payment-method-unavailable`,
 * `cash-limit`, `cart-changed` (the total differs from the one seen, or stock is missing), `sold-out`, `payment-unavailable`,
 * `store-not-found`, `try-again`.
 */
export async function payOnDelivery(
  deps: PayDeps,
  request: Callables['payOnDelivery']['request'],
  caller: Caller,
  network: string,
): Promise<Result<Finished>> {
  const { db, runInQueue } = deps;
  const store = storeId(request.storeId);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, request.orderId));
  const keys = [ref.path, ...reservingKeys(store, caller.uid, network)];
  const paying = { ref, request, setting, caller, network };
  const finished = await withPaymentStopped(deps, (stopped) =>
    runInQueue(keys, () => inTransaction(db, (tx) => finish(tx, deps, paying, stopped))),
  );
  if (!finished.ok) return finished;
  const { isNew, ...answer } = finished.value;
  if (isNew) addTo('shop.orders.placed', { method: 'cash' });
  return ok(answer);
}

interface Paying {
  readonly ref: DocumentReference;
  readonly request: Callables['payOnDelivery']['request'];
  readonly setting: FunctionSetting;
  readonly caller: Caller;
  readonly network: string;
}

async function finish(
  tx: Transaction,
  deps: PayDeps,
  paying: Paying,
  stopped: string | null,
): Promise<Result<FinishedNow | MustStop>> {
  const { ref, request, setting, caller } = paying;
  const { uid, isGuest, email, requestId } = caller;
  const { db, now } = deps;
  const snapshot = await tx.get(ref);
  const order = snapshot.exists ? parseOrder(snapshot.id, snapshot.data()) : null;
  if (order?.uid !== uid) return fail({ code: 'order-not-found' });
  if (isFinished(order)) return ok({ status: order.status, isNew: false });
  if (await cashBlockOf(tx, db, deps, setting, order.address)) return fail({ code: 'cash-blocked-card' });
  const inCash = payInCash(order, setting, request.seenTotal);
  if (!inCash.ok) return inCash;
  if (mustStop(order, stopped)) return ok({ stopFirst: order });
  const at = now();
  const reserved = await keepGoods(tx, deps, paying, inCash.value, at);
  if (!reserved.ok) return reserved;
  const to = reserved.value.goods === 'none' ? 'awaiting' : 'placed';
  const moved = applyStatusChange(reserved.value, { to, actor: 'shopper', by: uid, now: at, requestId });
  if (!moved.ok) return moved;
  const placed = withConfirmation(moved.value, setting.confirmation, at);
  tx.update(ref, { ...orderDocument(placed), ...orderIndex(placed, setting.baseCurrency) });
  const member = isGuest || !email ? null : { uid, email };
  if (to === 'placed') recordSale(tx, db, placed, setting, member, at);
  else notifyAwaiting(tx, db, placed, setting, at);
  return ok({ status: placed.status, isNew: true });
}

const FINISHED: readonly OrderStatus[] = ['placed', 'awaiting'];

const isFinished = ({ status, paymentMethod }: Order): boolean =>
  paymentMethod === 'cash' && FINISHED.includes(status);

/** The order with its reserved or newly reserved stock; without any above the caps. */
async function keepGoods(
  tx: Transaction,
  deps: PayDeps,
  { setting, caller: { uid }, network }: Paying,
  order: Order,
  at: number,
): Promise<Result<Order>> {
  if (order.goods !== 'none') return ok(order);
  const { db } = deps;
  const ids = order.lines.map(({ productId }) => productId);
  const catalogue = catalogueOf(await tx.getAll(...productRefs(db, order.storeId, ids)));
  const changes = missingStock(order.lines, catalogue, order.locale);
  if (changes.length) return fail({ code: 'sold-out', changes });
  const room = await checkReservationCaps(tx, deps, { order, uid, network, setting });
  if (!room) return ok(order);
  takeOrderStock(tx, db, { order, catalogue, setting }, at);
  reserve(tx, db, order, { ...room, base: setting.baseCurrency, at });
  return ok({ ...order, goods: 'held' });
}
