import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Locale } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Day } from '@/lib/domain/stats/store-day';
import type { GiftReceiver } from '@/lib/domain/prepaid/prepaid';

/** Gift cards and store credit. */
export interface PrepaidCallables {
  /** What is left on a gift card; `gift-card-unavailable` for every code that is none. */
  readGiftBalance: {
    request: { storeId: string; giftCode: string };
    /** `name` and `message`: of the receiver and for them, on the card that they print; empty without one. */
    response: { last4: string; balance: Minor; currency: CurrencyCode; name: string; message: string };
  };
  /** Orders a gift card, to be paid by card. `key` as in `placeOrder`; `amount` in the base currency; without `sendOn` it goes at once. */
  buyGiftCard: {
    request: {
      storeId: string;
      key: string;
      amount: Minor;
      locale: Locale;
      /** The buyer's. */
      address: ShippingAddress;
      receiver: GiftReceiver;
      sendOn?: Day | undefined;
    };
    response: { orderId: string; number: string; status: OrderStatus };
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
