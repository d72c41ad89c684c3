import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { REFUND_STATES } from '@/lib/domain/orders/order-status';
import type { RefundState } from '@/lib/domain/orders/order-status';
import { paymentOfRefund } from '@/lib/domain/payments/extra/taken-payments';
import { count, fieldsOf, filledText, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';
import type { PaymentGateway } from './payment-gateway';

/** A refund to be made by the card provider; `pending` until its result is known. */
export interface RefundRequest {
  readonly orderId: string;
  readonly refundId: string;
  readonly paymentId: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  readonly state: RefundState;
  readonly attempts: number;
  /** Milliseconds since the epoch; the request is not sent earlier. */
  readonly dueAt: number;
}

/** Refunds card payments. The request to the provider is a document of the same transaction. */
export const createCardGateway = (db: Firestore): PaymentGateway => ({
  canRefund: (order, refund) => Boolean(paymentOfRefund(order, refund)?.paymentId),
  startRefund(tx, order, refund) {
    queueRefund(tx, db, order, refund);
    return 'pending';
  },
});

function queueRefund(tx: Transaction, db: Firestore, order: Order, refund: Refund): void {
  const { id, amount, at } = refund;
  tx.create(db.doc(collections.refundRequest(order.storeId, order.id, id)), {
    orderId: order.id,
    refundId: id,
    paymentId: paymentOfRefund(order, refund)?.paymentId ?? null,
    amount,
    state: 'pending',
    attempts: 0,
    dueAt: Timestamp.fromMillis(at),
    createdAt: Timestamp.fromMillis(at),
  });
}

/** Throws MalformedDocumentError if it does not say what to refund. */
export function parseRefundRequest({ path }: DocumentReference, data: unknown): RefundRequest {
  const fields = fieldsOf(data);
  const need = requiredIn(path, fields);
  return {
    orderId: need('orderId', filledText),
    refundId: need('refundId', filledText),
    paymentId: need('paymentId', filledText),
    amount: need('amount', count),
    state: oneOf(REFUND_STATES, fields.state) ?? 'pending',
    attempts: count(fields.attempts) ?? 0,
    dueAt: millis(fields.dueAt) ?? 0,
  };
}
