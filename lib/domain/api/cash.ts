import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { LinkState } from '@/lib/domain/orders/cash/confirmation';
import type { OrderHints } from '@/lib/domain/orders/cash/order-hints';
import type { ConfirmationState } from '@/lib/domain/orders/order-status';

/** A cash order as its confirmation page shows it. */
export interface ConfirmableOrder {
  readonly number: string;
  readonly state: LinkState;
  readonly lines: readonly { readonly title: LocalizedText; readonly quantity: number }[];
  /** The amount due at the door, minor units of `currency`. */
  readonly total: Minor;
  readonly currency: CurrencyCode;
}

/** Confirmation of cash orders before shipping, and blocks on cash payment. */
export interface CashCallables {
  /** The order of a confirmation link; changes nothing. */
  readConfirmation: { request: { token: string }; response: ConfirmableOrder };
  /** The shopper confirms or cancels; a repeated answer returns the order's current state. */
  answerConfirmation: {
    request: { token: string; answer: 'confirm' | 'decline' };
    response: { state: LinkState };
  };
  /** The same for the order's owner, without a link. */
  answerOwnConfirmation: {
    request: { storeId: string; orderId: string; answer: 'confirm' | 'decline' };
    response: { state: LinkState };
  };
  /** Staff sent the link by WhatsApp (`asked`) or got the answer by phone (`confirmed`). */
  recordConfirmation: {
    request: { storeId: string; orderId: string; step: 'asked' | 'confirmed' };
    response: { state: ConfirmationState };
  };
  /** What staff should know before they ship an order. */
  readOrderHints: { request: { storeId: string; orderId: string }; response: OrderHints };
  /** Refuses cash on delivery for this phone until `until`, milliseconds since the epoch. */
  blockCash: {
    request: { storeId: string; phone: string; reason: string; until: number };
    response: { id: string };
  };
  liftCashBlock: { request: { storeId: string; blockId: string }; response: { ok: true } };
}
