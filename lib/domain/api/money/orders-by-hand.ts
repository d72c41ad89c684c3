import type { PlaceOrderRequest, PricedCart } from '@/lib/domain/api/orders';
import type { Destination } from '@/lib/domain/cart/pricing/charges';
import type { Minor } from '@/lib/domain/money/money';
import type { OrderSource } from '@/lib/domain/orders/by-hand/by-hand';
import type { OrderStatus, PaymentMethod } from '@/lib/domain/orders/order-status';

/** What staff decide about an order that they take. */
export interface HandTerms {
  readonly source: OrderSource;
  /** Off the goods, minor units of the base currency. */
  readonly discount: Minor;
  /** Why; asked for with a discount. */
  readonly reason: string;
  /** For the store's people. */
  readonly note: string;
  /** How long it waits for its payment, in hours. */
  readonly holdHours: number;
}

export type HandOrderRequest = Omit<PlaceOrderRequest, 'code' | 'giftCode' | 'useCredit' | 'seenDue'> &
  HandTerms;

/** Orders that the store's people take by telephone, WhatsApp, Instagram or in the shop. */
export interface HandOrderCallables {
  /** The prices as `placeHandOrder` takes them, with what changed since the draft. */
  quoteHandOrder: {
    request: Pick<PlaceOrderRequest, 'storeId' | 'lines' | 'currency' | 'locale'> &
      Pick<HandTerms, 'discount'> &
      Destination;
    response: PricedCart & { methods: readonly PaymentMethod[] };
  };
  /** As `placeOrder`, in its transaction; pieces are out of stock at once. */
  placeHandOrder: {
    request: HandOrderRequest;
    response: { orderId: string; number: string; status: OrderStatus };
  };
}
