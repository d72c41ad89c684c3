import { object } from 'yup';
import type { TransferCallables } from '@/lib/domain/api/money/transfers';
import { MAX_LINES } from '@/lib/domain/cart/cart';
import { reasonField } from '@/lib/domain/orders/order-admin-fields';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import { TRANSFER_ENTRIES } from '@/lib/domain/payments/transfer/transfer-money';
import { id, integer, MAX_PRICE, oneOf, token } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const MAX_ENTRIES = 1000;

const ofOrder = () => ({ storeId: id(), orderId: id() });

export const transferSchemas: SchemasOf<TransferCallables> = {
  recordTransfer: object({
    ...ofOrder(),
    key: id(),
    kind: oneOf(TRANSFER_ENTRIES),
    amount: integer(0, MAX_PRICE * MAX_LINES, 'field.amount.invalid'),
    note: reasonField(),
    seen: object({ status: oneOf(ORDER_STATUSES), entries: integer(0, MAX_ENTRIES) }),
  }),
  keepTransferReceipt: object({ ...ofOrder(), upload: id(), token: token().optional() }),
  readTransferReceipt: object({ ...ofOrder(), receiptId: id() }),
};
