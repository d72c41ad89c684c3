import type { Auth } from 'firebase-admin/auth';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

/** Whether this account has a second factor, whether or not its session used it. */
export async function hasSecondFactor(auth: Auth, uid: string): Promise<boolean> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return Boolean(account?.multiFactor?.enrolledFactors.length);
}
