import { ok, type Result } from '@/lib/domain/result';
import { forgetDevices } from '@/functions/src/adapters/push/devices';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Ends all sessions: no device can renew its token, and each is logged out when its current one expires, within the hour. No
 * device gets push about orders from now on, because a lost one would show them to its finder.
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
