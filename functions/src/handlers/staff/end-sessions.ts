import { ok, type Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/error-code';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** No device can renew its token any more; each is logged out when the one it holds ends, within the hour. */
export async function endSessions(
  { auth }: Pick<Deps, 'auth'>,
  _request: unknown,
  { uid }: Caller,
): Promise<Result<{ ok: true }>> {
  await auth.revokeRefreshTokens(uid).catch(nullWhenNoAccount);
  return ok({ ok: true });
}
