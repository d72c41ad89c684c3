import type { Auth } from 'firebase-admin/auth';
import { errorCode } from './error-code';

/** Who orders with an account. */
export interface Member {
  readonly uid: string;
  readonly email: string;
}

/** The account of this uid; null for a guest, and for whoever deleted it. */
export async function memberOf(auth: Auth, uid: string | null): Promise<Member | null> {
  if (!uid) return null;
  try {
    const { email } = await auth.getUser(uid);
    return email ? { uid, email } : null;
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return null;
    throw error;
  }
}
