import { ValidationError, type Schema } from 'yup';

/** The first error of each field, by its path; none for valid values. */
export function errorsOf(schema: Schema, values: unknown): Readonly<Record<string, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const entries = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(entries.reverse());
  }
}
