import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { GiftReceiver } from '@/lib/domain/prepaid/prepaid';

/** Gift cards and store credit. */
export interface PrepaidCallables {
  /** What is left on a gift card; `gift-card-unavailable` for every code that is none. */
  readGiftBalance: {
    request: { storeId: string; giftCode: string };
    response: { last4: string; balance: Minor; currency: CurrencyCode };
  };
  /** Issues a gift card by hand. `key`: idempotency key. The code is in this answer only. */
  issueGiftCard: {
    request: {
      storeId: string;
      key: string;
      currency: CurrencyCode;
      amount: Minor;
      reason: string;
      /** Who is mailed it; absent where the store hands it over. */
      receiver?: GiftReceiver | undefined;
    };
    response: { giftCardId: string; code: string };
  };
  /** Switches a gift card off, so that nobody can pay with it, or on again. */
  changeGiftCard: {
    request: { storeId: string; giftCardId: string; active: boolean };
    response: { active: boolean };
  };
}
