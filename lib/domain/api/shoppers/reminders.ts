import type { RequestedLine } from '@/lib/domain/api/orders';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { Locale } from '@/lib/domain/locale';
import type { EmailForm } from '@/lib/domain/forms/email-schema';

interface OfCart {
  readonly storeId: string;
  readonly cartId: string;
}

export interface ReminderCallables {
  /** Asks for one mail when a sold-out variant is back in stock; a repeated request changes nothing. */
  waitForStock: {
    request: EmailForm & {
      readonly storeId: string;
      readonly productId: string;
      readonly variantId: string;
      readonly locale: Locale;
    };
    response: { ok: true };
  };
  /**
   * Saves the cart of a shopper who agreed to a reminder; a repeated call replaces its lines. The client makes
   * `cartId`.
   */
  keepCart: {
    request: OfCart & {
      readonly email: string;
      readonly locale: Locale;
      readonly lines: readonly RequestedLine[];
    };
    response: { ok: true };
  };
  /** Cancels the reminder. */
  dropCart: { request: OfCart; response: { ok: true } };
  /** The lines of a cart that are still sold, by the link in its mail. */
  restoreCart: {
    request: { readonly token: string };
    response: { readonly cartId: string; readonly lines: readonly CartLine[] };
  };
  /** Unsubscribes a mailbox from the kind of mails that the link came with, for one store. */
  stopMails: { request: { readonly token: string }; response: { ok: true } };
}
