import type { Result } from '@/lib/domain/result';
import { proveIdentity, setPassword } from '@/lib/firebase/own-account';
import { provedAfresh } from '@/lib/functions/fresh-sign-in';
import { keepWeakPassword } from '@/lib/functions/weak-password';

/**
 * Changes the signed-in user's password, after the current one and the second factor of who has one. Fails at the field
 * `currentPassword` when that is wrong.
 */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const proved = await proveIdentity(current);
  if (!proved.ok && !(await provedAfresh(proved.error))) return proved;
  const changed = await setPassword(next);
  if (changed.ok) keepWeakPassword(false);
  return changed;
}
