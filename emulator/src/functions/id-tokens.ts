import { claimsOf } from '../token-claims';
import { bundleModule } from './bundle-module';

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
  const auth = bundleModule<AuthModule>(bundle, 'firebase-admin/auth');
  if (!auth) return;
  const { prototype } = auth.Auth;
  const verify = prototype.verifyIdToken;
  prototype.verifyIdToken = async function (token, checkRevoked = false) {
    try {
      return await verify.call(this, token, checkRevoked);
    } catch (error) {
      const claims = claimsOf<{ sub: string }>(token);
      // The account is asked after last, when all else was found right.
      if (checkRevoked || !claims || !ENDED_SESSIONS.includes((error as { code?: unknown }).code))
        throw error;
      return { ...claims, uid: claims.sub };
    }
  };
}
