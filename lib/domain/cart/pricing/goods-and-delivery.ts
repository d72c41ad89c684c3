import type { Minor } from '@/lib/domain/money/money';

export interface GoodsTotals {
  readonly subtotal: Minor;
  readonly discount: Minor;
  readonly deliveryCharges: Minor;
  readonly deliveryDiscount: Minor;
}

/** Goods and delivery after discounts, before the payment method's fees. */
export const goodsAndDelivery = ({
  subtotal,
  discount,
  deliveryCharges,
  deliveryDiscount,
}: GoodsTotals): Minor => subtotal - discount + deliveryCharges - deliveryDiscount;
