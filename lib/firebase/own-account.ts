import { fail, type Result } from '@/lib/domain/result';
import { withAuth } from '@/lib/firebase/with-auth';

/** Proves again who is signed in. Fails at the field `currentPassword` when it is wrong. */
export async function proveIdentity(password: string): Promise<Result<null>> {
  const proved = await withAuth(async ({ auth, sdk }) => {
    const user = auth.currentUser;
    if (user?.email)
      await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
    return null;
  });
  if (proved.ok || proved.error.code !== 'wrong-credentials') return proved;
  return fail({ code: 'invalid-input', fields: { currentPassword: 'field.currentPassword.wrong' } });
}

/** Changes the signed-in user's password. Fails at the field `currentPassword` when that is wrong. */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const proved = await proveIdentity(current);
  if (!proved.ok) return proved;
  return withAuth(async ({ auth, sdk }) => {
    if (auth.currentUser) await sdk.updatePassword(auth.currentUser, next);
    return null;
  });
}

/** Asks whether the e-mail was verified meanwhile, on whatever device; the session's watchers then hear of it. */
export const refreshVerification = (): Promise<Result<null>> =>
  withAuth(async ({ auth }) => {
    await auth.currentUser?.reload();
    if (auth.currentUser?.emailVerified) await auth.currentUser.getIdToken(true);
    return null;
  });
