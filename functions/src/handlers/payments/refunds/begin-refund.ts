import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import { refundOfRest, refundOrder } from '@/lib/domain/payments/refund-order';
import type { RestCause } from '@/lib/domain/payments/refund-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { refundedEntry } from '@/lib/domain/stats/ledger';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import type { Deps } from '@/functions/src/deps';

type RefundDeps = Pick<Deps, 'db' | 'gateways'>;

/** Whether this order's payment can be refunded. */
export const canRefund = ({ gateways }: Pick<Deps, 'gateways'>, order: Order): boolean =>
  gateways[order.paymentMethod]?.canRefund(order) ?? false;

interface Refunding {
  /** As it is in this transaction, with what the transaction changed about it already. */
  readonly order: Order;
  readonly setting: Pick<FunctionSetting, 'baseCurrency' | 'notices'>;
  /** The requested refund; its state is decided here. */
  readonly refund: Refund;
}

interface Begun {
  readonly order: Order;
  readonly refund: Refund;
}

/**
 * Begins a refund in the transaction of its cause, after all of its reads: asks the gateway of the order's
 * payment method, and writes the refund on the order, its figures and the shopper's mail. Card refunds are
 * sent afterwards (`send-refund.ts`). Fails, with nothing written, as `refundOrder` does and with
 * `refund-unavailable`.
 */
export function beginRefund(
  tx: Transaction,
  { db, gateways }: RefundDeps,
  { order, setting, refund: asked }: Refunding,
): Result<Begun> {
  const allowed = refundOrder(order, asked);
  if (!allowed.ok) return allowed;
  const gateway = gateways[order.paymentMethod];
  if (!gateway || !canRefund({ gateways }, order)) return fail({ code: 'refund-unavailable' });
  const state = gateway.startRefund(tx, order, allowed.value.refund);
  const begun = refundOrder(order, { ...allowed.value.refund, state });
  if (!begun.ok) return begun;
  recordRefund(tx, db, { before: order, setting, ...begun.value });
  return ok(begun.value);
}

interface Recording extends Begun {
  readonly before: Order;
  readonly setting: Refunding['setting'];
}

/** Writes a refund on its order, with the figures and the shopper's mail. */
export function recordRefund(
  tx: Transaction,
  db: Firestore,
  { before, order, setting, refund }: Recording,
): void {
  const { storeId: store, id } = order;
  // What is given back before it left is not left to ship.
  const { paymentStatus, refunds, part, updatedAt } = orderDocument(order);
  tx.update(db.doc(collections.order(store, id)), { paymentStatus, refunds, part, updatedAt });
  if (refund.state === 'done') queueInvoices(tx, db, order, refund.at);
  // What was never placed was never counted as a sale.
  if (wasPlaced(before)) writeLedgerEntry(tx, db, store, refundedEntry(before, setting.baseCurrency, refund));
  notifyShopper(tx, db, order, setting.notices, { kind: 'order-refunded', refundId: refund.id }, refund.at);
}

interface GivingBack extends Omit<Refunding, 'refund'> {
  readonly cause: RestCause;
  /** The uid of whose deed it follows, empty for the system. */
  readonly by: string;
  readonly at: number;
}

/**
 * Refunds the rest of a paid order that will not be delivered, in the transaction that ends it and after all
 * of its reads. Returns the changed order; unchanged where nothing was paid, everything was refunded, or the
 * payment cannot be refunded from here.
 */
export function refundRest(
  tx: Transaction,
  deps: RefundDeps,
  { order, setting, cause, by, at }: GivingBack,
): Order {
  const refund = refundOfRest(order, { id: cause, by, at });
  if (!refund) return order;
  const begun = beginRefund(tx, deps, { order, setting, refund });
  return begun.ok ? begun.value.order : order;
}
