import type { DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type {
  ConfirmationChannel,
  OrderActor,
  OrderStatus,
  UndeliveredReason,
} from '@/lib/domain/orders/order-status';
import { returnsStock } from '@/lib/domain/orders/order-status';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { memberOf } from '@/functions/src/adapters/people/member';
import type { Member } from '@/functions/src/adapters/people/member';
import { ORDER_MAIL } from '@/functions/src/adapters/outbox/order-mail';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { mustStop, withPaymentStopped } from '@/functions/src/handlers/payments/stop-payment';
import type { MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { recordStatusChange } from './record-status-change';

export type StatusChangeDeps = SettleDeps;

interface StoredMove {
  readonly store: StoreId;
  readonly orderId: string;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Null for the system. */
  readonly by: string | null;
  readonly reason?: string | undefined;
  readonly shipment?: Shipment | undefined;
  readonly why?: UndeliveredReason | undefined;
  readonly writeOff?: boolean | undefined;
  readonly requestId?: string;
  /** The channel by which the shopper declined, when asked to confirm. */
  readonly declined?: ConfirmationChannel;
  /** Checks the stored order: null to continue, else the answer that ends the call without a write. */
  readonly check: (order: Order, setting: StoreSetting) => Result<OrderStatus> | null;
  /** Whether an order ends even while its payment is unknown; false by default. */
  readonly endAnyway?: (order: Order) => boolean;
}

/**
 * Changes an order's status in one transaction: its history, stock and figures where it ends, the reviews that refer to it, the
 * refund if a paid one is cancelled, mails and pushes. The change starts from the status read in the same transaction, so stock
 * returns exactly once however many calls arrive. An order cancelled while it, or an extra amount, is unpaid can receive no
 * money afterwards, see `withPaymentStopped`.
 */
export async function changeOrderStatus(
  deps: StatusChangeDeps,
  move: StoredMove,
): Promise<Result<OrderStatus>> {
  const { db } = deps;
  const ref = db.doc(collections.order(move.store, move.orderId));
  const setting = await readSetting(db, move.store);
  if (!setting) return fail({ code: 'store-not-found' });
  // Only an accepted order is announced here, and its shopper may have an account.
  const buyer = move.to === 'placed' ? await buyerOf(deps, ref) : null;
  const step = (stopped: string | null) =>
    inTransaction<OrderStatus | MustStop>(db, async (tx) => {
      const snapshot = await tx.get(ref);
      if (!snapshot.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(snapshot.id, snapshot.data());
      const answer = move.check(order, setting);
      if (answer) return answer;
      const isOver = order.status === 'pending' || returnsStock(move.to);
      if (isOver && mustStop(order, stopped)) return ok({ stopFirst: order });
      const stepped = applyStatusChange(order, { ...move, now: deps.now() });
      if (!stepped.ok) return stepped;
      const kind = newsOf(order, stepped.value, move.actor);
      return recordStatusChange(tx, deps, {
        ...{ before: order, after: stepped.value, setting, buyer },
        ...{ actor: move.actor, by: move.by, why: move.why },
        notice: kind && { kind },
      });
    });
  const inTurn = (stopped: string | null) => deps.runInQueue([ref.path], () => step(stopped));
  return withPaymentStopped(deps, inTurn, move.endAnyway);
}

/** The account behind an order, looked up before its transaction; null for a guest's. */
async function buyerOf({ auth }: StatusChangeDeps, ref: DocumentReference): Promise<Member | null> {
  const stored = await ref.get();
  return stored.exists ? memberOf(auth, parseOrder(stored.id, stored.data()).uid) : null;
}

/** The mail to the shopper about each new status. */
function newsOf(before: Order, { status }: Order, actor: OrderActor): OrderNotice | undefined {
  // An accepted order is announced as a sale.
  if (status === 'placed') return undefined;
  if (before.status === 'undelivered') return status === 'shipped' ? 'order-sent-again' : 'order-taken-back';
  if (actor !== 'system' || status !== 'cancelled') return ORDER_MAIL[status];
  if (before.status === 'awaiting') return 'order-lapsed';
  return before.confirmation.state === 'asked' ? 'order-unconfirmed' : 'order-expired';
}
