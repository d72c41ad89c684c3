import { ValidationError, type ObjectSchema } from 'yup';
import type { AppError } from '@/lib/domain/errors/app-error';

/** Why a form's values are refused, at its fields; null where they are not. */
export function fieldErrorsOf<T extends object>(schema: ObjectSchema<T>, values: object): AppError | null {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
    return { code: 'invalid-input', fields };
  }
}
