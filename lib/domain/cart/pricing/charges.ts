import type { Minor } from '@/lib/domain/money/money';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { deliveryCharges } from './delivery-charges';
import type { PricingTerms } from './pricing-terms';

/** What charges depend on besides the goods; both are unknown before the checkout. */
export interface Destination {
  readonly city?: string | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
}

interface Charges {
  readonly deliveryCharges: Minor;
  /** What the store takes for bringing cash home; 0 for every other way to pay. */
  readonly cashFee: Minor;
}

/** All charges besides the goods, in minor units of the base currency; an empty cart has none. */
export function chargesOf(
  subtotal: Minor,
  isEmpty: boolean,
  { shipping, payment }: PricingTerms,
  { city = '', paymentMethod }: Destination,
): Charges {
  if (isEmpty) return { deliveryCharges: 0, cashFee: 0 };
  return {
    deliveryCharges: deliveryCharges(subtotal, shipping, city),
    cashFee: paymentMethod === 'cash' ? payment.cash.fee : 0,
  };
}

/** Whether goods and delivery, in minor units of the base currency, are worth more than may be paid in cash. */
export const isOverCashLimit = (amount: Minor, { limit }: StoreSetting['payment']['cash']): boolean =>
  limit !== null && amount > limit;
