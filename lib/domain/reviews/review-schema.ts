import { number, object } from 'yup';
import type { InferType } from 'yup';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { emailField, mailedName, typedText } from '@/lib/domain/forms/fields';
import { RATINGS } from './review';

const message = (key: FieldError) => key;

/** SPEC.md 5's rules for a review, for the form and for `submitReview`; casting cleans the input. */
export const reviewSchema = object({
  rating: number()
    .typeError(message('field.rating.required'))
    .required(message('field.rating.required'))
    .oneOf([...RATINGS], message('field.rating.required')),
  name: mailedName().required(message('field.name.required')),
  email: emailField(),
  title: typedText(cleanLine, FIELD_LIMITS.titleMax, 'field.reviewTitle.long').required(
    message('field.reviewTitle.required'),
  ),
  comment: typedText(cleanParagraphs, FIELD_LIMITS.commentsMax, 'field.comments.long').required(
    message('field.comment.required'),
  ),
});

export type ReviewForm = InferType<typeof reviewSchema>;
