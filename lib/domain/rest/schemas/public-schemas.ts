import { ADDRESS_FIELDS, GENERAL_FIELDS } from '@/lib/domain/address/address-fields';
import { PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import { LOCALES } from '@/lib/domain/locale';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@/lib/domain/orders/order-status';
import { PARCEL_STATES } from '@/lib/domain/orders/parcels/parcel';
import type { publicOrder } from '@/lib/domain/webhooks/public-order';
import type { publicProduct } from '@/lib/domain/webhooks/public-product';
import type { stockOf } from '@/lib/domain/rest/public-stock';
import type { Problem } from '@/lib/domain/rest/problem';
import {
  amount,
  bilingual,
  flag,
  list,
  oneOf,
  optionalAmount,
  optionalTime,
  record,
  ref,
  text,
  time,
  whole,
  type JsonSchema,
} from './json-schema';

type PublicOrder = ReturnType<typeof publicOrder>;
type PublicProduct = ReturnType<typeof publicProduct>;
type PublicStock = ReturnType<typeof stockOf>[number];
/** One schema for each field; a forgotten field does not compile. */
type FieldsOf<T> = Readonly<Record<keyof T, JsonSchema>>;

const ORDER_LINE: FieldsOf<PublicOrder['lines'][number]> = {
  ...{ productId: text, variantId: text, sku: text, title: bilingual },
  ...{ quantity: whole, unitPrice: amount, discount: amount },
};

const PARCEL: FieldsOf<PublicOrder['parcels'][number]> = {
  ...{ id: text, state: oneOf(PARCEL_STATES), carrier: text, trackingNumber: text },
  lines: list({
    ...record({ line: whole, quantity: whole }),
    description: '`line` is a position in the lines of the order, from 0.',
  }),
};

const ORDER: FieldsOf<PublicOrder> = {
  ...{ id: text, number: text, status: oneOf(ORDER_STATUSES) },
  ...{ paymentMethod: oneOf(PAYMENT_METHODS), paymentStatus: oneOf(PAYMENT_STATUSES) },
  ...{ locale: oneOf(LOCALES), currency: text },
  ...{ subtotal: amount, discount: amount, deliveryCharges: amount, cashFee: amount, rounding: amount },
  total: amount,
  due: { ...amount, description: 'What is left after a gift card or store credit, in minor units.' },
  lines: list(record(ORDER_LINE)),
  shippingAddress: {
    type: 'object',
    properties: Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text])),
    required: [...GENERAL_FIELDS],
  },
  parcels: list(ref('Parcel')),
  ...{ marketingConsent: flag, createdAt: time, placedAt: optionalTime, updatedAt: time },
};

const VARIANT: FieldsOf<PublicProduct['variants'][number]> = {
  ...{ id: text, sku: text, optionValues: { type: 'object', additionalProperties: text } },
  ...{ price: amount, salePrice: optionalAmount, stock: whole, enabled: flag },
};

const PRODUCT: FieldsOf<PublicProduct> = {
  ...{ id: text, slug: text, status: oneOf(PRODUCT_STATUSES), title: bilingual, currency: text },
  variants: list(record(VARIANT)),
  ...{ saleFrom: optionalTime, saleTo: optionalTime, updatedAt: time },
};

const STOCK: FieldsOf<PublicStock> = { productId: text, variantId: text, sku: text, stock: whole };

const PROBLEM: FieldsOf<Problem> = {
  ...{ type: text, title: text, status: whole, requestId: text },
  code: { ...text, description: 'Stable; texts may change, codes do not.' },
  errors: list(record({ path: text, code: text })),
  retryAfter: { ...whole, description: 'Seconds, for `too-many-requests`.' },
};

const page = (name: string): JsonSchema =>
  record({
    data: list(ref(name)),
    nextCursor: { type: ['string', 'null'], description: 'Of the next page; null on the last.' },
  });

/** The shapes of all answers, by their names in the document. */
export const PUBLIC_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Order: record(ORDER),
  OrderPage: page('Order'),
  Parcel: record(PARCEL),
  Product: record(PRODUCT),
  ProductPage: page('Product'),
  Stock: record(STOCK),
  StockPage: page('Stock'),
  Problem: { ...record(PROBLEM), required: ['type', 'title', 'status', 'code', 'requestId'] },
};
