import type { AppError } from '@/lib/domain/errors/app-error';

/** An expected outcome: a value, or a failure that screens can translate. Unexpected errors are thrown. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AppError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: AppError): Result<never> => ({ ok: false, error });
