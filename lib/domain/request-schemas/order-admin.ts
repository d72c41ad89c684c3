import { array, boolean, mixed, object } from 'yup';
import type { OrderAdminCallables } from '@/lib/domain/api/order-admin';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { LOCALES } from '@/lib/domain/locale';
import { reasonField } from '@/lib/domain/orders/order-admin-fields';
import { PAPER_SIZES, PARCEL_PAPERS, PRINTED_AT_ONCE } from '@/lib/domain/papers/paper';
import { id, integer, invalid, noteText, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

/** 100 lines of 99 pieces at the highest price. */
const MAX_AMOUNT = 10_000_000_000_000;

export const orderAdminSchemas: SchemasOf<OrderAdminCallables> = {
  refundOrder: object({
    storeId: id(),
    orderId: id(),
    key: id(),
    amount: integer(1, MAX_AMOUNT),
    lines: array(object({ line: integer(0, MAX_LINES), quantity: integer(1, MAX_QUANTITY) }))
      .typeError(invalid)
      .required(invalid)
      .max(MAX_LINES, invalid),
    restock: boolean().strict().typeError(invalid).required(invalid),
    reason: reasonField(),
    to: mixed<'credit'>().oneOf(['credit'], invalid),
  }),
  addOrderNote: object({
    storeId: id(),
    orderId: id(),
    key: id(),
    text: noteText(),
  }),
  printParcels: object({
    storeId: id(),
    orderIds: array(id()).typeError(invalid).required(invalid).min(1, invalid).max(PRINTED_AT_ONCE, invalid),
    kind: oneOf(PARCEL_PAPERS),
    size: oneOf(PAPER_SIZES),
    locale: oneOf(LOCALES),
  }),
  recordOrderExport: object({ storeId: id() }),
};
