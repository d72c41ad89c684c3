import { boolean, object } from 'yup';
import type { PrepaidCallables } from '@/lib/domain/api/money/prepaid';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { emailField, mailedName, typedText } from '@/lib/domain/forms/fields';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import { isDay } from '@/lib/domain/stats/store-day';
import { LOCALES } from '@/lib/domain/locale';
import { MAX_TYPED_CODE } from '@/lib/domain/prepaid/gift-code';
import { reasonField } from '@/lib/domain/orders/order-admin-fields';
import {
  currency,
  id,
  integer,
  invalid,
  MAX_PRICE,
  message,
  oneOf,
} from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const DAY_LENGTH = 10;

const receiver = () =>
  object({
    name: mailedName().default(''),
    email: emailField(),
    message: reasonField(),
    locale: oneOf(LOCALES),
  });

export const prepaidSchemas: SchemasOf<PrepaidCallables> = {
  readGiftBalance: object({
    storeId: id(),
    giftCode: typedText(cleanLine, MAX_TYPED_CODE).required('field.code.required'),
  }),
  buyGiftCard: object({
    storeId: id(),
    key: id(),
    amount: integer(1, MAX_PRICE, 'field.amount.invalid'),
    locale: oneOf(LOCALES),
    address: shippingSchema,
    receiver: receiver(),
    sendOn: typedText(cleanLine, DAY_LENGTH).test(
      'day',
      message('field.sendOn.invalid'),
      (day) => !day || isDay(day),
    ),
  }),
  issueGiftCard: object({
    storeId: id(),
    key: id(),
    currency: currency(),
    amount: integer(1, MAX_PRICE),
    reason: reasonField().required('field.reason.required'),
    receiver: receiver().default(undefined).optional(),
  }),
  changeGiftCard: object({
    storeId: id(),
    giftCardId: id(),
    active: boolean().strict().typeError(invalid).required(invalid),
  }),
};
