import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { LinkState } from '@/lib/domain/orders/cash/confirmation';
import type { OrderHints } from '@/lib/domain/orders/cash/order-hints';
import type { ConfirmationState } from '@/lib/domain/orders/order-status';

/** A cash order as the page of its confirmation link shows it. */
export interface ConfirmableOrder {
  readonly number: string;
  readonly state: LinkState;
  readonly lines: readonly { readonly title: LocalizedText; readonly quantity: number }[];
  /** What is paid at the door, minor units of `currency`. */
  readonly total: Minor;
  readonly currency: CurrencyCode;
}

/** Cash orders before they are shipped: whether they are meant, and who has to pay otherwise. */
export interface CashCallables {
  /** The order of a confirmation link; changes nothing. */
  readConfirmation: { request: { token: string }; response: ConfirmableOrder };
  /** The shopper confirms or cancels; an order that was answered before says what it is. */
  answerConfirmation: {
    request: { token: string; answer: 'confirm' | 'decline' };
    response: { state: LinkState };
  };
  /** The same by who placed the order, without a link. */
  answerOwnConfirmation: {
    request: { storeId: string; orderId: string; answer: 'confirm' | 'decline' };
    response: { state: LinkState };
  };
  /** Staff sent the link by WhatsApp (`asked`), or heard it on the phone (`confirmed`). */
  recordConfirmation: {
    request: { storeId: string; orderId: string; step: 'asked' | 'confirmed' };
    response: { state: ConfirmationState };
  };
  /** What the store's people should know before they send an order. */
  readOrderHints: { request: { storeId: string; orderId: string }; response: OrderHints };
  /** Takes no cash from this phone until `until`, milliseconds since the epoch. */
  blockCash: {
    request: { storeId: string; phone: string; reason: string; until: number };
    response: { id: string };
  };
  liftCashBlock: { request: { storeId: string; blockId: string }; response: { ok: true } };
}
