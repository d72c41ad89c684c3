import type { Minor } from '@/lib/domain/money/money';
import type { OrderStatus, PaymentStatus } from '@/lib/domain/orders/order-status';
import type { SeenTransfer, TransferEntryKind } from '@/lib/domain/payments/transfer/transfer-money';

/** Orders that a bank transfer pays. */
export interface TransferCallables {
  /**
   * Records what came onto the store's account, or what went back from it by hand. An order whose whole price came is paid.
   * `key` is made by the client once per entry; `seen` is what the order showed. 0 received settles what came before, once its
   * boards are there again.
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
   * Keeps the caller's upload as the receipt of a transfer; `token`: of a tracking link, for who does not own the order. Fails at
   * the field `picture`.
   */
  keepTransferReceipt: {
    request: { storeId: string; orderId: string; upload: string; token?: string };
    response: { receipts: number };
  };
  /** A receipt for the store's people, in base64. */
  readTransferReceipt: {
    request: { storeId: string; orderId: string; receiptId: string };
    response: { jpeg: string };
  };
}
