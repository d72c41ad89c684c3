import type { Result } from '@/lib/domain/result';
import { reauthenticate, setPassword } from '@/lib/firebase/auth/own-account';
import { signInAfresh } from '@/lib/functions/account/fresh-sign-in';
import { storeWeakPassword } from '@/lib/functions/account/weak-password';

/**
 * Changes the signed-in user's password, after checking the current one and the second factor, if there is one. Fails at the
 * field `currentPassword` when that is wrong.
 */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const proved = await reauthenticate(current);
  if (!proved.ok && !(await signInAfresh(proved.error))) return proved;
  const changed = await setPassword(next);
  if (changed.ok) storeWeakPassword(false);
  return changed;
}
