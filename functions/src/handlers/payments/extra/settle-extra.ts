import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { countFees } from '@/functions/src/handlers/payments/connect/record-fees';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { withOwed, type ExtraPayment } from '@/lib/domain/payments/extra/extra-payment';
import { paymentStatusAfter } from '@/lib/domain/payments/refund-order';

/**
 * Writes the result of an order's extra payment. Figures counted the amount when the order's total rose; its invoice follows
 * once it is paid.
 */
export function saveExtra(
  tx: Transaction,
  db: Firestore,
  order: Order,
  change: Partial<ExtraPayment>,
  now: number,
): Order {
  const changed = { ...order, extraPayments: withOwed(order, change), updatedAt: now };
  // An order that was refunded in full no longer is.
  const settled = { ...changed, paymentStatus: paymentStatusAfter(changed) };
  const { extraPayments, paymentStatus, updatedAt } = orderDocument(settled);
  tx.update(db.doc(collections.order(order.storeId, order.id)), { extraPayments, paymentStatus, updatedAt });
  queueInvoices(tx, db, settled, now);
  countFees(tx, db, order, settled, now);
  return settled;
}
