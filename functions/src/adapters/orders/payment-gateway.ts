import type { Transaction } from 'firebase-admin/firestore';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { PaymentMethod, RefundState } from '@/lib/domain/orders/order-status';

/** How payments of one method are refunded. */
export interface PaymentGateway {
  /** Whether the order's payment behind this refund can be refunded from here. */
  canRefund(order: Order, refund: Pick<Refund, 'of'>): boolean;
  /**
   * Begins a refund in the transaction that records it, after all of its reads. `done`: the shopper has the
   * money. `pending`: the document written here asks the provider, so that an uncommitted refund is never
   * requested and a committed one never lost; its sender settles the refund afterwards.
   */
  startRefund(tx: Transaction, order: Order, refund: Refund): Exclude<RefundState, 'failed'>;
}

/** Null: payments by this method cannot be refunded from here. */
export type PaymentGateways = Readonly<Record<PaymentMethod, PaymentGateway | null>>;

/** The store pays the money back itself, so the refund is only recorded. */
export const byHandGateway: PaymentGateway = { canRefund: () => true, startRefund: () => 'done' };
