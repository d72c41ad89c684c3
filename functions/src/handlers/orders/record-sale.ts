import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/lib/domain/orders/order';
import { placedEntry } from '@/lib/domain/stats/ledger';
import { placedEvents } from '@/lib/domain/webhooks/order-events';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { Member } from '@/functions/src/adapters/people/member';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { queueOrderEvents } from '@/functions/src/adapters/webhooks/webhook-queue';
import { queueOrderPush } from '@/functions/src/adapters/outbox/push-outbox';

/**
 * Records an order as a sale and notifies shopper and owner, when it is placed, at the moment `at`. Until it is paid, an order
 * only reserves stock. `member` is null for a guest.
 */
export function recordSale(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { baseCurrency, notices, webhooks }: FunctionSetting,
  member: Member | null,
  at: number,
): void {
  writeLedgerEntry(tx, db, order.storeId, placedEntry(order, baseCurrency, member));
  notifyShopper(tx, db, order, notices, { kind: 'order-placed' }, at);
  queueInvoices(tx, db, order, at);
  queueOrderEvents(tx, db, { webhooks }, order, { events: placedEvents(order), at });
  // Staff accepted it, so they know of it.
  if (order.history.some(({ from }) => from === 'awaiting')) return;
  notifyStore(tx, db, order, notices, 'owner-order-placed', at);
}

/** Notifies shopper and owner, at the moment `at`, of an order that the store has to accept. It is not a sale yet. */
export function notifyAwaiting(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { notices }: FunctionSetting,
  at: number,
): void {
  notifyShopper(tx, db, order, notices, { kind: 'order-awaiting' }, at);
  notifyStore(tx, db, order, notices, 'owner-order-awaiting', at);
}

function notifyStore(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { to, locale, newOrder, devices }: FunctionSetting['notices'],
  kind: 'owner-order-placed' | 'owner-order-awaiting',
  at: number,
): void {
  if (to && newOrder) queueOrderMail(tx, db, order, { kind, to, locale }, at);
  queueOrderPush(tx, db, order, { tells: kind, devices }, at);
}
