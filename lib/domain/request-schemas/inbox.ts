import { object } from 'yup';
import type { InboxCallables } from '@/lib/domain/api/inbox';
import { CONTACT_MARKS } from '@/lib/domain/contact/contact-status';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { mailedLine, typedText } from '@/lib/domain/forms/fields';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { id, integer, invalid, MAX_PATH, message, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

const DECISIONS = ['published', 'rejected'] as const;

export const inboxSchemas: SchemasOf<InboxCallables> = {
  answerContactRequest: object({
    storeId: id(),
    requestId: id(),
    key: id(),
    text: typedText(cleanParagraphs, FIELD_LIMITS.descriptionMax).required(
      message('field.comments.required'),
    ),
  }),
  markContactRequest: object({ storeId: id(), requestId: id(), mark: oneOf(CONTACT_MARKS) }),
  deleteContactRequest: object({ storeId: id(), requestId: id() }),
  moderateReview: object({
    storeId: id(),
    productId: id(),
    reviewId: id(),
    seenAt: integer(0, Number.MAX_SAFE_INTEGER),
    to: oneOf(DECISIONS),
  }),
  removeReviewPicture: object({
    storeId: id(),
    productId: id(),
    reviewId: id(),
    picture: typedText((value) => value, MAX_PATH)
      .matches(/^[\w./-]+$/, invalid)
      .required(invalid),
    reason: mailedLine(MAX_REASON).required(message('field.reason.required')),
  }),
  replyToReview: object({
    storeId: id(),
    productId: id(),
    reviewId: id(),
    seenAt: integer(0, Number.MAX_SAFE_INTEGER),
    text: typedText(cleanParagraphs, FIELD_LIMITS.commentsMax, 'field.comments.long').defined(),
  }),
};
