import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';

/** One line in a list and in a mail. */
export const MAX_REASON = 300;
export const MAX_SHIPMENT_TEXT = 100;

const invalid: FieldError = 'field.invalid';

/** Why the store cancelled or refunded; may be left empty. */
export const reasonField = () => typedText(cleanLine).default('').max(MAX_REASON, invalid);

const shipmentText = () => typedText(cleanLine).default('').max(MAX_SHIPMENT_TEXT, invalid);

/** Who carries an order and under which number; either may be left empty. */
export const shipmentField = () =>
  object({ carrier: shipmentText(), trackingNumber: shipmentText() }).default(undefined).optional();
