import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';

/** What the card's fields ask for. */
export interface Payable {
  readonly amount: Minor;
  readonly currency: CurrencyCode;
  /** Fills the card's fields in; null where who pays is not told it. */
  readonly address: ShippingAddress | null;
}

export const payableOf = (order: Order): Payable => ({
  amount: dueOf(order),
  currency: order.currency,
  address: order.address,
});
