import { object } from 'yup';
import type { InferType } from 'yup';
import { cleanLine, latinDigits } from '@/lib/domain/forms/clean-text';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';

const message = (key: FieldError) => key;

/** Six digits and the spaces between them. */
const LONGEST_TYPED = 12;

/** The code of an authenticator app, in Arabic or Latin digits, with the space that apps show. */
export const codeSchema = object({
  code: typedText(
    (value) => latinDigits(cleanLine(value)).replace(/\s/g, ''),
    LONGEST_TYPED,
    message('field.code.required'),
  )
    .required(message('field.code.required'))
    .matches(/^\d{6}$/, message('field.code.required')),
});

export type CodeForm = InferType<typeof codeSchema>;
