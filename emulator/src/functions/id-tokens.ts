import { createRequire } from 'node:module';

type VerifyIdToken = (this: object, token: string, checkRevoked?: boolean) => Promise<object>;
interface AuthModule {
  readonly Auth: { prototype: { verifyIdToken: VerifyIdToken } };
}

/** What firebase-admin says of a token that is good itself. */
const ENDED_SESSIONS: unknown[] = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];

/**
 * Lets functions take an ID token until it ends, whatever became of its account, as in production: beside an emulator
 * firebase-admin asks after the account each time, there only when told to. A bundle without firebase-admin asks never.
 */
export function acceptIdTokensUntilTheyEnd(bundle: string): void {
  let auth: AuthModule;
  try {
    auth = createRequire(bundle)('firebase-admin/auth') as AuthModule;
  } catch {
    return;
  }
  const { prototype } = auth.Auth;
  const verify = prototype.verifyIdToken;
  prototype.verifyIdToken = async function (token, checkRevoked = false) {
    try {
      return await verify.call(this, token, checkRevoked);
    } catch (error) {
      // The account is asked after last, when all else was found right.
      if (checkRevoked || !ENDED_SESSIONS.includes((error as { code?: unknown }).code)) throw error;
      const [, payload = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub: string };
      return { ...claims, uid: claims.sub };
    }
  };
}
