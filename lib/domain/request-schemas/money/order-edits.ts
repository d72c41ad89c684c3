import { array, object } from 'yup';
import type { OrderEditCallables } from '@/lib/domain/api/money/order-edits';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { MAX_EDITS } from '@/lib/domain/orders/edits/edit-fields';
import { reasonField } from '@/lib/domain/orders/order-admin-fields';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import {
  id,
  integer,
  invalid,
  MAX_PRICE,
  optionalId,
  optionalInteger,
  token,
} from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const edit = {
  storeId: id(),
  orderId: id(),
  version: integer(0, MAX_EDITS),
  key: id(),
  seenTotal: optionalInteger(0, Number.MAX_SAFE_INTEGER),
};

const quantity = () => integer(1, MAX_QUANTITY, 'field.quantity.invalid');

export const orderEditSchemas: SchemasOf<OrderEditCallables> = {
  editOrder: object({
    ...edit,
    kept: array(object({ line: integer(0, MAX_LINES), quantity: quantity() }))
      .typeError(invalid)
      .required(invalid)
      .max(MAX_LINES, invalid),
    added: array(object({ productId: id(), variantId: id(), quantity: quantity() }))
      .typeError(invalid)
      .required(invalid)
      .max(MAX_LINES, invalid),
    address: shippingSchema,
    deliveryMethod: optionalId(),
    discount: integer(0, MAX_PRICE),
    charges: optionalInteger(0, MAX_PRICE),
    reason: reasonField(),
  }),
  changeOwnOrder: object({
    ...edit,
    token: token().optional(),
    address: shippingSchema.default(undefined).optional(),
    cancels: optionalInteger(0, MAX_LINES),
  }),
};
