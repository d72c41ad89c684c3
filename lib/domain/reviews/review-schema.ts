import { number, object } from 'yup';
import type { InferType } from 'yup';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { emailField, typedText } from '@/lib/domain/forms/fields';
import { RATINGS } from './review';

const message = (key: FieldError) => key;

/** SPEC.md 5's rules for a review, for the form and for `submitReview`; casting cleans what was typed. */
export const reviewSchema = object({
  rating: number()
    .typeError(message('field.rating.required'))
    .required(message('field.rating.required'))
    .oneOf([...RATINGS], message('field.rating.required')),
  name: typedText(cleanLine)
    .required(message('field.name.required'))
    .max(FIELD_LIMITS.nameMax, message('field.name.long')),
  email: emailField(),
  title: typedText(cleanLine)
    .required(message('field.reviewTitle.required'))
    .max(FIELD_LIMITS.titleMax, message('field.reviewTitle.long')),
  comment: typedText(cleanParagraphs)
    .required(message('field.comment.required'))
    .max(FIELD_LIMITS.commentsMax, message('field.comments.long')),
});

export type ReviewForm = InferType<typeof reviewSchema>;
