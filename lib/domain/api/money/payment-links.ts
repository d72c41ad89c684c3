import type { PaymentCallables } from '@/lib/domain/api/payments';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { PaymentLinkState } from '@/lib/domain/payments/payment-link';

/** An order as its payment page shows it, without buyer and address. */
export interface PayableOrder {
  readonly number: string;
  readonly state: PaymentLinkState;
  /** Whether a bank transfer is possible instead; a difference must be paid by the order's own method. */
  readonly mayTransfer: boolean;
  readonly lines: readonly { readonly title: LocalizedText; readonly quantity: number }[];
  /** The amount due, minor units of `currency`. */
  readonly amount: Minor;
  readonly currency: CurrencyCode;
}

/** Links to pay an order by card without an account. */
export interface PaymentLinkCallables {
  /**
   * Creates a link for staff to send, which keeps the order open until it expires; `mail` also mails it to the shopper.
   * Fails with `nothing-to-pay`, `payment-method-unavailable` (no keys), `order-not-found`.
   */
  sendPaymentLink: {
    request: { storeId: string; orderId: string; mail: boolean };
    response: {
      link: string;
      /** Opens WhatsApp with a message in the order's language; null for an unsuitable phone number. */
      whatsapp: string | null;
      /** The payment deadline, milliseconds since the epoch. */
      payUntil: number;
    };
  };
  /**
   * The token of the link that pays an order's outstanding difference, for its shopper. `token`: from the tracking
   * link, for callers other than the order's owner. Fails with `order-not-found`, also for another's order,
   * `link-expired`, `nothing-to-pay`.
   */
  readOwnPaymentLink: {
    request: { storeId: string; orderId: string; token?: string };
    response: { token: string };
  };
  /** The order of a payment link; changes nothing, so that a messenger's preview does no harm. */
  readPaymentLink: { request: { token: string }; response: PayableOrder };
  /** Like `startPayment`, for the link's holder. */
  startLinkPayment: { request: { token: string }; response: PaymentCallables['startPayment']['response'] };
  /**
   * Switches the order to bank transfer, for the link's holder, and stops a started card payment. Fails with
   * `nothing-to-pay`, `payment-method-unavailable`.
   */
  chooseLinkTransfer: { request: { token: string }; response: { state: PaymentLinkState } };
  /** Like `checkPayment`, for the link's holder. */
  checkLinkPayment: { request: { token: string }; response: PaymentCallables['checkPayment']['response'] };
}
