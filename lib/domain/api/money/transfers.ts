import type { Minor } from '@/lib/domain/money/money';
import type { OrderStatus, PaymentStatus } from '@/lib/domain/orders/order-status';
import type { SeenTransfer, TransferEntryKind } from '@/lib/domain/payments/transfer/transfer-money';

/** Orders paid by bank transfer. */
export interface TransferCallables {
  /**
   * Records money received on the store's account, or refunded from it by hand. A fully covered order becomes paid.
   * `key`: idempotency key, made by the client; `seen` is what the page showed. 0 received settles earlier transfers
   * once the order's boards are back in stock.
   */
  recordTransfer: {
    request: {
      storeId: string;
      orderId: string;
      key: string;
      kind: TransferEntryKind;
      amount: Minor;
      note: string;
      seen: SeenTransfer;
    };
    response: { status: OrderStatus; paymentStatus: PaymentStatus };
  };
  /**
   * Stores the caller's upload as the receipt of a transfer; `token`: from a tracking link, for callers other than the
   * order's owner. Fails at the field `picture`.
   */
  keepTransferReceipt: {
    request: { storeId: string; orderId: string; upload: string; token?: string };
    response: { receipts: number };
  };
  /** A receipt for staff, in base64. */
  readTransferReceipt: {
    request: { storeId: string; orderId: string; receiptId: string };
    response: { jpeg: string };
  };
}
