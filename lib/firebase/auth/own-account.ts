import { fail, type Result } from '@/lib/domain/result';
import { openGooglePopup } from '@/lib/firebase/auth/google-popup';
import { withSecondFactor } from '@/lib/firebase/auth/second-factor';
import { withAuth } from '@/lib/firebase/auth/with-auth';

/**
 * Reauthenticates the signed-in user by password. Fails at the field `currentPassword` if it is wrong, and with
 * `second-factor-required` if `submitSecondFactorCode` has to follow.
 */
export async function reauthenticate(password: string): Promise<Result<null>> {
  const proved = await withAuth(async (loaded) => {
    const { auth, sdk } = loaded;
    const user = auth.currentUser;
    if (!user?.email) return null;
    const credential = sdk.EmailAuthProvider.credential(user.email, password);
    await withSecondFactor(loaded, () => sdk.reauthenticateWithCredential(user, credential));
    return null;
  });
  if (proved.ok || proved.error.code !== 'wrong-credentials') return proved;
  return fail({ code: 'invalid-input', fields: { currentPassword: 'field.currentPassword.wrong' } });
}

/**
 * Reauthenticates by the Google account. Fails with `wrong-credentials` for another one, `second-factor-required`,
 * `sign-in-cancelled`.
 */
export const reauthenticateWithGoogle = (): Promise<Result<null>> =>
  withAuth(async (loaded) => {
    const user = loaded.auth.currentUser;
    if (user) await withSecondFactor(loaded, () => openGooglePopup(loaded, { kind: 'reauthenticate', user }));
    return null;
  });

/** Sets the signed-in user's password; needs a sign-in of the last minutes (`login-again`). Fails at the field `password`. */
export const setPassword = (password: string): Promise<Result<null>> =>
  withAuth(async ({ auth, sdk }) => {
    if (auth.currentUser) await sdk.updatePassword(auth.currentUser, password);
    return null;
  });

/**
 * Checks whether the e-mail was verified meanwhile, on any device; the session's listeners are notified. The token comes first:
 * who is told that the e-mail is verified may ask with it at once.
 */
export const refreshVerification = (): Promise<Result<null>> =>
  withAuth(async ({ auth }) => {
    const token = await auth.currentUser?.getIdTokenResult(true);
    if (token?.claims.email_verified) await auth.currentUser?.reload();
    return null;
  });
