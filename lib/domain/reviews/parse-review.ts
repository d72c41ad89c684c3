import {
  fieldsOf,
  filledText,
  flag,
  listOf,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import {
  RATINGS,
  REVIEW_STATUSES,
  type Rating,
  type PictureRemoved,
  type Review,
  type ReviewReply,
} from './review';

/** Parses a stored review; name and rating are required (MalformedDocumentError). */
export function parseReview(id: string, data: unknown): Review {
  const fields = fieldsOf(data);
  const need = requiredIn(`reviews/${id}`, fields);
  const reply = parseReply(fields.reply);
  const pictures = listOf(fields.pictures, filledText);
  const pictureRemoved = parseRemoved(fields.pictureRemoved);
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
    ...(pictures.length > 0 && { pictures }),
    ...(pictureRemoved && { pictureRemoved }),
  };
}

/** A review without one has none. */
function parseReply(value: unknown): ReviewReply | undefined {
  const { text: words, at } = fieldsOf(value);
  const reply = filledText(words);
  return reply ? { text: reply, at: millis(at) ?? 0 } : undefined;
}

function parseRemoved(value: unknown): PictureRemoved | undefined {
  const { reason, at } = fieldsOf(value);
  const why = filledText(reason);
  return why ? { reason: why, at: millis(at) ?? 0 } : undefined;
}

export const parseRating = (value: unknown): Rating | undefined => RATINGS.find((rating) => rating === value);
