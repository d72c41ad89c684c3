import { object } from 'yup';
import type { InferType } from 'yup';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { emailField, nameField, typedText } from '@/lib/domain/forms/fields';

const message = (key: FieldError) => key;

/** SPEC.md 5's rules for "Contact us", for the form and for `submitContactRequest`; casting cleans the input. */
export const contactSchema = object({
  fullName: nameField(),
  email: emailField(),
  comments: typedText(cleanParagraphs, FIELD_LIMITS.commentsMax, 'field.comments.long').required(
    message('field.comments.required'),
  ),
});

export type ContactForm = InferType<typeof contactSchema>;
