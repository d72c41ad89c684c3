import { array, object } from 'yup';
import type { ReturnCallables } from '@/lib/domain/api/money/returns';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { reasonField } from '@/lib/domain/orders/order-admin-fields';
import { RETURN_REASONS, RETURN_STATES, RETURN_WISHES } from '@/lib/domain/orders/returns/return';
import { withdrawalFields } from '@/lib/domain/orders/returns/withdrawal-schema';
import {
  id,
  integer,
  invalid,
  MAX_PRICE,
  oneOf,
  optionalInteger,
  token,
} from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const ofOrder = () => ({ storeId: id(), orderId: id() });
const ofReturn = () => ({ ...ofOrder(), returnId: id() });

export const returnSchemas: SchemasOf<ReturnCallables> = {
  requestReturn: object({
    ...ofOrder(),
    token: token().optional(),
    key: id(),
    lines: array(
      object({
        line: integer(0, MAX_LINES),
        quantity: integer(1, MAX_QUANTITY, 'field.quantity.invalid'),
        reason: oneOf(RETURN_REASONS),
      }),
    )
      .typeError(invalid)
      .required(invalid)
      .max(MAX_LINES, invalid),
    wish: oneOf(RETURN_WISHES),
    note: reasonField(),
  }),
  keepReturnPhoto: object({ ...ofReturn(), upload: id(), token: token().optional() }),
  readReturnPhoto: object({ ...ofReturn(), photoId: id() }),
  readReturnSlip: object({ ...ofReturn(), token: token().optional() }),
  withdrawOrder: object({ storeId: id(), key: id(), ...withdrawalFields() }),
  moveOwnReturn: object({
    ...ofReturn(),
    token: token().optional(),
    from: oneOf(RETURN_STATES),
    to: oneOf(['sent', 'withdrawn'] as const),
  }),
  updateReturnState: object({
    ...ofReturn(),
    from: oneOf(RETURN_STATES),
    to: oneOf(['approved', 'declined', 'sent', 'received', 'closed'] as const),
    reason: reasonField(),
    restock: array(
      object({
        line: integer(0, MAX_LINES),
        quantity: integer(0, MAX_QUANTITY, 'field.quantity.invalid'),
      }),
    )
      .typeError(invalid)
      .required(invalid)
      .max(MAX_LINES, invalid),
  }),
  exchangeReturn: object({
    ...ofReturn(),
    key: id(),
    added: array(
      object({
        productId: id(),
        variantId: id(),
        quantity: integer(1, MAX_QUANTITY, 'field.quantity.invalid'),
      }),
    )
      .typeError(invalid)
      .required(invalid)
      .min(1, invalid)
      .max(MAX_LINES, invalid),
    seenDifference: optionalInteger(-MAX_PRICE * MAX_LINES, MAX_PRICE * MAX_LINES),
  }),
  undoExchange: object(ofReturn()),
  settleReturn: object({
    ...ofReturn(),
    to: oneOf(['refunded', 'credited'] as const),
    amount: integer(1, MAX_PRICE * MAX_LINES),
  }),
};
