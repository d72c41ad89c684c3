import {
  chosenOffer,
  quoteDelivery,
  type DeliveredGoods,
  type DeliveryQuote,
} from '@/lib/domain/delivery/quote-delivery';
import type { DeliveryDestination } from '@/lib/domain/delivery/match-zone';
import type { Minor } from '@/lib/domain/money/money';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { PricingTerms } from './pricing-terms';

/** What charges depend on besides the goods; all unknown before the checkout. */
export interface Destination {
  /** As typed. */
  readonly city?: string | undefined;
  /** ISO 3166-1 alpha-2, and list ids where the address has them. */
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly cityId?: string | undefined;
  /** The id of a delivery method; default: the first one offered. */
  readonly deliveryMethod?: string | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
}

export interface Charges {
  readonly deliveryCharges: Minor;
  /** The fee for cash on delivery; 0 for every other method. */
  readonly cashFee: Minor;
  /** The charged method; null for an empty cart or with a `deliveryProblem`. */
  readonly deliveryMethod: string | null;
  /** Why this order cannot be delivered. */
  readonly deliveryProblem: 'delivery-refused' | 'delivery-method-unavailable' | null;
  /** Whether this delivery method allows cash at the door. */
  readonly takesCash: boolean;
}

const NONE: Charges = {
  deliveryCharges: 0,
  cashFee: 0,
  deliveryMethod: null,
  deliveryProblem: null,
  takesCash: true,
};

/** All charges besides the goods, in minor units of the base currency; none for an empty cart. */
export function chargesOf(goods: DeliveredGoods, terms: PricingTerms, destination: Destination): Charges {
  if (goods.pieces === 0) return NONE;
  const { deliveryMethod: wanted, paymentMethod } = destination;
  const quote = deliveryQuote(goods, terms, destination);
  if (quote.status === 'refused') return { ...NONE, deliveryProblem: 'delivery-refused' };
  const { method, charge } = chosenOffer(quote, wanted === undefined ? null : { id: wanted });
  const isWanted = wanted === undefined || wanted === method.id;
  return {
    deliveryCharges: charge,
    cashFee: paymentMethod === 'cash' ? (method.cashFee ?? terms.payment.cash.fee) : 0,
    deliveryMethod: isWanted ? method.id : null,
    deliveryProblem: isWanted ? null : 'delivery-method-unavailable',
    takesCash: method.cash,
  };
}

/** The delivery methods for these goods and this destination. */
export const deliveryQuote = (
  goods: DeliveredGoods,
  terms: Pick<PricingTerms, 'delivery' | 'country'>,
  destination: Destination,
): DeliveryQuote => quoteDelivery(terms, addressOf(destination), goods);

const addressOf = ({ city, country, region, cityId }: Destination): DeliveryDestination => ({
  country: country ?? '',
  region: region ?? null,
  city: cityId ?? null,
  cityName: city ?? '',
});

/** Whether goods and delivery, in minor units of the base currency, exceed the cash limit. */
export const isOverCashLimit = (amount: Minor, { limit }: StoreSetting['payment']['cash']): boolean =>
  limit !== null && amount > limit;
