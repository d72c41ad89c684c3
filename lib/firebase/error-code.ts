import type { ErrorCode } from '@/lib/domain/errors/app-error';

/** Canonical gRPC statuses, as Firestore and callables report them, that mean something to people. */
const BY_STATUS: Record<string, ErrorCode> = {
  'permission-denied': 'not-allowed',
  unauthenticated: 'login-required',
  unavailable: 'try-again',
  'deadline-exceeded': 'try-again',
  'resource-exhausted': 'try-again',
  aborted: 'try-again',
  cancelled: 'try-again',
  // What firestore/lite says of a request that never reached the server.
  unknown: 'try-again',
  // What Auth says of one.
  'network-request-failed': 'try-again',
};

/** What an SDK's error, a failed chunk download or an unreadable document means to people. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'internal';
  if (error.name === 'ChunkLoadError') return 'try-again';
  const status = 'code' in error && typeof error.code === 'string' ? error.code.split('/').at(-1) : undefined;
  return (status && BY_STATUS[status]) || 'internal';
}
