import type { Minor } from '@/lib/domain/money/money';
import type { RefundState } from '@/lib/domain/orders/order-status';
import type { ReturnReason, ReturnState, ReturnWish } from '@/lib/domain/orders/returns/return';

interface OfReturn {
  readonly storeId: string;
  readonly orderId: string;
  readonly returnId: string;
}

interface Pieces {
  /** Position in the order's lines. */
  readonly line: number;
  readonly quantity: number;
}

/** Returns by shoppers. */
export interface ReturnCallables {
  /**
   * Requests a return. `key`: made by the client once per return and becomes its id. `token`: from a tracking link, for
   * callers other than the order's owner.
   */
  requestReturn: {
    request: {
      storeId: string;
      orderId: string;
      token?: string;
      key: string;
      lines: readonly (Pieces & { reason: ReturnReason })[];
      wish: ReturnWish;
      note: string;
    };
    response: { state: ReturnState };
  };
  /**
   * Stores the caller's upload as a photo of an undecided return; `token` as in `requestReturn`. Fails at the field
   * `picture`.
   */
  keepReturnPhoto: {
    request: OfReturn & { upload: string; token?: string };
    response: { photos: number };
  };
  /** A photo of a return for staff, in base64. */
  readReturnPhoto: { request: OfReturn & { photoId: string }; response: { jpeg: string } };
  /** The slip of an approved return as a PDF, in the shopper's language; `token` as in `requestReturn`. */
  readReturnSlip: {
    request: OfReturn & { token?: string };
    /** Base64. */
    response: { file: string };
  };
  /**
   * Withdraws from a delivered order by its number and e-mail address, without a reason; `at` is the time of receipt.
   */
  withdrawOrder: {
    request: { storeId: string; key: string; number: string; email: string };
    response: { at: number };
  };
  /** The shopper reports the parcel as sent, or cancels the request. */
  moveOwnReturn: {
    request: OfReturn & { token?: string; from: ReturnState; to: 'sent' | 'withdrawn' };
    response: { state: ReturnState };
  };
  /**
   * Moves a return on the store's side; `reason` goes to the shopper. `restock` for `received`: the pieces of each line
   * that can be sold again; the rest is written off. `closed` ends a received one without money.
   */
  updateReturnState: {
    request: OfReturn & {
      from: ReturnState;
      to: 'approved' | 'declined' | 'sent' | 'received' | 'closed';
      reason?: string;
      restock: readonly Pieces[];
    };
    response: { state: ReturnState };
  };
  /**
   * Exchanges received pieces for others, which become lines of the same order. Without `seenDifference` it only
   * returns a quote. `key`: idempotency key.
   */
  exchangeReturn: {
    request: OfReturn & {
      key: string;
      added: readonly { productId: string; variantId: string; quantity: number }[];
      seenDifference?: Minor;
    };
    /** The amount the shopper pays; negative for a refund. */
    response: { difference: Minor };
  };
  /** Undoes an exchange whose difference is unpaid: the return is `received` again. */
  undoExchange: { request: OfReturn; response: { state: ReturnState } };
  /** Refunds a received return, through its payment method or as store credit. Once per return. */
  settleReturn: {
    request: OfReturn & { to: 'refunded' | 'credited'; amount: Minor };
    response: { state: RefundState };
  };
}
