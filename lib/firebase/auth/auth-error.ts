import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import { errorCodeOf } from '@/lib/firebase/error-code';

const WRONG_CREDENTIALS: AppError = { code: 'wrong-credentials' };
const OTHER_METHOD: AppError = { code: 'other-method', params: { method: 'password' } };

/** The Auth SDK's codes (https://firebase.google.com/docs/auth/admin/errors and firebase/auth's AuthErrorCodes). */
const BY_AUTH_CODE: Record<string, AppError> = {
  // With enumeration protection only the first occurs; older projects use the others for the same.
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/invalid-login-credentials': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/email-already-in-use': { code: 'email-in-use', fields: { email: 'email-in-use' } },
  'auth/credential-already-in-use': { code: 'email-in-use', fields: { email: 'email-in-use' } },
  'auth/invalid-email': { code: 'invalid-input', fields: { email: 'field.email.invalid' } },
  'auth/weak-password': { code: 'invalid-input', fields: { password: 'field.password.short' } },
  // The e-mail of the Google account belongs to another account, which signs in by password.
  'auth/account-exists-with-different-credential': OTHER_METHOD,
  'auth/popup-blocked': { code: 'popup-blocked' },
  'auth/popup-closed-by-user': { code: 'sign-in-cancelled' },
  'auth/cancelled-popup-request': { code: 'sign-in-cancelled' },
  // Not enabled in the project: Google, or second factors.
  'auth/operation-not-allowed': { code: 'sign-in-unavailable' },
  'auth/multi-factor-auth-required': { code: 'second-factor-required' },
  'auth/invalid-verification-code': { code: 'invalid-input', fields: { code: 'field.code.wrong' } },
  'auth/missing-code': { code: 'invalid-input', fields: { code: 'field.code.wrong' } },
  'auth/unverified-email': { code: 'email-unverified' },
  // The user chose a Google account other than the signed-in one.
  'auth/user-mismatch': WRONG_CREDENTIALS,
  'auth/user-disabled': { code: 'account-disabled' },
  'auth/too-many-requests': { code: 'too-many-requests' },
  'auth/expired-action-code': { code: 'code-expired' },
  'auth/invalid-action-code': { code: 'code-expired' },
  'auth/user-token-expired': { code: 'login-required' },
  // Firebase refuses to change a password or address five minutes after the sign-in.
  'auth/requires-recent-login': { code: 'login-again' },
};

/** Converts an error of the Auth SDK to the app's error. */
export function authErrorOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const fallback: ErrorCode = errorCodeOf(error);
  return BY_AUTH_CODE[code] ?? { code: fallback };
}
