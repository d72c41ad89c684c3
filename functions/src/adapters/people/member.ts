import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Caller } from '@/functions/src/callable';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

/** A shopper with an account. */
export interface Member {
  readonly uid: string;
  readonly email: string;
}

/** The caller's account; null for a guest and for a caller without a token. */
export const accountOf = (caller: Pick<Caller, 'uid' | 'isGuest' | 'email'> | null): Member | null =>
  caller && !caller.isGuest && caller.email ? { uid: caller.uid, email: caller.email } : null;

/** The account of this uid; null for a guest and for a deleted account. */
export async function memberOf(auth: Auth, uid: string | null): Promise<Member | null> {
  if (!uid) return null;
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return account?.email ? { uid, email: account.email } : null;
}

/** Whether the account proved its e-mail address; anybody may open one with any address. */
export async function isVerified(auth: Auth, uid: string): Promise<boolean> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return account?.emailVerified ?? false;
}

/** Whether a session of this account was ended since it began, or may not go on; its tokens stay valid for up to an hour. */
export const isSessionOver = ({ disabled, tokensValidAfterTime }: UserRecord, signedInAt: number): boolean =>
  disabled || signedInAt < Date.parse(tokensValidAfterTime ?? '1970-01-01');

/** Whether an account is disabled or deleted; its tokens stay valid for up to an hour. */
export async function isLockedOut(auth: Auth, uid: string): Promise<boolean> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  return account?.disabled ?? true;
}
