import { array, mixed, object } from 'yup';
import type { CatalogueCallables } from '@/lib/domain/api/catalogue';
import { PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { reviewSchema } from '@/lib/domain/reviews/review-schema';
import { id, integer, invalid, localizedText, MAX_PRICE, message } from './parts';
import type { SchemasOf } from './request-schema';

const MAX_STOCK = 1_000_000;
const MAX_VARIANTS = 200;

const title = localizedText(cleanLine, FIELD_LIMITS.titleMax).test(
  'filled',
  message('field.title.required'),
  (value) => !value || Boolean(value.en || value.ar),
);

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

export const catalogueSchemas: SchemasOf<CatalogueCallables> = {
  saveProduct: object({
    storeId: id(),
    productId: id(),
    baseUpdatedAt: integer(0, Number.MAX_SAFE_INTEGER),
    title: title.default(undefined),
    description: localizedText(cleanParagraphs, FIELD_LIMITS.descriptionMax).default(undefined),
    status: mixed<(typeof PRODUCT_STATUSES)[number]>().oneOf([...PRODUCT_STATUSES], invalid),
    variants,
  }),
  submitReview: reviewSchema.shape({ storeId: id(), productId: id() }),
};
