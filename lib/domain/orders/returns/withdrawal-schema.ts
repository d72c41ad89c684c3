import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { emailField, typedText } from '@/lib/domain/forms/fields';
import { MAX_ID_LENGTH } from '@/lib/domain/ids';

/** What the law allows a shop to ask for a withdrawal: the order, and an address for the receipt. */
export const withdrawalFields = () => ({
  // Order numbers contain no other characters, so nothing else needs a lookup.
  number: typedText(cleanLine, MAX_ID_LENGTH, 'field.orderNumber.invalid')
    .required('field.orderNumber.required')
    .matches(/^[A-Za-z0-9-]*$/, 'field.orderNumber.invalid'),
  email: emailField(),
});

export const withdrawalSchema = object(withdrawalFields());
