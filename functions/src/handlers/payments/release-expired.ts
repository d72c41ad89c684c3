import { Timestamp } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Log } from '@/functions/src/log';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { AWAITING_MS, endsAt, RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { hasHeldPayment } from '@/lib/domain/payments/held-payments';
import { waitsForStaff } from '@/lib/domain/payments/transfer/transfer-money';
import { ok } from '@/lib/domain/result';
import { changeOrderStatus } from '@/functions/src/handlers/orders/change-order-status';
import type { StatusChangeDeps } from '@/functions/src/handlers/orders/change-order-status';
import { remindTransfer } from './transfer/remind-transfer';

const PAGE_SIZE = 50;
/** Bound of one run; the next run continues. */
const MOST_PAGES = 20;
/** How much longer stock stays reserved while Stripe cannot be asked whether it is paid. */
const GRACE_MS = 10 * 60 * 1000;

const WAITS_ON = 'An expired order waits on';

interface ReleaseDeps extends StatusChangeDeps {
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Ends all orders that were not paid or not accepted in time, so that their reserved stock is for sale again. A payment at the
 * last moment is settled instead. Orders with a held payment, or a transfer reported as sent, stay until staff decide. A
 * shopper who forgets a transfer is reminded once.
 */
export async function releaseExpired(deps: ReleaseDeps): Promise<void> {
  await releaseOlder(deps, 'pending', RESERVATION_MS);
  await releaseOlder(deps, 'awaiting', AWAITING_MS);
}

/** `age` is the shortest lifetime of such an order, milliseconds; orders with more time are left to a later run. */
async function releaseOlder(deps: ReleaseDeps, status: 'pending' | 'awaiting', age: number): Promise<void> {
  const expired = deps.db
    .collectionGroup('orders')
    .where('status', '==', status)
    .where('createdAt', '<=', Timestamp.fromMillis(deps.now() - age))
    .orderBy('createdAt')
    .limit(PAGE_SIZE);
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { docs } = await (last ? expired.startAfter(last) : expired).get();
    await Promise.all(docs.map((doc) => release(deps, doc)));
    last = docs.at(-1);
    if (docs.length < PAGE_SIZE) return;
  }
}

/** Logs an order that cannot be ended now, so that it does not stop the others. */
async function release(deps: ReleaseDeps, doc: QueryDocumentSnapshot): Promise<void> {
  try {
    const expired = parseOrder(doc.id, doc.data());
    if (!isOver(expired, deps.now())) return await remindTransfer(deps, expired);
    if (isStaffs(expired)) return;
    const moved = await changeOrderStatus(deps, {
      store: expired.storeId,
      orderId: expired.id,
      to: 'cancelled',
      actor: 'system',
      by: null,
      check: (order) => (isStaffs(order) || !isOver(order, deps.now()) ? ok(order.status) : null),
      endAnyway: (order) => deps.now() > (endsAt(order) ?? Infinity) + GRACE_MS,
    });
    if (!moved.ok) deps.log.warn(WAITS_ON, { path: doc.ref.path, code: moved.error.code });
  } catch (error) {
    deps.log.warn(WAITS_ON, { path: doc.ref.path, error: String(error) });
  }
}

/** Whether staff have to decide about its money first. */
const isStaffs = (order: Order): boolean => hasHeldPayment(order) || waitsForStaff(order);

const isOver = (order: Order, now: number): boolean => now >= (endsAt(order) ?? Infinity);
