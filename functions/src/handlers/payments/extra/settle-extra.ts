import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { withOwed, type ExtraPayment } from '@/lib/domain/payments/extra/extra-payment';
import { paymentStatusAfter } from '@/lib/domain/payments/refund-order';

/** Writes what became of the payment that an order owes; figures counted it when the order came to cost more. */
export function saveExtra(
  tx: Transaction,
  db: Firestore,
  order: Order,
  change: Partial<ExtraPayment>,
  now: number,
): Order {
  const changed = { ...order, extraPayments: withOwed(order, change), updatedAt: now };
  // What was refunded in full before is so no more.
  const settled = { ...changed, paymentStatus: paymentStatusAfter(changed) };
  const { extraPayments, paymentStatus, updatedAt } = orderDocument(settled);
  tx.update(db.doc(collections.order(order.storeId, order.id)), { extraPayments, paymentStatus, updatedAt });
  return settled;
}
