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

/** What shoppers send back. */
export interface ReturnCallables {
  /**
   * Asks to send pieces back. `key` is made by the client once per return, whose id it becomes; `token`: of a tracking link, for
   * who does not own the order.
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
  /** Withdraws from a delivered order by its number and e-mail address, without a reason; `at` is when it was received. */
  withdrawOrder: {
    request: { storeId: string; key: string; number: string; email: string };
    response: { at: number };
  };
  /** The shopper says that the parcel left, or takes the request back. */
  moveOwnReturn: {
    request: OfReturn & { token?: string; from: ReturnState; to: 'sent' | 'withdrawn' };
    response: { state: ReturnState };
  };
  /** The store's step; `reason` goes to the shopper. `restock` for `received`: what of each line is for sale again; the rest is written off. */
  moveReturn: {
    request: OfReturn & {
      from: ReturnState;
      to: 'approved' | 'declined' | 'sent' | 'received';
      reason?: string;
      restock: readonly Pieces[];
    };
    response: { state: ReturnState };
  };
  /** Gives the money of a return that arrived back, the way it was paid or as store credit. Each return once. */
  settleReturn: {
    request: OfReturn & { to: 'refunded' | 'credited'; amount: Minor };
    response: { state: RefundState };
  };
}
