import type { PaymentCallables } from '@/lib/domain/api/payments';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { PaymentLinkState } from '@/lib/domain/payments/payment-link';

/** An order as the page of its payment link shows it: without who ordered it and where it goes. */
export interface PayableOrder {
  readonly number: string;
  readonly state: PaymentLinkState;
  readonly lines: readonly { readonly title: LocalizedText; readonly quantity: number }[];
  /** What is to be paid, minor units of `currency`. */
  readonly amount: Minor;
  readonly currency: CurrencyCode;
}

/** Links by which somebody without an account pays an order by card. */
export interface PaymentLinkCallables {
  /**
   * A link for the store's people to send, which keeps the order open for its time; `mail` sends it to the shopper too. Fails
   * with `nothing-to-pay`, `payment-method-unavailable` (no keys), `order-not-found`.
   */
  sendPaymentLink: {
    request: { storeId: string; orderId: string; mail: boolean };
    response: {
      link: string;
      /** Opens WhatsApp with a message in the order's language; null where the phone takes none. */
      whatsapp: string | null;
      /** Until when it may be paid, milliseconds since the epoch. */
      payUntil: number;
    };
  };
  /** The order of a payment link; changes nothing, so that a messenger's preview does no harm. */
  readPaymentLink: { request: { token: string }; response: PayableOrder };
  /** As `startPayment`, by who holds the link. */
  startLinkPayment: { request: { token: string }; response: PaymentCallables['startPayment']['response'] };
  /**
   * Has the order paid by bank transfer instead, by who holds the link; a card payment that was begun is stopped. Fails with
   * `nothing-to-pay`, `payment-method-unavailable`.
   */
  chooseLinkTransfer: { request: { token: string }; response: { state: PaymentLinkState } };
  /** As `checkPayment`, likewise. */
  checkLinkPayment: { request: { token: string }; response: PaymentCallables['checkPayment']['response'] };
}
