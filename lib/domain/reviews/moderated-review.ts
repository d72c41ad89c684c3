import { fieldsOf, filledText, millis, requiredIn } from '@/lib/domain/parse/fields';
import { parseReview } from './parse-review';
import type { Review } from './review';

/** A review in the staff's list across all products. */
export interface ModeratedReview extends Review {
  readonly productId: string;
  /** Milliseconds since the epoch; changes with every edit and decision. */
  readonly updatedAt: number;
}

/** Like `parseReview`, but the product is required too. */
export function parseModeratedReview(id: string, data: unknown): ModeratedReview {
  const fields = fieldsOf(data);
  const review = parseReview(id, data);
  return {
    ...review,
    productId: requiredIn(`reviews/${id}`, fields)('productId', filledText),
    updatedAt: millis(fields.updatedAt) ?? review.createdAt,
  };
}
