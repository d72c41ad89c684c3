import { unsignedIdToken, type Claims } from '../auth/tokens/id-tokens';
import { claimsOf } from '../token-claims';
import { bundleModule } from './bundle-module';

type VerifyIdToken = (this: object, token: string, checkRevoked?: boolean) => Promise<object>;
interface AuthModule {
  readonly Auth: { prototype: { verifyIdToken: VerifyIdToken } };
}

/** The claims of a token, or why it is refused. */
export type TokenJudge = (token: string) => Claims | 'invalid' | 'expired';

function assertGood(judged: ReturnType<TokenJudge>): Claims {
  if (typeof judged !== 'string') return judged;
  const code = judged === 'expired' ? 'auth/id-token-expired' : 'auth/argument-error';
  throw Object.assign(new Error(`The ID token is ${judged}.`), { code });
}

/** What firebase-admin says of a token that is good itself. */
const ENDED_SESSIONS: unknown[] = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];

/**
 * Lets functions take an ID token until it ends, whatever became of its account, as in production: beside an emulator
 * firebase-admin asks after the account each time, there only when told to. A bundle without firebase-admin asks never.
 * Beside an emulator firebase-admin takes unsigned tokens alone, so signed ones are judged here.
 */
export function acceptIdTokensUntilTheyEnd(bundle: string, judgeToken: TokenJudge | null): void {
  const auth = bundleModule<AuthModule>(bundle, 'firebase-admin/auth');
  if (!auth) return;
  const { prototype } = auth.Auth;
  const verify = prototype.verifyIdToken;
  prototype.verifyIdToken = async function (given, checkRevoked = false) {
    const token = judgeToken ? unsignedIdToken(assertGood(judgeToken(given))) : given;
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
