import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Order } from '@/lib/domain/orders/order';
import { owesTransfer } from '@/lib/domain/payments/transfer/transfer-money';

/** Queues the mail with the account for the missing amount; for an extra amount it links to the payment page. */
export function askForTransfer(tx: Transaction, db: Firestore, order: Order, now: number): void {
  const { email: to } = order.address;
  const kind = owesTransfer(order) ? 'order-payment-asked' : 'order-transfer-asked';
  queueOrderMail(tx, db, order, { kind, to, locale: order.locale }, now);
}
