import { ValidationError, type Schema } from 'yup';
import type { AppError } from '@/lib/domain/errors/app-error';

/** The first error of each field, by its path; that of the whole value has the path ''. */
export function fieldErrors(error: ValidationError): Readonly<Record<string, string>> {
  const inner = error.inner.length ? error.inner : [error];
  return Object.fromEntries(inner.map(({ path = '', message }) => [path, message] as const).reverse());
}

/** Why a schema refuses values, by field; none for valid ones. */
export function errorsOf(schema: Schema, values: unknown): Readonly<Record<string, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldErrors(error);
  }
}

/** The same as an error to show; null for valid values. */
export function refusalOf(schema: Schema, values: unknown): AppError | null {
  const fields = errorsOf(schema, values);
  return Object.keys(fields).length ? { code: 'invalid-input', fields } : null;
}
