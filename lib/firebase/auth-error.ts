import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import { errorCodeOf } from '@/lib/firebase/error-code';

const WRONG_CREDENTIALS: AppError = { code: 'wrong-credentials' };

/** The Auth SDK's codes (https://firebase.google.com/docs/auth/admin/errors and firebase/auth's AuthErrorCodes). */
const BY_AUTH_CODE: Record<string, AppError> = {
  // With enumeration protection on there is only the first; the others say the same on older projects.
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/invalid-login-credentials': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/email-already-in-use': { code: 'email-in-use', fields: { email: 'email-in-use' } },
  'auth/credential-already-in-use': { code: 'email-in-use', fields: { email: 'email-in-use' } },
  'auth/invalid-email': { code: 'invalid-input', fields: { email: 'field.email.invalid' } },
  'auth/weak-password': { code: 'invalid-input', fields: { password: 'field.password.short' } },
  'auth/user-disabled': { code: 'account-disabled' },
  'auth/too-many-requests': { code: 'too-many-requests' },
  'auth/expired-action-code': { code: 'code-expired' },
  'auth/invalid-action-code': { code: 'code-expired' },
  'auth/user-token-expired': { code: 'login-required' },
  // Firebase lets nobody change a password or an address five minutes after they signed in.
  'auth/requires-recent-login': { code: 'login-again' },
};

/** What a failure of the Auth SDK means to people. */
export function authErrorOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const fallback: ErrorCode = errorCodeOf(error);
  return BY_AUTH_CODE[code] ?? { code: fallback };
}
