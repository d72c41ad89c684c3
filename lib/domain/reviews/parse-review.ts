import { fieldsOf, filledText, flag, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';
import { RATINGS, REVIEW_STATUSES, type Rating, type Review, type ReviewReply } from './review';

/** A review from its stored document; name and rating are required (MalformedDocumentError). */
export function parseReview(id: string, data: unknown): Review {
  const fields = fieldsOf(data);
  const need = requiredIn(`reviews/${id}`, fields);
  const reply = parseReply(fields.reply);
  return {
    id,
    name: need('name', filledText),
    rating: need('rating', parseRating),
    title: text(fields.title) ?? '',
    comment: text(fields.comment) ?? '',
    verified: flag(fields.verified) ?? false,
    status: oneOf(REVIEW_STATUSES, fields.status) ?? 'pending',
    createdAt: millis(fields.createdAt) ?? 0,
    ...(reply && { reply }),
  };
}

/** A review without one has none. */
function parseReply(value: unknown): ReviewReply | undefined {
  const { text: words, at } = fieldsOf(value);
  const reply = filledText(words);
  return reply ? { text: reply, at: millis(at) ?? 0 } : undefined;
}

export const parseRating = (value: unknown): Rating | undefined => RATINGS.find((rating) => rating === value);
