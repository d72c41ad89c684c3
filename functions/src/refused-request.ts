import type { ValidationError } from 'yup';
import type { AppError } from '@/lib/domain/errors/app-error';
import { invalid } from '@/lib/domain/request-schemas/parts';

/** Turns a schema's refusal into the caller's error, with the first error of each field, as in the form. */
export function refusedRequest(error: ValidationError): AppError {
  const refused = error.inner.length ? error.inner : [error];
  const [first] = refused;
  if (first && refused.every(isLeftOut))
    return { code: 'invalid-input', params: { missing: first.path ?? '' } };
  const fields = [...refused].reverse().map(({ path, message }) => [path || 'request', message] as const);
  return { code: 'invalid-input', fields: Object.fromEntries(fields) };
}

/** Whether a field without a form is missing: today's pages always send it, an older page does not know it. */
const isLeftOut = ({ type, message }: ValidationError): boolean =>
  type === 'optionality' && message === invalid;
