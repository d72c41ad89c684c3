import type { Order, Refund } from '@/lib/domain/orders/order';
import { ownPayment, takenPaymentOf } from './extra/taken-payments';

/** A dispute of one of the order's payments, as the refund it becomes when lost. */
interface Chargeback {
  readonly refund: Refund;
  readonly isLost: boolean;
}

/** What banks take back, or would, of the order's payments. Held payments are excluded: they were never counted. */
export const chargebacksOf = (order: Order): Chargeback[] =>
  order.disputes.flatMap(({ id, paymentId, at, amount, state }) => {
    const taken = paymentId === null ? ownPayment(order) : takenPaymentOf(order, paymentId);
    if (!taken) return [];
    const refund: Refund = {
      ...{ id, at, by: '', amount, lines: [], reason: '', restocked: false, state: 'done' },
      ...(taken.of && { of: taken.of }),
    };
    return [{ refund, isLost: state === 'lost' }];
  });

/** What the bank took back through lost disputes; these are not refunds by the store. */
export const lossesOf = (order: Order): Refund[] =>
  chargebacksOf(order).flatMap(({ refund, isLost }) => (isLost ? [refund] : []));
