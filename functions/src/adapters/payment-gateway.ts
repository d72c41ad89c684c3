import type { Transaction } from 'firebase-admin/firestore';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { PaymentMethod, RefundState } from '@/lib/domain/orders/order-status';

/** How money that came by one method goes back. */
export interface PaymentGateway {
  /** Whether this order's payment can be given back from here. */
  canRefund(order: Order): boolean;
  /**
   * Begins a refund in the transaction that records it, after all of its reads. `done`: the money is back with the
   * shopper. `pending`: the provider was asked by a document written here, so that a refund which is not committed is
   * never asked for and one which is cannot be forgotten; whoever sends it settles the refund afterwards.
   */
  startRefund(tx: Transaction, order: Order, refund: Refund): Exclude<RefundState, 'failed'>;
}

/** Without a gateway nothing that was paid by this method can be given back from here. */
export type PaymentGateways = Readonly<Record<PaymentMethod, PaymentGateway | null>>;

/** The store hands cash back itself; writing it down is all there is to do. */
export const cashGateway: PaymentGateway = { canRefund: () => true, startRefund: () => 'done' };
