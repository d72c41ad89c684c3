import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import { isOfEdit, refundOfRest, refundOrder, splitRefund } from '@/lib/domain/payments/refund-order';
import type { RestCause } from '@/lib/domain/payments/refund-order';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { refundedEntry } from '@/lib/domain/stats/ledger';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { movementOf, movePrepaid } from '@/functions/src/adapters/orders/prepaid';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { queueOrderEvents } from '@/functions/src/adapters/webhooks/webhook-queue';
import { isUnspent, voidGift } from '@/functions/src/handlers/prepaid/sold-gift-card';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import type { Deps } from '@/functions/src/deps';

type RefundDeps = Pick<Deps, 'db' | 'gateways'>;

/** Whether the payment behind this part can be refunded. */
const canRefund = ({ gateways }: Pick<Deps, 'gateways'>, order: Order, part: Refund): boolean =>
  gateways[order.paymentMethod]?.canRefund(order, part) ?? false;

interface Refunding {
  /** The order in this transaction, with the changes made so far. */
  readonly order: Order;
  readonly setting: Pick<FunctionSetting, 'baseCurrency' | 'notices' | 'webhooks'>;
  /** The requested refund; its state is decided here. */
  readonly refund: Refund;
  /** The gift card or credit that its money goes onto, as the transaction read it; null where none is known. */
  readonly account: Prepaid | null;
  /** The gift card that the order bought, likewise; without it an order of a gift card is not refunded. */
  readonly card?: Prepaid | null;
}

interface Begun {
  readonly order: Order;
  readonly refund: Refund;
}

/**
 * Begins a refund in the transaction of its cause, after all of its reads. Asks the gateway of the payment method, and puts a
 * gift card's share back onto it. Writes the parts of the refund (`splitRefund`) on the order, with figures and mails; a refund
 * of a bought gift card reduces its balance. Card refunds are sent afterwards (`send-refund.ts`). Fails, with nothing written,
 * as `refundOrder` does and with `refund-unavailable`.
 */
export function beginRefund(
  tx: Transaction,
  deps: RefundDeps,
  { order, setting, refund: asked, account, card = null }: Refunding,
): Result<{ order: Order; refunds: readonly Refund[] }> {
  if (wasPlaced(order) && !isUnspent(order, card, asked.amount)) return fail({ code: 'gift-card-spent' });
  const parts = splitRefund(order, asked);
  const allowed = allowedRefund(deps, order, { parts, account });
  if (!allowed.ok) return allowed;
  let after = order;
  const refunds: Refund[] = [];
  for (const part of parts) {
    const begun = begin(tx, deps, { order: after, setting, refund: part, account });
    if (!begun.ok) throw new Error(`The refund ${part.id} was allowed and is refused: ${begun.error.code}.`);
    after = begun.value.order;
    refunds.push(begun.value.refund);
  }
  voidGift(tx, deps.db, order, card, asked);
  return ok({ order: after, refunds });
}

/** Whether all parts of a refund can be paid, one after another, with the stock that they return. Fails as `beginRefund`. */
export function allowedRefund(
  { gateways }: RefundDeps,
  order: Order,
  { parts, account }: { readonly parts: readonly Refund[]; readonly account: Prepaid | null },
): Result<readonly Refund[]> {
  let after = order;
  const allowed: Refund[] = [];
  for (const part of parts) {
    const next = refundOrder(after, part);
    if (!next.ok) return next;
    const isPossible = part.to ? account !== null : canRefund({ gateways }, order, part);
    if (!isPossible) return fail({ code: 'refund-unavailable' });
    after = next.value.order;
    allowed.push(next.value.refund);
  }
  return ok(allowed);
}

function begin(
  tx: Transaction,
  { db, gateways }: RefundDeps,
  { order, setting, refund: asked, account }: Refunding,
): Result<Begun> {
  const allowed = refundOrder(order, asked);
  if (!allowed.ok) return allowed;
  const { refund } = allowed.value;
  const state = refund.to
    ? putOnto(tx, db, order, refund, account)
    : gateways[order.paymentMethod]?.startRefund(tx, order, refund);
  if (!state) return fail({ code: 'refund-unavailable' });
  const begun = refundOrder(order, { ...refund, state });
  if (!begun.ok) return begun;
  recordRefund(tx, db, { before: order, setting, ...begun.value });
  return ok(begun.value);
}

function putOnto(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { id, amount, at, by }: Refund,
  account: Prepaid | null,
): 'done' | null {
  if (!account) return null;
  movePrepaid(tx, db, order.storeId, account, movementOf(order, 'refunded', id, { amount, at, by }));
  return 'done';
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
  // Pieces refunded before they were shipped no longer need shipping.
  const { paymentStatus, refunds, part, updatedAt } = orderDocument(order);
  tx.update(db.doc(collections.order(store, id)), { paymentStatus, refunds, part, updatedAt });
  queueInvoices(tx, db, order, refund.at);
  // An order that was never placed was never counted as a sale.
  if (wasPlaced(before)) {
    writeLedgerEntry(tx, db, store, refundedEntry(before, setting.baseCurrency, refund));
    queueOrderEvents(tx, db, setting, order, { events: ['order.refunded'], at: order.updatedAt });
  }
  // The mail about the edit names the refund.
  if (isOfEdit(refund)) return;
  notifyShopper(tx, db, order, setting.notices, { kind: 'order-refunded', refundId: refund.id }, refund.at);
}

interface GivingBack extends Omit<Refunding, 'refund'> {
  readonly cause: RestCause;
  /** The uid of the person who caused it, empty for the system. */
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
  { order, setting, account, cause, by, at }: GivingBack,
): Order {
  const refund = refundOfRest(order, { id: cause, by, at });
  if (!refund) return order;
  const begun = beginRefund(tx, deps, { order, setting, refund, account });
  return begun.ok ? begun.value.order : order;
}
