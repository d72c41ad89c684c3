import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { proveByGoogle, proveIdentity } from '@/lib/firebase/own-account';
import { call } from '@/lib/functions/call';
import { endSession } from '@/lib/functions/end-session';

/**
 * Deletes the account and signs out. The password proves who asks, Google for an account without one (null). Fails at the field `currentPassword` when it is wrong.
 */
export async function deleteAccount(store: StoreId, password: string | null): Promise<Result<null>> {
  const proved = password === null ? await proveByGoogle() : await proveIdentity(password);
  if (!proved.ok) return proved;
  const deleted = await call('deleteMyAccount', { storeId: store });
  if (!deleted.ok) return deleted;
  await endSession(store);
  return ok(null);
}
