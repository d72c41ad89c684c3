import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { applyStatusChange, wasPlaced } from '@/lib/domain/orders/apply-status-change';
import { returnsStock } from '@/lib/domain/orders/order-status';
import type {
  ConfirmationChannel,
  OrderActor,
  OrderStatus,
  UndeliveredReason,
} from '@/lib/domain/orders/order-status';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { withConfirmation } from '@/lib/domain/orders/cash/confirmation';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { collectedEntry, endedEntry, undeliveredEntry } from '@/lib/domain/stats/ledger';
import { storeDay } from '@/lib/domain/stats/store-day';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { devicesOf } from '@/functions/src/adapters/push/devices';
import type { DeviceRef } from '@/functions/src/adapters/push/devices';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/database/firestore';
import { readPrepaidOf } from '@/functions/src/adapters/orders/prepaid';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { memberOf } from '@/functions/src/adapters/people/member';
import type { Member } from '@/functions/src/adapters/people/member';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { ORDER_MAIL } from '@/functions/src/adapters/outbox/order-mail';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { isPushed, queueOrderPush } from '@/functions/src/adapters/outbox/push-outbox';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import { refundRest } from '@/functions/src/handlers/payments/refunds/begin-refund';
import { applyOrderToReviews, readOrderReviews } from '@/functions/src/handlers/reviews/order-reviews';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { mustStop, withPaymentStopped } from '@/functions/src/handlers/payments/stop-payment';
import type { MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { countRefusal } from '@/functions/src/handlers/cash/count-refusal';
import { returnPrepaid } from '@/functions/src/handlers/prepaid/order-prepaid';
import { recordSale } from './record-sale';
import { moveOrderStock } from './move-order-stock';

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
  /** The shopper, who was asked, declined by this way. */
  readonly declined?: ConfirmationChannel;
  /** Checks the stored order: null to go on, else the answer that ends the call without a write. */
  readonly check: (order: Order, setting: StoreSetting) => Result<OrderStatus> | null;
  /** Whether an order ends even while its payment is unknown; false by default. */
  readonly endAnyway?: (order: Order) => boolean;
}

/**
 * Changes an order's status in one transaction: its history, stock and figures where it ends, the reviews
 * that stand on it, the refund where a paid one is cancelled, mails and pushes. The change starts from the
 * status read in the same transaction, so stock returns exactly once however many calls arrive. An order
 * cancelled while it waits for its payment can receive no money afterwards, see `withPaymentStopped`.
 */
export async function changeOrderStatus(
  deps: StatusChangeDeps,
  move: StoredMove,
): Promise<Result<OrderStatus>> {
  const { db } = deps;
  const ref = db.doc(collections.order(move.store, move.orderId));
  const setting = await readSetting(db, move.store);
  if (!setting) return fail({ code: 'store-not-found' });
  // Only an order that the store accepts is announced here, and its shopper may have an account.
  const buyer = move.to === 'placed' ? await buyerOf(deps, ref) : null;
  const step = (stopped: string | null) =>
    inTransaction<OrderStatus | MustStop>(db, async (tx) => {
      const snapshot = await tx.get(ref);
      if (!snapshot.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(snapshot.id, snapshot.data());
      const answer = move.check(order, setting);
      if (answer) return answer;
      if (mustStop(order, stopped)) return ok({ stopFirst: order });
      const stepped = applyStatusChange(order, { ...move, now: deps.now() });
      if (!stepped.ok) return stepped;
      const news = newsOf(order, stepped.value, move.actor);
      const devices = isPushed(news) ? await devicesOf(tx, db, move.store, order.uid) : [];
      const reviews = await readOrderReviews(tx, db, order, move.to);
      const after = withConfirmation(stepped.value, setting.confirmation, stepped.value.updatedAt);
      const account = returnsStock(move.to) ? await readPrepaidOf(tx, db, order) : null;
      const moved = await moveOrderStock(tx, db, { before: order, after, setting });
      if (!moved.ok) return moved;
      const { updatedAt: at } = moved.value;
      // What was never placed was never counted.
      if (returnsStock(move.to) && wasPlaced(order))
        writeLedgerEntry(
          tx,
          db,
          move.store,
          endedEntry(order, setting.baseCurrency, at, move.actor === 'shopper'),
        );
      if (moved.value.cashDueAt !== order.cashDueAt)
        writeLedgerEntry(
          tx,
          db,
          move.store,
          collectedEntry(moved.value, setting.baseCurrency, at, storeDay(at, setting.timeZone)),
        );
      if (move.to === 'undelivered' && move.why)
        writeLedgerEntry(tx, db, move.store, undeliveredEntry(order, at, move.why));
      if (move.why === 'refused') countRefusal(tx, deps, order, setting, at);
      if (move.to === 'placed') recordSale(tx, db, moved.value, setting, buyer, at);
      const settled = returnPrepaid(tx, db, moved.value, account, at);
      write(tx, db, settled);
      if (move.to === 'delivered') queueInvoices(tx, db, settled, at);
      applyOrderToReviews(tx, db, settled, reviews);
      tell(tx, db, settled, { move, news, devices, setting });
      if (move.to === 'cancelled')
        refundRest(tx, deps, { order: settled, account, setting, cause: 'cancelled', by: move.by ?? '', at });
      return ok(move.to);
    });
  const inTurn = (stopped: string | null) => deps.runInQueue([ref.path], () => step(stopped));
  return withPaymentStopped(deps, inTurn, move.endAnyway);
}

/** The account behind an order, looked up before its transaction; null for a guest's. */
async function buyerOf({ auth }: StatusChangeDeps, ref: DocumentReference): Promise<Member | null> {
  const stored = await ref.get();
  return stored.exists ? memberOf(auth, parseOrder(stored.id, stored.data()).uid) : null;
}

function write(tx: Transaction, db: Firestore, order: Order): void {
  const {
    status,
    making,
    paymentStatus,
    goods,
    writtenOff,
    confirmation,
    history,
    shipment,
    cashDueAt,
    prepaid,
    placedAt,
    updatedAt,
  } = orderDocument(order);
  tx.update(db.doc(collections.order(order.storeId, order.id)), {
    status,
    making,
    paymentStatus,
    goods,
    writtenOff,
    confirmation,
    history,
    shipment,
    cashDueAt,
    prepaid,
    placedAt,
    updatedAt,
  });
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

interface News {
  readonly move: StoredMove;
  readonly news: OrderNotice | undefined;
  /** The shopper's browsers. */
  readonly devices: readonly DeviceRef[];
  readonly setting: FunctionSetting;
}

/** Everybody is notified by mail, and by push unless they did it themselves. */
function tell(tx: Transaction, db: Firestore, order: Order, { move, news, devices, setting }: News): void {
  const { updatedAt: at } = order;
  const byShopper = move.actor === 'shopper';
  if (news) notifyShopper(tx, db, order, setting.notices, { kind: news }, at);
  if (isPushed(news) && !byShopper) queueOrderPush(tx, db, order, { tells: news, devices }, at);
  if (!byShopper || order.status !== 'cancelled') return;
  const { to, locale, newOrder, devices: desks } = setting.notices;
  if (to && newOrder) queueOrderMail(tx, db, order, { kind: 'owner-order-cancelled', to, locale }, at);
  queueOrderPush(tx, db, order, { tells: 'owner-order-cancelled', devices: desks }, at);
}
