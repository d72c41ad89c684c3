import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Locale } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Day } from '@/lib/domain/stats/store-day';
import type { GiftReceiver } from '@/lib/domain/prepaid/prepaid';

/** Gift cards and store credit. */
export interface PrepaidCallables {
  /** The balance of a gift card; fails with `gift-card-unavailable` for every invalid code. */
  readGiftBalance: {
    request: { storeId: string; giftCode: string };
    /** The receiver's `name` and the `message` on the printed card; empty without one. */
    response: { last4: string; balance: Minor; currency: CurrencyCode; name: string; message: string };
  };
  /**
   * Orders a gift card, to be paid by card. `key` as in `placeOrder`; `amount` in the base currency; without `sendOn`
   * it is sent at once.
   */
  buyGiftCard: {
    request: {
      storeId: string;
      key: string;
      amount: Minor;
      locale: Locale;
      /** The buyer's address. */
      address: ShippingAddress;
      receiver: GiftReceiver;
      sendOn?: Day | undefined;
    };
    response: { orderId: string; number: string; status: OrderStatus };
  };
  /** Issues a gift card without an order. `key`: idempotency key. Only this answer contains the code. */
  issueGiftCard: {
    request: {
      storeId: string;
      key: string;
      currency: CurrencyCode;
      amount: Minor;
      reason: string;
      /** The person it is mailed to; absent if the store hands it over. */
      receiver?: GiftReceiver | undefined;
    };
    response: { giftCardId: string; code: string };
  };
  /** Disables or enables a gift card for payment. */
  changeGiftCard: {
    request: { storeId: string; giftCardId: string; active: boolean };
    response: { active: boolean };
  };
}
