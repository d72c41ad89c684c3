import type { Locale } from '@/lib/domain/locale';
import type { StockWaitForm } from '@/lib/domain/reminders/stock-wait';

export interface ReminderCallables {
  /** Asks for one mail when a sold-out variant is back; asked twice, it is one. */
  waitForStock: {
    request: StockWaitForm & {
      readonly storeId: string;
      readonly productId: string;
      readonly variantId: string;
      readonly locale: Locale;
    };
    response: { ok: true };
  };
  /** Ends the mails that a link of one of them names, for its mailbox and store. */
  stopMails: { request: { readonly token: string }; response: { ok: true } };
}
