import { object } from 'yup';
import type { CatalogueCallables } from '@/lib/domain/api/catalogue';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { LOCALES } from '@/lib/domain/locale';
import { reviewSchema } from '@/lib/domain/reviews/review-schema';
import { id, integer, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

export const catalogueSchemas: SchemasOf<CatalogueCallables> = {
  saveProduct: productSchema.shape({
    storeId: id(),
    productId: id(),
    baseUpdatedAt: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  deleteProduct: object({ storeId: id(), productId: id() }),
  submitReview: reviewSchema.shape({
    storeId: id(),
    productId: id(),
    locale: oneOf(LOCALES).optional(),
  }),
};
