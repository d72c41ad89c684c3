import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { emailField, typedText } from '@/lib/domain/forms/fields';
import { MAX_ID_LENGTH } from '@/lib/domain/ids';

/** What the law lets a shop ask who withdraws: which order, and where the receipt goes. */
export const withdrawalFields = () => ({
  // No id holds anything else, and none is looked up by it.
  number: typedText(cleanLine, MAX_ID_LENGTH, 'field.orderNumber.invalid')
    .required('field.orderNumber.required')
    .matches(/^[A-Za-z0-9-]*$/, 'field.orderNumber.invalid'),
  email: emailField(),
});

export const withdrawalSchema = object(withdrawalFields());
