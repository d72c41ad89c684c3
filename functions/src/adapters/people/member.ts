import type { Auth } from 'firebase-admin/auth';
import type { Caller } from '@/functions/src/callable';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

/** Who orders with an account. */
export interface Member {
  readonly uid: string;
  readonly email: string;
}

/** Who calls with an account; null for a guest and for nobody. */
export const accountOf = (caller: Pick<Caller, 'uid' | 'isGuest' | 'email'> | null): Member | null =>
  caller && !caller.isGuest && caller.email ? { uid: caller.uid, email: caller.email } : null;

/** The account of this uid; null for a guest and for a deleted account. */
export async function memberOf(auth: Auth, uid: string | null): Promise<Member | null> {
  if (!uid) return null;
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return account?.email ? { uid, email: account.email } : null;
}

/** Whether an account can log in no more; its tokens go on for an hour. */
export async function isLockedOut(auth: Auth, uid: string): Promise<boolean> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return account?.disabled ?? true;
}
