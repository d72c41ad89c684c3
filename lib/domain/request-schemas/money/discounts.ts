import { array, object } from 'yup';
import type { DiscountCallables } from '@/lib/domain/api/discounts';
import { discountSchema } from '@/lib/domain/discounts/discount-schema';
import { MOST_COUNTED } from '@/lib/domain/discounts/discount';
import { id, invalid } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const discountSchemas: SchemasOf<DiscountCallables> = {
  saveDiscount: object({ storeId: id(), discountId: id(), rule: discountSchema.required(invalid) }),
  deleteDiscount: object({ storeId: id(), discountId: id() }),
  countDiscountOrders: object({
    storeId: id(),
    discountIds: array(id()).typeError(invalid).required(invalid).max(MOST_COUNTED, invalid),
  }),
};
