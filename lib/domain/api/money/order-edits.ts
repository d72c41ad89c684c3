import type { Minor } from '@/lib/domain/money/money';
import type { KeptLine, OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { OrderVersion, ShippingAddress } from '@/lib/domain/orders/order';
import type { PaymentStatus } from '@/lib/domain/orders/order-status';

interface Edit {
  readonly storeId: string;
  readonly orderId: string;
  /** How many edits the order had when it was looked at: of two at once, the second is refused. */
  readonly version: number;
  /** Made by the client once per edit; sent again, it edits nothing twice. */
  readonly key: string;
  /** The new total on the page; without it the edit is only quoted. */
  readonly seenTotal?: Minor | undefined;
}

/** What an edit comes to. */
export interface QuotedEdit {
  /** What the order is after it. */
  readonly after: OrderVersion;
  readonly paymentStatus: PaymentStatus;
  /** What goes back the way it was paid; 0 where nothing was paid. */
  readonly refund: Minor;
  /** What is still to be paid then, at the door or by a payment link; 0 where nothing is. */
  readonly owes: Minor;
}

/** Changes of what was ordered, before it left. */
export interface OrderEditCallables {
  editOrder: {
    request: Edit & {
      readonly kept: readonly KeptLine[];
      readonly added: OrderChanges['added'];
      readonly address: ShippingAddress;
      readonly deliveryMethod?: string | undefined;
      /** Minor units of the order's currency. */
      readonly discount: Minor;
      /** Absent where they follow from the method. */
      readonly charges?: Minor | undefined;
      /** The shopper reads it. */
      readonly reason: string;
    };
    response: QuotedEdit;
  };
  /** What the store lets shoppers change themselves. `token`: of a tracking link, for who does not own the order. */
  changeOwnOrder: {
    request: Edit & {
      readonly token?: string | undefined;
      readonly address?: ShippingAddress | undefined;
      /** The position of a line that is cancelled. */
      readonly cancels?: number | undefined;
    };
    response: QuotedEdit;
  };
}
