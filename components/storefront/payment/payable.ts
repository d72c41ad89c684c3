import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';

/** The payment that the card fields need. */
export interface Payable {
  readonly amount: Minor;
  readonly currency: CurrencyCode;
  /** Prefills the card fields; null if the payer may not see the address. */
  readonly address: ShippingAddress | null;
}

export const payableOf = (order: Order): Payable => ({
  amount: dueOf(order),
  currency: order.currency,
  address: order.address,
});
