import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { proveIdentity } from '@/lib/firebase/own-account';
import { call } from '@/lib/functions/call';
import { endSession } from '@/lib/functions/end-session';

/**
 * Deletes the account and signs out. The password proves who asks; an account without one (null) must have logged in a
 * moment ago (`login-again`). Fails at the field `currentPassword` when it is wrong.
 */
export async function deleteAccount(store: StoreId, password: string | null): Promise<Result<null>> {
  const proved = password === null ? ok(null) : await proveIdentity(password);
  if (!proved.ok) return proved;
  const deleted = await call('deleteMyAccount', { storeId: store });
  if (!deleted.ok) return deleted;
  await endSession(store);
  return ok(null);
}
