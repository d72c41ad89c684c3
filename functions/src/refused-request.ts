import type { ValidationError } from 'yup';
import type { AppError } from '@/lib/domain/errors/app-error';
import { fieldErrors } from '@/lib/domain/forms/refused-fields';
import { invalid } from '@/lib/domain/request-schemas/parts';

/** Turns a schema's refusal into the caller's error, with the first error of each field, as in the form. */
export function refusedRequest(error: ValidationError): AppError {
  const refused = error.inner.length ? error.inner : [error];
  const [first] = refused;
  if (first && refused.every(isLeftOut))
    return { code: 'invalid-input', params: { missing: first.path ?? '' } };
  const fields = Object.entries(fieldErrors(error)).map(([path, message]) => [path || 'request', message]);
  return { code: 'invalid-input', fields: Object.fromEntries(fields) as Record<string, string> };
}

/** Whether a field without a form is missing: today's pages always send it, an older page does not know it. */
const isLeftOut = ({ type, message }: ValidationError): boolean =>
  type === 'optionality' && message === invalid;
