import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { FeeTerms } from '@/lib/domain/payments/connect/platform-fee';
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
      /** The connected account (`acct_…`) that the key acts for; absent where the store has keys of its own. */
      stripeAccount?: string;
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
  /** How the store takes cards; staff only. */
  cardAccount: {
    request: { storeId: string };
    response: {
      /** Whether cards work now. */
      connected: boolean;
      /** Whether the owner may connect an account at Stripe: the platform does, and the store has no keys of its own. */
      mayConnect: boolean;
      /** What the platform takes of a connected store's payments; null where none may be connected. */
      fee: FeeTerms | null;
    };
  };
}
