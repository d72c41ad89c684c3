import { boolean, object } from 'yup';
import type { PrepaidCallables } from '@/lib/domain/api/money/prepaid';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { emailField, mailedName, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { MAX_TYPED_CODE } from '@/lib/domain/prepaid/gift-code';
import { reasonField } from '@/lib/domain/orders/order-admin-fields';
import { currency, id, integer, invalid, MAX_PRICE, oneOf } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const prepaidSchemas: SchemasOf<PrepaidCallables> = {
  readGiftBalance: object({
    storeId: id(),
    giftCode: typedText(cleanLine, MAX_TYPED_CODE).required('field.code.required'),
  }),
  issueGiftCard: object({
    storeId: id(),
    key: id(),
    currency: currency(),
    amount: integer(1, MAX_PRICE),
    reason: reasonField().required('field.reason.required'),
    receiver: object({
      name: mailedName().default(''),
      email: emailField(),
      message: reasonField(),
      locale: oneOf(LOCALES),
    })
      .default(undefined)
      .optional(),
  }),
  changeGiftCard: object({
    storeId: id(),
    giftCardId: id(),
    active: boolean().strict().typeError(invalid).required(invalid),
  }),
};
