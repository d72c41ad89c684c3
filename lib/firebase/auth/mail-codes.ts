import type { Result } from '@/lib/domain/result';
import { withAuth } from '@/lib/firebase/auth/with-auth';

/** The e-mail of the account whose password a reset code may change; fails with `code-expired`. */
export const emailOfResetCode = (code: string): Promise<Result<string>> =>
  withAuth(({ auth, sdk }) => sdk.verifyPasswordResetCode(auth, code));

/** Uses up the code; fails with `code-expired`, or at the field `password`. */
export const resetPassword = (code: string, password: string): Promise<Result<null>> =>
  withAuth(async ({ auth, sdk }) => {
    await sdk.confirmPasswordReset(auth, code, password);
    return null;
  });

/** Uses up the code of a verification mail; a signed-in user's token then says that the e-mail is verified. */
export const verifyEmail = (code: string): Promise<Result<null>> =>
  withAuth(async ({ auth, sdk }) => {
    await sdk.applyActionCode(auth, code);
    await auth.currentUser?.reload();
    await auth.currentUser?.getIdToken(true);
    return null;
  });
