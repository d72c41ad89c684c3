import { array, mixed, number, object } from 'yup';
import type { CallableName, Callables } from './api';
import { MAX_LINES, MAX_QUANTITY } from './cart/cart';
import { contactSchema } from './contact/contact-schema';
import { PRODUCT_STATUSES } from './catalogue/product';
import { cleanLine, cleanParagraphs } from './forms/clean-text';
import { FIELD_LIMITS } from './forms/field-errors';
import type { FieldError } from './forms/field-errors';
import { nameField, typedText } from './forms/fields';
import { LOCALES } from './locale';
import { isCurrencyCode } from './money/money';
import type { CurrencyCode } from './money/money';
import { ORDER_STATUSES, PAYMENT_METHODS } from './orders/order-status';
import { reviewSchema } from './reviews/review-schema';
import { shippingSchema } from './orders/shipping-schema';
import { isHexColor } from './store/parse-store-setting';

/** Minor units; 100 lines of 99 pieces at this price still add up exactly. */
const MAX_PRICE = 1_000_000_000;
const MAX_STOCK = 1_000_000;
const MAX_VARIANTS = 200;
const MAX_TOKEN_LENGTH = 4096;

const message = (key: FieldError) => key;
const invalid = message('field.invalid');
const asIs = (value: string) => value;

/** A document id or client-made key: never a path, never a field path. */
const id = () =>
  typedText(asIs)
    .required(invalid)
    .matches(/^[\w-]{1,128}$/, invalid);

const token = () => typedText(asIs).max(MAX_TOKEN_LENGTH, invalid);

/** Strict, because yup would read '3' and ' 3 ' as numbers. */
const integer = (min: number, max: number, key: FieldError = 'field.invalid') =>
  number().strict().typeError(key).required(key).integer(key).min(min, key).max(max, key);

const oneOf = <T extends string>(options: readonly T[]) =>
  mixed<T>()
    .required(invalid)
    .oneOf([...options], invalid);

const currency = () =>
  mixed<CurrencyCode>((value): value is CurrencyCode => isCurrencyCode(value))
    .typeError(invalid)
    .required(invalid);

const color = () =>
  typedText(cleanLine).test(
    'color',
    message('field.color.invalid'),
    (value) => value === undefined || isHexColor(value),
  );

const localizedText = (clean: (value: string) => string, max: number) => {
  const language = () => typedText(clean).defined(invalid).max(max, invalid);
  return object({ en: language(), ar: language() });
};

const title = localizedText(cleanLine, FIELD_LIMITS.titleMax).test(
  'filled',
  message('field.title.required'),
  (value) => !value || Boolean(value.en || value.ar),
);

const lines = array(
  object({
    productId: id(),
    variantId: id(),
    quantity: integer(1, MAX_QUANTITY, 'field.quantity.invalid'),
    seenPrice: integer(0, MAX_PRICE),
  }),
)
  .typeError(invalid)
  .required(invalid)
  .max(MAX_LINES, invalid);

const variants = array(
  object({
    id: id(),
    price: integer(0, MAX_PRICE),
    stock: integer(0, MAX_STOCK),
    seenStock: integer(0, MAX_STOCK),
  }),
)
  .typeError(invalid)
  .max(MAX_VARIANTS, invalid);

const quoted = { storeId: id(), lines, currency: currency(), locale: oneOf(LOCALES) };

interface RequestSchema<T> {
  validateSync(value: unknown, options: { abortEarly: boolean; stripUnknown: boolean }): T;
}

/** What each callable accepts; unknown fields are dropped, so a price or total sent along is never seen. */
export const requestSchemas: { readonly [N in CallableName]: RequestSchema<Callables[N]['request']> } = {
  quoteCart: object(quoted),
  placeOrder: object({
    ...quoted,
    key: id(),
    address: shippingSchema,
    paymentMethod: oneOf(PAYMENT_METHODS),
  }),
  cancelOrder: object({ storeId: id(), orderId: id() }),
  trackOrder: object({ token: token().required(invalid) }),
  completeSignUp: object({ storeId: id(), name: nameField().optional(), guestToken: token() }),
  submitContactRequest: contactSchema.shape({ storeId: id(), key: id(), locale: oneOf(LOCALES) }),
  submitReview: reviewSchema.shape({ storeId: id(), productId: id() }),
  updateOrderStatus: object({
    storeId: id(),
    orderId: id(),
    from: oneOf(ORDER_STATUSES),
    to: oneOf(ORDER_STATUSES),
  }),
  saveProduct: object({
    storeId: id(),
    productId: id(),
    baseUpdatedAt: integer(0, Number.MAX_SAFE_INTEGER),
    title: title.default(undefined),
    description: localizedText(cleanParagraphs, FIELD_LIMITS.descriptionMax).default(undefined),
    status: mixed<(typeof PRODUCT_STATUSES)[number]>().oneOf([...PRODUCT_STATUSES], invalid),
    variants,
  }),
  saveStoreSetting: object({ storeId: id(), primaryColor: color(), secondaryColor: color() }),
};
