import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { fieldErrors } from '@/lib/domain/forms/refused-fields';

/** Validates with the function's schema, so that the error paths match; `validate` throws its refusals, all at once. */
export const schemaResolver =
  <Form extends FieldValues>(validate: (values: Form) => void): Resolver<Form> =>
  (values, _, options) => {
    try {
      validate(values);
      return { values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const found = Object.entries(fieldErrors(error)).map(([path, message]) => [
        path || 'root',
        { type: 'refused', message },
      ]);
      return { values: {}, errors: toNestErrors<Form>(Object.fromEntries(found), options) };
    }
  };
