import { object } from 'yup';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { SUSPENSION_REASON_MAX } from './suspension';

const message = (key: FieldError) => key;

/** Why operators act; the owners and the logs get it. */
const reasonField = () =>
  typedText(cleanParagraphs, SUSPENSION_REASON_MAX, 'field.text.long').required(
    message('field.reason.required'),
  );

/** The form with which a store is suspended or reopened; the callable takes the same. */
export const storeStateSchema = object({ reason: reasonField() });
