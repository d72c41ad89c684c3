import type { FieldError } from '@/lib/domain/forms/field-errors';
import { mailedLine } from '@/lib/domain/forms/fields';
import { MAX_CHANGE_TEXT } from './change-design';

const required = (key: FieldError) => key;

export const changeMessage = () => mailedLine(MAX_CHANGE_TEXT).required(required('field.change.required'));

/** Required for a refusal (`approves` is false), optional for an approval. */
export const changeAnswer = () =>
  mailedLine(MAX_CHANGE_TEXT)
    .default('')
    .when('approves', {
      is: false,
      then: (words) => words.required(required('field.answer.required')),
    });
