import { array } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { invalid } from '@/lib/domain/request-schemas/parts';
import { MAX_GROUP_NAME, MAX_GROUPS } from './groups';

/** Names of a store's customer groups, or tags of a customer. */
export const groupNames = () =>
  array(typedText(cleanLine, MAX_GROUP_NAME).required(invalid))
    .typeError(invalid)
    .required(invalid)
    .max(MAX_GROUPS, invalid);
