import type { PlaceOrderRequest, PricedCart } from '@/lib/domain/api/orders';
import type { Destination } from '@/lib/domain/cart/pricing/charges';
import type { Minor } from '@/lib/domain/money/money';
import type { OrderSource } from '@/lib/domain/orders/by-hand/by-hand';
import type { OwnPrice, PriceReason } from '@/lib/domain/orders/by-hand/own-price';
import type { OrderStatus, PaymentMethod } from '@/lib/domain/orders/order-status';

/** What staff decide about an order they enter. */
export interface HandTerms {
  readonly source: OrderSource;
  /** A discount on the goods, minor units of the base currency. */
  readonly discount: Minor;
  /** Required with a discount. */
  readonly reason: string;
  /** Prices that differ from the shop's, each with its reason. */
  readonly prices: readonly (OwnPrice & PriceReason)[];
  /** Staff only. */
  readonly note: string;
  /** How many hours it stays open for payment. */
  readonly holdHours: number;
}

export type HandOrderRequest = Omit<
  PlaceOrderRequest,
  'code' | 'giftCode' | 'useCredit' | 'seenDue' | 'referral'
> &
  HandTerms;

/** Orders that staff enter: from telephone, WhatsApp, Instagram or the shop. */
export interface HandOrderCallables {
  /** The prices that `placeHandOrder` would use, with changes since the draft. */
  quoteHandOrder: {
    request: Pick<PlaceOrderRequest, 'storeId' | 'lines' | 'currency' | 'locale'> &
      Pick<HandTerms, 'discount'> & { readonly prices: readonly OwnPrice[] } & Destination;
    response: PricedCart & { methods: readonly PaymentMethod[] };
  };
  /** Like `placeOrder`, in its transaction; it takes the pieces out of stock at once. */
  placeHandOrder: {
    request: HandOrderRequest;
    response: { orderId: string; number: string; status: OrderStatus };
  };
}
