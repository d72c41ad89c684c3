import type { Callables } from '@/lib/domain/api/callables';
import type { Result } from '@/lib/domain/result';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';

/** Saves a board as the shopper saw it. Somebody without a session becomes a guest first, who then owns the design. */
export async function saveDesign(
  request: Callables['saveDesign']['request'],
): Promise<Result<Callables['saveDesign']['response']>> {
  const who = await ensureUser();
  return who.ok ? call('saveDesign', request) : who;
}
