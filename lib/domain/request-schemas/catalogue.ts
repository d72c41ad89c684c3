import { array, object } from 'yup';
import type { CatalogueCallables } from '@/lib/domain/api/catalogue';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { LOCALES } from '@/lib/domain/locale';
import { MAX_REVIEW_PICTURES } from '@/lib/domain/reviews/review';
import { reviewSchema } from '@/lib/domain/reviews/review-schema';
import { id, integer, invalid, message, oneOf, token } from './parts';
import type { SchemasOf } from './request-schema';

const sentReview = () => ({
  productId: id(),
  locale: oneOf(LOCALES).optional(),
  pictures: array(id()).max(MAX_REVIEW_PICTURES, message('field.pictures.many')).optional(),
});

export const catalogueSchemas: SchemasOf<CatalogueCallables> = {
  saveProduct: productSchema.shape({
    storeId: id(),
    productId: id(),
    baseUpdatedAt: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  deleteProduct: object({ storeId: id(), productId: id() }),
  submitReview: reviewSchema.shape({ ...sentReview(), storeId: id() }),
  readReviewLink: object({ token: token().required(invalid) }),
  sendLinkedReview: reviewSchema.shape({ ...sentReview(), token: token().required(invalid) }),
};
