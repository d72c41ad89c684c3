import { errorCode } from '@/functions/src/adapters/database/error-code';

/** A failure in a structured line of the log: an Error itself would be logged as {}. */
interface Failure {
  readonly code?: string | number;
  readonly message: string;
  readonly stack?: string;
}

/** Mail servers repeat the address that they refuse, Stripe the end of a key. */
const ADDRESS = /[^\s<>"'(),;:/]{1,64}@[^\s<>"'(),;:/]{1,255}/g;
const KEY = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;

const withoutSecrets = (text: string): string => text.replace(ADDRESS, '[address]').replace(KEY, '[key]');

/** What is known of a failure, without addresses and keys. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const code = errorCode(error);
  return {
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: withoutSecrets(error.message),
    ...(error.stack && { stack: withoutSecrets(error.stack) }),
  };
}
