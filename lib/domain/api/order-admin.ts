import type { Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { RefundedLine } from '@/lib/domain/orders/returns/return';
import type { PaymentStatus, RefundState } from '@/lib/domain/orders/order-status';
import type { PaperSize, ParcelPaper } from '@/lib/domain/papers/paper';

export interface RefundOrderRequest {
  readonly storeId: string;
  readonly orderId: string;
  /** Idempotency key, made by the client once per refund. */
  readonly key: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  readonly lines: readonly RefundedLine[];
  /** Returns the pieces of `lines` to stock. */
  readonly restock: boolean;
  /** Shown to the shopper. */
  readonly reason: string;
  /** Refunds as store credit; absent refunds through the original payment methods. */
  readonly to?: 'credit' | undefined;
}

/** What staff do with an order besides changing its status. */
export interface OrderAdminCallables {
  refundOrder: {
    request: RefundOrderRequest;
    response: { paymentStatus: PaymentStatus; state: RefundState };
  };
  /** A note for staff only. */
  addOrderNote: {
    request: { storeId: string; orderId: string; key: string; text: string };
    response: { id: string };
  };
  /** Slips and labels of up to `PRINTED_AT_ONCE` orders, parcel by parcel, as one PDF. */
  printParcels: {
    request: {
      storeId: string;
      orderIds: readonly string[];
      kind: ParcelPaper;
      size: PaperSize;
      locale: Locale;
    };
    /** Base64. */
    response: { file: string };
  };
  /** Called before orders are exported to a file: demands a fresh sign-in and writes the activity log. */
  recordOrderExport: { request: { storeId: string }; response: { ok: true } };
}
