import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Order } from '@/lib/domain/orders/order';

/**
 * Requests the documents that an order lacks since this transaction. The request is its own document, so that no order waits
 * for the store's number counter. `issueInvoices` assigns the numbers within moments.
 */
export function queueInvoices(tx: Transaction, db: Firestore, order: Order, at: number): void {
  if (dueDocuments(order).length === 0) return;
  tx.create(db.collection(collections.invoiceRequests(order.storeId)).doc(), {
    orderId: order.id,
    at: Timestamp.fromMillis(at),
  });
}
