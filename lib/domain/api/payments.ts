import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { OrderStatus, PaymentStatus } from '@/lib/domain/orders/order-status';

/** Card payment of an order that waits for it. */
export interface PaymentCallables {
  /**
   * The data with which the browser pays the caller's order; a repeated call returns the same. Fails with `order-not-found`,
   * `nothing-to-pay` (paid, closed, or not by card), `reservation-over`, `sold-out` and `cart-changed` (with what is
   * missing), `payment-method-unavailable` (no key, or an amount that no card takes), `payment-unavailable`,
   * `too-many-requests`.
   */
  startPayment: {
    request: { storeId: string; orderId: string };
    response: {
      /** Authorizes this one payment; never stored. */
      clientSecret: string;
      publishableKey: string;
      amount: Minor;
      currency: CurrencyCode;
      /** The payment deadline, milliseconds since the epoch. */
      payUntil: number;
    };
  };
  /**
   * The state of the caller's order, read from the card provider, for shoppers who return before its webhook arrives.
   */
  checkPayment: {
    request: { storeId: string; orderId: string };
    response: { status: OrderStatus; paymentStatus: PaymentStatus };
  };
  /** Staff refund a held payment. An order that still waits for payment ends with its last held payment. */
  returnHeldPayment: {
    request: { storeId: string; orderId: string; paymentId: string };
    response: { status: OrderStatus };
  };
  /** Whether the store has keys at the card provider; staff only. */
  cardAccount: { request: { storeId: string }; response: { connected: boolean } };
}
