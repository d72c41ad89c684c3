import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Order } from '@/lib/domain/orders/order';

/** Queues the mail that says where to transfer what is still missing. */
export function askForTransfer(tx: Transaction, db: Firestore, order: Order, now: number): void {
  const { email: to } = order.address;
  queueOrderMail(tx, db, order, { kind: 'order-transfer-asked', to, locale: order.locale }, now);
}
