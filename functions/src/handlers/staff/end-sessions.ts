import { ok, type Result } from '@/lib/domain/result';
import { forgetDevices } from '@/functions/src/adapters/devices';
import { nullWhenNoAccount } from '@/functions/src/adapters/error-code';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * No device can renew its token any more; each is logged out when the one it holds ends, within the hour. None of them is
 * told of orders from now on: the one that was lost shows them to whoever found it.
 */
export async function endSessions(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  _request: unknown,
  { uid }: Caller,
): Promise<Result<{ ok: true }>> {
  await auth.revokeRefreshTokens(uid).catch(nullWhenNoAccount);
  await forgetDevices(db, uid);
  return ok({ ok: true });
}
