import type { Minor } from '@/lib/domain/money/money';
import type { RefundedLine } from '@/lib/domain/orders/order';
import type { PaymentStatus, RefundState } from '@/lib/domain/orders/order-status';

export interface RefundOrderRequest {
  readonly storeId: string;
  readonly orderId: string;
  /** Made by the client once per refund; sent again, it gives nothing twice. */
  readonly key: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  readonly lines: readonly RefundedLine[];
  /** Returns the pieces of `lines` to stock. */
  readonly restock: boolean;
  /** The shopper reads it. */
  readonly reason: string;
  /** As store credit for the shopper; absent for the ways it was paid. */
  readonly to?: 'credit' | undefined;
}

/** What the store's people do with an order beside moving it on. */
export interface OrderAdminCallables {
  refundOrder: {
    request: RefundOrderRequest;
    response: { paymentStatus: PaymentStatus; state: RefundState };
  };
  /** A note that only the store's people read. */
  addOrderNote: {
    request: { storeId: string; orderId: string; key: string; text: string };
    response: { id: string };
  };
  /** Asked before orders leave the store as a file: demands a fresh sign-in, and the activity log names who did it. */
  recordOrderExport: { request: { storeId: string }; response: { ok: true } };
}
