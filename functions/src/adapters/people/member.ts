import type { Auth } from 'firebase-admin/auth';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

/** Who orders with an account. */
export interface Member {
  readonly uid: string;
  readonly email: string;
}

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
