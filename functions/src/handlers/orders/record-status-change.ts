import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import { withConfirmation } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import type { OrderActor, OrderStatus, UndeliveredReason } from '@/lib/domain/orders/order-status';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { collectedEntry, endedEntry } from '@/lib/domain/stats/ledger';
import { changeEvents } from '@/lib/domain/webhooks/order-events';
import { storeDay } from '@/lib/domain/stats/store-day';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { readPrepaidOf } from '@/functions/src/adapters/orders/prepaid';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import { notifyShopper, type Notice } from '@/functions/src/adapters/outbox/message-outbox';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { queueReviewRequest } from '@/functions/src/adapters/outbox/review-request';
import { isPushed, queueOrderPush } from '@/functions/src/adapters/outbox/push-outbox';
import { queueOrderEvents } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Member } from '@/functions/src/adapters/people/member';
import { devicesOf } from '@/functions/src/adapters/push/devices';
import type { DeviceRef } from '@/functions/src/adapters/push/devices';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { refundRest } from '@/functions/src/handlers/payments/refunds/begin-refund';
import { returnPrepaid } from '@/functions/src/handlers/prepaid/order-prepaid';
import { applyOrderToReviews, readOrderReviews } from '@/functions/src/handlers/reviews/order-reviews';
import { countReturns } from '@/functions/src/handlers/returns/returned-order';
import { moveOrderStock } from './move-order-stock';
import { recordReturnedParcel } from '@/functions/src/handlers/parcels/record-returned-parcel';
import { recordSale } from './record-sale';

interface StatusChange {
  /** The order as the transaction read it, and after `applyStatusChange`. */
  readonly before: Order;
  readonly after: Order;
  readonly actor: OrderActor;
  /** Null for the system. */
  readonly by: string | null;
  readonly why?: UndeliveredReason | undefined;
  readonly setting: FunctionSetting;
  /** The account of an order that the store accepts. */
  readonly buyer: Member | null;
  /** The notice to the shopper. */
  readonly notice: Notice | undefined;
}

/**
 * Writes everything that a change of an order's status changes: the order, its stock and figures, the reviews that refer to it,
 * the refund if a paid one is cancelled, mails and pushes. It begins with reads; call it after all others.
 */
export async function recordStatusChange(
  tx: Transaction,
  deps: Pick<SettleDeps, 'db' | 'phoneKey' | 'gateways'>,
  { before, after: stepped, actor, by, why, setting, buyer, notice }: StatusChange,
): Promise<Result<OrderStatus>> {
  const { db } = deps;
  const { storeId: store } = before;
  const { status: to } = stepped;
  const devices =
    isPushed(notice?.kind) || to === 'delivered' ? await devicesOf(tx, db, store, before.uid) : [];
  const reviews = await readOrderReviews(tx, db, before, to);
  const after = withConfirmation(stepped, setting.confirmation, stepped.updatedAt);
  const account = returnsStock(to) ? await readPrepaidOf(tx, db, before) : null;
  const moved = await moveOrderStock(tx, db, { before, after, setting });
  if (!moved.ok) return moved;
  const { updatedAt: at } = moved.value;
  // An order that was never placed was never counted.
  if (returnsStock(to) && wasPlaced(before))
    writeLedgerEntry(tx, db, store, endedEntry(before, setting.baseCurrency, at, actor === 'shopper'));
  if (moved.value.cashDueAt !== before.cashDueAt)
    writeLedgerEntry(
      tx,
      db,
      store,
      collectedEntry(moved.value, setting.baseCurrency, at, storeDay(at, setting.timeZone)),
    );
  if (to === 'undelivered' && why) recordReturnedParcel(tx, deps, before, setting, why, at);
  if (to === 'placed') recordSale(tx, db, moved.value, setting, buyer, at);
  const settled = returnPrepaid(tx, db, moved.value, account, at);
  write(tx, db, settled);
  queueOrderEvents(tx, db, setting, settled, { events: changeEvents(before, settled), at });
  countReturns(tx, deps, { before, after: settled });
  if (to === 'delivered') {
    queueInvoices(tx, db, settled, at);
    queueReviewRequest(tx, db, settled, { ...setting.reviews, devices }, at);
  }
  applyOrderToReviews(tx, db, settled, reviews);
  tell(tx, db, settled, { actor, notice, devices, setting });
  if (to === 'cancelled')
    refundRest(tx, deps, { order: settled, account, setting, cause: 'cancelled', by: by ?? '', at });
  return ok(to);
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
    shipments,
    trackingNumbers,
    part,
    cashDueAt,
    prepaid,
    returns,
    returnStates,
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
    shipments,
    trackingNumbers,
    part,
    cashDueAt,
    prepaid,
    returns,
    returnStates,
    placedAt,
    updatedAt,
  });
}

interface News {
  readonly actor: OrderActor;
  readonly notice: Notice | undefined;
  /** The shopper's browsers. */
  readonly devices: readonly DeviceRef[];
  readonly setting: FunctionSetting;
}

/** Notifies everybody by mail, and by push unless they made the change themselves. */
function tell(tx: Transaction, db: Firestore, order: Order, { actor, notice, devices, setting }: News): void {
  const { updatedAt: at } = order;
  const byShopper = actor === 'shopper';
  if (notice) notifyShopper(tx, db, order, setting.notices, notice, at);
  if (notice && isPushed(notice.kind) && !byShopper)
    queueOrderPush(tx, db, order, { tells: notice.kind, devices }, at);
  if (!byShopper || order.status !== 'cancelled') return;
  const { to, locale, newOrder, devices: desks } = setting.notices;
  if (to && newOrder) queueOrderMail(tx, db, order, { kind: 'owner-order-cancelled', to, locale }, at);
  queueOrderPush(tx, db, order, { tells: 'owner-order-cancelled', devices: desks }, at);
}
