import type { ValidationError } from 'yup';
import type { AppError } from '@/lib/domain/errors/app-error';
import { invalid } from '@/lib/domain/request-schemas/parts';

/** Turns a schema's refusal into the caller's error, with the first complaint about each field, as in the form. */
export function refusedRequest(error: ValidationError): AppError {
  const refused = error.inner.length ? error.inner : [error];
  const [first] = refused;
  if (first && refused.every(isLeftOut))
    return { code: 'invalid-input', params: { missing: first.path ?? '' } };
  const fields = [...refused].reverse().map(({ path, message }) => [path || 'request', message] as const);
  return { code: 'invalid-input', fields: Object.fromEntries(fields) };
}

/** Whether no form asks for it and it was not sent: a page of today always does, an older one did not know of it. */
const isLeftOut = ({ type, message }: ValidationError): boolean =>
  type === 'optionality' && message === invalid;
