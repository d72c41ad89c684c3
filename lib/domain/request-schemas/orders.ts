import { INVOICE_FILES } from '@/lib/domain/invoices/invoice';
import { array, boolean, mixed, object } from 'yup';
import type { OrderCallables } from '@/lib/domain/api/orders';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { emailField, mailedLine, placeId, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { reasonField, shipmentField, shipmentFields } from '@/lib/domain/orders/order-admin-fields';
import {
  MAKING_STATES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  UNDELIVERED_REASONS,
} from '@/lib/domain/orders/order-status';
import { PARCEL_STATES } from '@/lib/domain/orders/parcels/parcel';
import type { PaymentMethod, UndeliveredReason } from '@/lib/domain/orders/order-status';
import { MAX_TYPED_CODE } from '@/lib/domain/prepaid/gift-code';
import { parseReferral, type Referral } from '@/lib/domain/orders/referral';
import { wishesSchema } from '@/lib/domain/orders/wishes/wishes-schema';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import {
  currency,
  id,
  integer,
  invalid,
  MAX_PRICE,
  oneOf,
  optionalId,
  optionalInteger,
  token,
} from './parts';
import type { SchemasOf } from './request-schema';

const COUNTRY_LENGTH = 2;

export const requestedLinesSchema = array(
  object({
    productId: id(),
    variantId: id(),
    designId: optionalId(),
    quantity: integer(1, MAX_QUANTITY, 'field.quantity.invalid'),
    seenPrice: integer(0, MAX_PRICE),
  }),
)
  .typeError(invalid)
  .required(invalid)
  .max(MAX_LINES, invalid);

const undeliveredWhy = () => mixed<UndeliveredReason>().oneOf([...UNDELIVERED_REASONS], 'field.why.required');

const addressPart = () => mailedLine(FIELD_LIMITS.settingTextMax, 'field.text.long').default('');

export const seenTotal = () => optionalInteger(0, Number.MAX_SAFE_INTEGER);

const quoted = {
  ...{ storeId: id(), lines: requestedLinesSchema, currency: currency(), locale: oneOf(LOCALES) },
  code: typedText(cleanLine, MAX_TYPED_CODE),
  giftCode: typedText(cleanLine, MAX_TYPED_CODE),
  useCredit: boolean().strict().typeError(invalid),
};

/** Address and payment method, as far as known. */
export const destinationFields = {
  city: typedText(cleanLine, FIELD_LIMITS.cityMax, 'field.city.long'),
  country: typedText(cleanLine, COUNTRY_LENGTH),
  region: placeId(),
  cityId: placeId(),
  deliveryMethod: optionalId(),
  paymentMethod: mixed<PaymentMethod>().oneOf([...PAYMENT_METHODS], invalid),
};

/** Cleaned and cut rather than refused: it must never cost an order. */
const referral = mixed<Referral>().transform((_, told: unknown) => parseReferral(told) ?? undefined);

export const orderSchemas: SchemasOf<OrderCallables> = {
  quoteCart: object({
    ...quoted,
    ...destinationFields,
  }),
  placeOrder: object({
    ...quoted,
    key: id(),
    address: shippingSchema,
    paymentMethod: oneOf(PAYMENT_METHODS),
    deliveryMethod: optionalId(),
    wishes: wishesSchema.default(undefined),
    marketing: boolean().strict().typeError(invalid),
    cartId: optionalId(),
    referral,
    seenTotal: seenTotal(),
    seenDue: seenTotal(),
  }),
  cancelOrder: object({ storeId: id(), orderId: id() }),
  payOnDelivery: object({ storeId: id(), orderId: id(), seenTotal: seenTotal() }),
  shipParcel: object({
    storeId: id(),
    orderId: id(),
    key: id(),
    lines: array(
      object({ line: integer(0, MAX_LINES), quantity: integer(1, MAX_QUANTITY, 'field.quantity.invalid') }),
    )
      .typeError(invalid)
      .required(invalid)
      .max(MAX_LINES, invalid),
    ...shipmentFields(),
  }),
  correctParcel: object({
    storeId: id(),
    orderId: id(),
    parcelId: id(),
    seen: object(shipmentFields()),
    ...shipmentFields(),
  }),
  moveParcel: object({
    storeId: id(),
    orderId: id(),
    parcelId: id(),
    from: oneOf(PARCEL_STATES),
    to: oneOf(PARCEL_STATES),
    why: undeliveredWhy(),
    reason: reasonField(),
  }),
  trackOrder: object({ token: token().required(invalid) }),
  updateOrderMaking: object({
    storeId: id(),
    orderId: id(),
    from: oneOf(MAKING_STATES),
    to: oneOf(MAKING_STATES),
  }),
  correctOrderEmail: object({
    storeId: id(),
    orderId: id(),
    email: emailField(),
    token: token().optional(),
  }),
  readInvoice: object({
    storeId: id(),
    orderId: id(),
    number: id(),
    as: oneOf(INVOICE_FILES),
    token: token().optional(),
  }),
  readOrderLink: object({ storeId: id(), orderId: id() }),
  saveNationalAddress: object({
    storeId: id(),
    orderId: id(),
    shortAddress: addressPart(),
    building: addressPart(),
    additionalNumber: addressPart(),
    zipCode: addressPart(),
    district: addressPart(),
    streetAddress: addressPart(),
  }),
  updateOrderStatus: object({
    storeId: id(),
    orderId: id(),
    from: oneOf(ORDER_STATUSES),
    to: oneOf(ORDER_STATUSES),
    reason: reasonField(),
    shipment: shipmentField(),
    why: undeliveredWhy(),
    writeOff: boolean().strict().typeError(invalid),
  }),
};
