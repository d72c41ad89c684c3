import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { failureOf } from '@/functions/src/failure-of';
import type { Log } from '@/functions/src/log';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { AWAITING_MS, endsAt, RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { hasHeldPayment } from '@/lib/domain/payments/held-payments';
import { waitsForStaff } from '@/lib/domain/payments/transfer/transfer-money';
import { text } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { changeOrderStatus } from '@/functions/src/handlers/orders/change-order-status';
import type { StatusChangeDeps } from '@/functions/src/handlers/orders/change-order-status';
import { remindTransfer } from './transfer/remind-transfer';

const PAGE_SIZE = 50;
/** Pages of one run: 1,000 orders. */
const MOST_PAGES = 20;
/** How much longer stock stays reserved while Stripe cannot be asked whether it is paid. */
const GRACE_MS = 10 * 60 * 1000;

const WAITS_ON = 'An expired order waits on';

export interface ReleaseDeps extends StatusChangeDeps {
  readonly log: Pick<Log, 'warn'>;
}

interface Sweep {
  /** Only this store's orders; without it, all stores'. */
  readonly store?: StoreId;
  /** Pages of 50 orders that one run looks at, of each status. */
  readonly pages?: number;
}

/**
 * Ends all orders that were not paid or not accepted in time, so that their reserved stock is for sale again. A payment at the
 * last moment is settled instead. Orders with a held payment, or a transfer reported as sent, stay until staff decide. A
 * shopper who forgets a transfer is reminded once. A run that has looked at `pages` stops, and the next one continues after the
 * last order, so that those that wait for long keep none behind them from its end.
 */
export async function releaseExpired(deps: ReleaseDeps, sweep: Sweep = {}): Promise<void> {
  await releaseOlder(deps, sweep, 'pending', RESERVATION_MS);
  await releaseOlder(deps, sweep, 'awaiting', AWAITING_MS);
}

/** `age` is the shortest lifetime of such an order, milliseconds; orders with more time are left to a later run. */
async function releaseOlder(
  deps: ReleaseDeps,
  { store, pages = MOST_PAGES }: Sweep,
  status: 'pending' | 'awaiting',
  age: number,
): Promise<void> {
  const { db } = deps;
  const expired = (store ? db.collection(collections.orders(store)) : db.collectionGroup('orders'))
    .where('status', '==', status)
    .where('createdAt', '<=', Timestamp.fromMillis(deps.now() - age))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .limit(PAGE_SIZE);
  const cursor = db.doc(collections.scheduleCursor(['releaseExpired', status, store ?? []].flat().join('-')));
  const stopped = await cursor.get();
  let after = stoppedAt(stopped, db);
  for (let page = 0; page < pages; page += 1) {
    const { docs } = await (after ? expired.startAfter(...after) : expired).get();
    await Promise.all(docs.map((doc) => release(deps, doc)));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE_SIZE) {
      // The end of the list: the next run begins with the oldest.
      if (stopped.exists) await cursor.delete();
      return;
    }
    after = [last.get('createdAt') as Timestamp, last.ref];
  }
  if (after) await cursor.set({ createdAt: after[0], after: after[1].path });
}

/** The last order that the run before looked at, which may have ended since. */
function stoppedAt(cursor: DocumentSnapshot, db: Firestore): [Timestamp, DocumentReference] | null {
  const path = text(cursor.get('after'));
  const createdAt: unknown = cursor.get('createdAt');
  return path && createdAt instanceof Timestamp ? [createdAt, db.doc(path)] : null;
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
    deps.log.warn(WAITS_ON, { path: doc.ref.path, error: failureOf(error) });
  }
}

/** Whether staff have to decide about its money first. */
const isStaffs = (order: Order): boolean => hasHeldPayment(order) || waitsForStaff(order);

const isOver = (order: Order, now: number): boolean => now >= (endsAt(order) ?? Infinity);
