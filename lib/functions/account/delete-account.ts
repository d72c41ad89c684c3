import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { reauthenticateWithGoogle, reauthenticate } from '@/lib/firebase/auth/own-account';
import { call } from '@/lib/functions/call';
import { endSession } from '@/lib/functions/account/end-session';

/**
 * Deletes the account and signs out. The password reauthenticates the user; for an account without one (null), Google does.
 * Fails at the field `currentPassword` when it is wrong.
 */
export async function deleteAccount(store: StoreId, password: string | null): Promise<Result<null>> {
  const proved = password === null ? await reauthenticateWithGoogle() : await reauthenticate(password);
  if (!proved.ok) return proved;
  const deleted = await call('deleteMyAccount', { storeId: store });
  if (!deleted.ok) return deleted;
  await endSession(store);
  return ok(null);
}
