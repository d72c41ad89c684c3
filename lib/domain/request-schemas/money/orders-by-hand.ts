import { array, object } from 'yup';
import type { HandOrderCallables } from '@/lib/domain/api/money/orders-by-hand';
import { MAX_LINES } from '@/lib/domain/cart/cart';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { HOLD_HOURS, ORDER_SOURCES } from '@/lib/domain/orders/by-hand/by-hand';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { PAYMENT_METHODS } from '@/lib/domain/orders/order-status';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import { destinationFields, requestedLinesSchema, seenTotal } from '@/lib/domain/request-schemas/orders';
import {
  currency,
  id,
  integer,
  invalid,
  MAX_PRICE,
  message,
  oneOf,
  optionalId,
} from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const priced = () => ({
  ...{ storeId: id(), lines: requestedLinesSchema, currency: currency(), locale: oneOf(LOCALES) },
  discount: integer(0, MAX_PRICE),
});

const ownPrice = () => ({ productId: id(), variantId: id(), price: integer(0, MAX_PRICE) });
const ownReason = () => typedText(cleanLine, MAX_REASON).required(message('field.reason.missing'));

export const handOrderSchemas: SchemasOf<HandOrderCallables> = {
  quoteHandOrder: object({
    ...priced(),
    ...destinationFields,
    prices: array(object(ownPrice())).max(MAX_LINES, invalid).default([]),
  }),
  placeHandOrder: object({
    ...priced(),
    key: id(),
    address: shippingSchema,
    paymentMethod: oneOf(PAYMENT_METHODS),
    deliveryMethod: optionalId(),
    seenTotal: seenTotal(),
    source: oneOf(ORDER_SOURCES),
    reason: typedText(cleanLine, MAX_REASON)
      .default('')
      .when('discount', {
        is: (discount: unknown) => Number(discount) > 0,
        then: (field) => field.required(message('field.reason.missing')),
      }),
    prices: array(object({ ...ownPrice(), reason: ownReason() }))
      .max(MAX_LINES, invalid)
      .default([]),
    note: typedText(cleanLine, MAX_REASON).default(''),
    holdHours: integer(HOLD_HOURS[0], 168),
  }),
};
