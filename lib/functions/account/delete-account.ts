import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { reauthenticateWithGoogle, reauthenticate } from '@/lib/firebase/auth/own-account';
import { submitSecondFactorCode } from '@/lib/firebase/auth/second-factor';
import { call } from '@/lib/functions/call';
import { endSession } from '@/lib/functions/account/end-session';

/**
 * Deletes the account and signs out. The password reauthenticates the user; for an account without one (null), Google does.
 * Fails at the field `currentPassword` when it is wrong, and with `second-factor-required`; then `deleteAccountByCode` continues.
 */
export async function deleteAccount(store: StoreId, password: string | null): Promise<Result<null>> {
  return finish(store, password === null ? await reauthenticateWithGoogle() : await reauthenticate(password));
}

/** Continues a deletion that waits for the code of the second factor. Fails at the field `code` when it is wrong. */
export const deleteAccountByCode = async (store: StoreId, code: string): Promise<Result<null>> =>
  finish(store, await submitSecondFactorCode(code));

async function finish(store: StoreId, proved: Result<unknown>): Promise<Result<null>> {
  if (!proved.ok) return proved;
  const deleted = await call('deleteMyAccount', { storeId: store });
  if (!deleted.ok) return deleted;
  await endSession(store);
  return ok(null);
}
