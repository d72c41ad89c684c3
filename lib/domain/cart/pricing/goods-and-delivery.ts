import type { Minor } from '@/lib/domain/money/money';

export interface GoodsTotals {
  readonly subtotal: Minor;
  readonly discount: Minor;
  readonly deliveryCharges: Minor;
  readonly deliveryDiscount: Minor;
}

/** What goods and their delivery cost after discounts, before what the way to pay adds. */
export const goodsAndDelivery = ({
  subtotal,
  discount,
  deliveryCharges,
  deliveryDiscount,
}: GoodsTotals): Minor => subtotal - discount + deliveryCharges - deliveryDiscount;
