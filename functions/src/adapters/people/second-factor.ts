import type { Auth } from 'firebase-admin/auth';
import { missingFreshSignIn, type FreshSignInWay } from '@/lib/domain/account/fresh-sign-in';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

/** Whether this account has a second factor, whether or not its session used it. */
export async function hasSecondFactor(auth: Auth, uid: string): Promise<boolean> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return Boolean(account?.multiFactor?.enrolledFactors.length);
}

interface Session {
  readonly uid: string;
  /** When they signed in, milliseconds since the epoch. */
  readonly provedAt: number;
  readonly secondFactor: boolean;
}

/** How the caller must sign in again for what moves money or rights; null in a fresh session. */
export async function missingSignIn(
  { uid, provedAt: signedInAt, secondFactor }: Session,
  now: number,
  hasFactor: (uid: string) => Promise<boolean>,
): Promise<FreshSignInWay | null> {
  return missingFreshSignIn({ signedInAt, secondFactor }, secondFactor || (await hasFactor(uid)), now);
}
