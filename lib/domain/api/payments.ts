import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { OrderStatus, PaymentStatus } from '@/lib/domain/orders/order-status';

/** How an order that waits for its card payment is paid. */
export interface PaymentCallables {
  /**
   * What the browser needs to pay an own order; asked again, the same. Fails with `order-not-found`, `nothing-to-pay`
   * (paid, over or not by card), `reservation-over`, `sold-out` and `cart-changed` (with what is missing),
   * `payment-method-unavailable` (no key, or an amount that no card takes), `payment-unavailable`, `too-many-requests`.
   */
  startPayment: {
    request: { storeId: string; orderId: string };
    response: {
      /** Opens this one payment; never stored. */
      clientSecret: string;
      publishableKey: string;
      amount: Minor;
      currency: CurrencyCode;
      /** Until when it may be paid, milliseconds since the epoch. */
      payUntil: number;
    };
  };
  /**
   * The state of the caller's order, read from the card provider: for shoppers who return before its webhook
   * arrives.
   */
  checkPayment: {
    request: { storeId: string; orderId: string };
    response: { status: OrderStatus; paymentStatus: PaymentStatus };
  };
  /**
   * The store's people send a payment back that an order is held for. An order that still waits ends with the last of them.
   */
  returnHeldPayment: {
    request: { storeId: string; orderId: string; paymentId: string };
    response: { status: OrderStatus };
  };
  /** Whether the store has its keys at the card provider, for its people. */
  cardAccount: { request: { storeId: string }; response: { connected: boolean } };
}
