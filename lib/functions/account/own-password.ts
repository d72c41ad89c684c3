import type { Result } from '@/lib/domain/result';
import { reauthenticate, setPassword } from '@/lib/firebase/auth/own-account';
import { submitSecondFactorCode } from '@/lib/firebase/auth/second-factor';
import { signInAfresh } from '@/lib/functions/account/fresh-sign-in';
import { storeWeakPassword } from '@/lib/functions/account/weak-password';

/**
 * Changes the signed-in user's password, after checking the current one and the second factor, if there is one. Fails at the
 * field `currentPassword` when that is wrong, and with `second-factor-required` where no dialog asks for the code; then
 * `changePasswordByCode` continues.
 */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const proved = await reauthenticate(current);
  if (!proved.ok && !(await signInAfresh(proved.error))) return proved;
  return choose(next);
}

/** Continues a change that waits for the code of the second factor. Fails at the field `code` when it is wrong. */
export async function changePasswordByCode(code: string, next: string): Promise<Result<null>> {
  const proved = await submitSecondFactorCode(code);
  return proved.ok ? choose(next) : proved;
}

async function choose(next: string): Promise<Result<null>> {
  const changed = await setPassword(next);
  if (changed.ok) storeWeakPassword(false);
  return changed;
}
