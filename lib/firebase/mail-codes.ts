import type { Locale } from '@/lib/domain/locale';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import { env } from '@/lib/env';
import { withAuth } from '@/lib/firebase/with-auth';

/**
 * Mails a link with which to choose a new password, in the given language. Succeeds for an unknown e-mail too, so
 * that nobody learns who has an account.
 */
export async function sendPasswordReset(email: string, locale: Locale): Promise<Result<null>> {
  const sent = await withAuth(async ({ auth, sdk }) => {
    if (await isUnknown(email)) return null;
    auth.languageCode = locale;
    await sdk.sendPasswordResetEmail(auth, email, { url: env.siteUrl });
    return null;
  });
  return !sent.ok && sent.error.code === 'wrong-credentials' ? ok(null) : sent;
}

/**
 * Whether the provider says that nobody has this e-mail, which it does only where enumeration protection is off. Asked
 * first, because it would refuse to send and the browser would show that refusal in its console.
 */
async function isUnknown(email: string): Promise<boolean> {
  const { apiKey } = env.firebase;
  const host = env.emulators.auth ? `http://${env.emulators.auth}/` : 'https://';
  const address = `${host}identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=${apiKey}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: email, continueUri: env.siteUrl }),
  });
  return response.ok && fieldsOf(await response.json()).registered === false;
}

/** The e-mail whose password the code of a reset mail may change; fails with `code-expired`. */
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
