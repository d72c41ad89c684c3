import type { Minor } from '@/lib/domain/money/money';
import type { KeptLine, OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { OrderVersion, ShippingAddress } from '@/lib/domain/orders/order';
import type { PaymentStatus } from '@/lib/domain/orders/order-status';

interface Edit {
  readonly storeId: string;
  readonly orderId: string;
  /** The number of edits that the caller saw: of two concurrent edits, the second fails. */
  readonly version: number;
  /** Idempotency key, made by the client once per edit. */
  readonly key: string;
  /** The new total on the page; without it the call only returns a quote. */
  readonly seenTotal?: Minor | undefined;
}

/** The result of an edit. */
export interface QuotedEdit {
  /** The order after the edit. */
  readonly after: OrderVersion;
  readonly paymentStatus: PaymentStatus;
  /** The refund, through the original payment methods; 0 for an unpaid order. */
  readonly refund: Minor;
  /** The amount still due, at the door or by a payment link; 0 for none. */
  readonly owes: Minor;
}

/** Changes to an order before it is shipped. */
export interface OrderEditCallables {
  editOrder: {
    request: Edit & {
      readonly kept: readonly KeptLine[];
      readonly added: OrderChanges['added'];
      readonly address: ShippingAddress;
      readonly deliveryMethod?: string | undefined;
      /** Minor units of the order's currency. */
      readonly discount: Minor;
      /** Absent when they follow from the method. */
      readonly charges?: Minor | undefined;
      /** Shown to the shopper. */
      readonly reason: string;
    };
    response: QuotedEdit;
  };
  /**
   * Changes that the store allows shoppers to make. `token`: from a tracking link, for callers other than the order's
   * owner.
   */
  changeOwnOrder: {
    request: Edit & {
      readonly token?: string | undefined;
      readonly address?: ShippingAddress | undefined;
      /** The position of a line to cancel. */
      readonly cancels?: number | undefined;
    };
    response: QuotedEdit;
  };
}
