import type { ErrorCode } from '@/lib/domain/errors/app-error';

/** Canonical gRPC statuses, as Firestore and callables report them, that have an error text of their own. */
const BY_STATUS: Record<string, ErrorCode> = {
  'permission-denied': 'not-allowed',
  unauthenticated: 'login-required',
  unavailable: 'try-again',
  'deadline-exceeded': 'try-again',
  'resource-exhausted': 'try-again',
  aborted: 'try-again',
  cancelled: 'try-again',
  // firestore/lite's code for a request that never reached the server.
  unknown: 'try-again',
  // Auth's code for such a request.
  'network-request-failed': 'try-again',
};

/** Converts an SDK's error, a failed chunk download or a malformed document to the app's error code. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'internal';
  if (error.name === 'ChunkLoadError') return 'try-again';
  const status = 'code' in error && typeof error.code === 'string' ? error.code.split('/').at(-1) : undefined;
  return (status && BY_STATUS[status]) || 'internal';
}
