import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orderDocument, type FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import { movementOf, movePrepaid } from '@/functions/src/adapters/orders/prepaid';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { queueOrderEvents } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Deps } from '@/functions/src/deps';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import { takeOrderStock } from '@/functions/src/handlers/orders/take-order-stock';
import { beginRefund } from '@/functions/src/handlers/payments/refunds/begin-refund';
import { writeReturns } from '@/functions/src/handlers/returns/returned-order';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Edited } from '@/lib/domain/orders/edits/edit-order';
import { VERSION_FIELDS } from '@/lib/domain/orders/edits/edit-fields';
import { orderIndex } from '@/lib/domain/orders/lists/order-search';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { reservedBy } from '@/lib/domain/reservations/caps';
import { editedEntry } from '@/lib/domain/stats/ledger';

interface Recorded {
  readonly before: Order;
  readonly edited: Edited;
  /** The lines whose stock the edit takes or returns. */
  readonly moved: readonly OrderLine[];
  readonly products: ReadonlyMap<string, Product>;
  /** The gift card or credit whose money the edit moves, if any. */
  readonly account: Prepaid | null;
  readonly setting: FunctionSetting;
  /** The single-use codes that the order held. */
  readonly single: readonly string[];
}

/** Writes everything that an edit changes; all was read and checked before. */
export function recordEdit(
  tx: Transaction,
  deps: Pick<Deps, 'db' | 'gateways'>,
  { before, edited, moved, products, account, setting, single }: Recorded,
): void {
  const { db } = deps;
  const { order: after, refund, returned } = edited;
  const { storeId: store, id, updatedAt: at } = after;
  write(tx, db, after, setting);
  writeReturns(tx, deps, { before, after });
  const named = new Set<string>(moved.map(({ productId }) => productId));
  const catalogue = new Map([...products].filter(([product]) => named.has(product)));
  takeOrderStock(tx, db, { order: { ...after, lines: moved }, catalogue, setting }, at);
  if (before.goods === 'held')
    tx.update(db.doc(collections.reservation(store, id)), { ...reservedBy(after, setting.baseCurrency) });
  for (const code of single)
    if (!after.discounts.some((discount) => discount.code === code))
      tx.set(db.doc(collections.discountCode(store, code)), { orderId: '' }, { merge: true });
  const byShopper = after.edits.at(-1)?.actor === 'shopper';
  if (wasPlaced(before))
    writeLedgerEntry(tx, db, store, editedEntry(before, after, setting.baseCurrency, byShopper));
  if (returned > 0 && account) {
    const back = movementOf(after, 'returned', `edit-${after.edits.length}`, { amount: returned, at });
    movePrepaid(tx, db, store, account, back);
  }
  const begun = refund && beginRefund(tx, deps, { order: after, setting, refund, account });
  // `editReads` allowed it. An edit whose surplus nobody gets back must not be stored.
  if (begun && !begun.ok) throw new Error(`The refund ${refund.id} is refused: ${begun.error.code}.`);
  // An exchange may add lines for which nothing is owed.
  queueInvoices(tx, db, after, at);
  if (wasPlaced(before)) queueOrderEvents(tx, db, setting, after, { events: ['order.edited'], at });
  notifyShopper(tx, db, after, setting.notices, { kind: 'order-edited' }, at);
}

function write(tx: Transaction, db: Firestore, order: Order, { baseCurrency }: FunctionSetting): void {
  const {
    edits,
    refunds,
    surplus,
    extraPayments,
    invoices,
    making,
    shipments,
    paymentStatus,
    mailFailure,
    part,
    updatedAt,
    ...stored
  } = orderDocument(order);
  tx.update(db.doc(collections.order(order.storeId, order.id)), {
    ...Object.fromEntries(VERSION_FIELDS.map((field) => [field, stored[field]])),
    ...{
      edits,
      refunds,
      surplus,
      extraPayments,
      invoices,
      making,
      shipments,
      paymentStatus,
      mailFailure,
      part,
      updatedAt,
    },
    ...orderIndex(order, baseCurrency),
  });
}
