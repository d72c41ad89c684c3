import type { Transaction } from 'firebase-admin/firestore';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { PaymentMethod, RefundState } from '@/lib/domain/orders/order-status';

/** How payments of one method are refunded. */
export interface PaymentGateway {
  /** Whether the payment of the order that it takes its money from can be refunded from here. */
  canRefund(order: Order, refund: Pick<Refund, 'of'>): boolean;
  /**
   * Begins a refund in the transaction that records it, after all of its reads. `done`: the shopper has the
   * money. `pending`: the document written here asks the provider, so that an uncommitted refund is never
   * requested and a committed one never lost; its sender settles the refund afterwards.
   */
  startRefund(tx: Transaction, order: Order, refund: Refund): Exclude<RefundState, 'failed'>;
}

/** Without a gateway nothing that was paid by this method can be given back from here. */
export type PaymentGateways = Readonly<Record<PaymentMethod, PaymentGateway | null>>;

/** The store hands cash back, or transfers it, itself; writing it down is all there is to do. */
export const byHandGateway: PaymentGateway = { canRefund: () => true, startRefund: () => 'done' };
