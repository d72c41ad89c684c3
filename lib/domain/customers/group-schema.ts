import { array } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { invalid } from '@/lib/domain/request-schemas/parts';
import { MAX_LABEL_LENGTH, MAX_CUSTOMER_LABELS } from './groups';

/** Names of a store's customer groups, or tags of a customer. */
export const groupNames = () =>
  array(typedText(cleanLine, MAX_LABEL_LENGTH).required(invalid))
    .typeError(invalid)
    .required(invalid)
    .max(MAX_CUSTOMER_LABELS, invalid);
