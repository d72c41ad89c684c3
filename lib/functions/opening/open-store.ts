import type { Callables } from '@/lib/domain/api/callables';
import type { Result } from '@/lib/domain/result';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { call } from '@/lib/functions/call';

/** Where the opening stands. */
export type OpeningStage = 'store' | 'plan';

/**
 * Opens the store and starts its trial. Both calls are harmless when repeated with the same key, so a broken connection is
 * retried once. What fails after the store is there is completed by a schedule.
 */
export async function openStore(
  request: Callables['openStore']['request'],
  onStage: (stage: OpeningStage) => void,
): Promise<Result<Callables['openStore']['response']>> {
  onStage('store');
  const open = () => call('openStore', request);
  const first = await open();
  const opened = !first.ok && first.error.code === 'try-again' ? await open() : first;
  if (!opened.ok) return opened;
  // The next pages of this browser know the owner's new role.
  await withAuth(async ({ auth }) => auth.currentUser?.getIdToken(true));
  if (!request.package) return opened;
  onStage('plan');
  const trial = await call('startTrial', { storeId: opened.value.storeId });
  if (!trial.ok) console.warn('The trial starts later.', trial.error.code);
  return opened;
}
