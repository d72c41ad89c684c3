import { array, object } from 'yup';
import type { DiscountCallables } from '@/lib/domain/api/discounts';
import { discountSchema } from '@/lib/domain/discounts/discount-schema';
import { isCode, MAX_CODE_LENGTH, MAX_SINGLE_CODES, MOST_COUNTED } from '@/lib/domain/discounts/discount';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { id, integer, invalid } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const discountSchemas: SchemasOf<DiscountCallables> = {
  saveDiscount: object({
    storeId: id(),
    discountId: id(),
    rule: discountSchema.required(invalid),
    seen: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  deleteDiscount: object({ storeId: id(), discountId: id() }),
  makeDiscountCodes: object({
    storeId: id(),
    discountId: id(),
    wanted: integer(1, MAX_SINGLE_CODES, 'field.count.invalid'),
  }),
  listDiscountCodes: object({
    storeId: id(),
    discountId: id(),
    after: typedText(cleanLine, MAX_CODE_LENGTH)
      .defined(invalid)
      .test('code', invalid, (code) => code === '' || isCode(code)),
  }),
  countDiscountOrders: object({
    storeId: id(),
    discountIds: array(id()).typeError(invalid).required(invalid).max(MOST_COUNTED, invalid),
  }),
};
