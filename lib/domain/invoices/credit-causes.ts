import type { Order, Refund } from '@/lib/domain/orders/order';
import { chargebacksOf, isOfEdit } from '@/lib/domain/payments/refund-order';
import type { CreditCauseKind } from './invoice';

/** Why money of an order goes back. */
interface CreditCause {
  readonly kind: CreditCauseKind;
  /** What goes back; a chargeback as the refund that it comes to. */
  readonly refund: Refund;
  /** Whether the money is gone; a refund may fail after it was made, and a lost dispute may be won at last. */
  readonly stands: boolean;
}

/** All causes for which an order has notes or may get some. */
export const creditCauses = (order: Order): CreditCause[] => [
  // An edited order is invoiced afterwards, for what it came to.
  ...order.refunds
    .filter((refund) => !isOfEdit(refund))
    .map((refund) => ({ kind: 'refund' as const, refund, stands: refund.state === 'done' })),
  ...chargebacksOf(order).map(({ refund, isLost }) => ({
    ...{ kind: 'chargeback' as const, refund, stands: isLost },
  })),
];
