import { fieldsOf, filledText, flag, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';
import { RATINGS, REVIEW_STATUSES, type Rating, type Review } from './review';

/** A review from its stored document; name and rating are required (MalformedDocumentError). */
export function parseReview(id: string, data: unknown): Review {
  const fields = fieldsOf(data);
  const need = requiredIn(`reviews/${id}`, fields);
  return {
    id,
    name: need('name', filledText),
    rating: need('rating', parseRating),
    title: text(fields.title) ?? '',
    comment: text(fields.comment) ?? '',
    verified: flag(fields.verified) ?? false,
    status: oneOf(REVIEW_STATUSES, fields.status) ?? 'pending',
    createdAt: millis(fields.createdAt) ?? 0,
  };
}

export const parseRating = (value: unknown): Rating | undefined => RATINGS.find((rating) => rating === value);
