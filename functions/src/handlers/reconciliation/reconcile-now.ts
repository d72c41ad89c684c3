import { setTimeout } from 'node:timers/promises';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { openDifferences } from '@/lib/domain/reconciliation/reconciliation';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { reconcile } from './reconcile';
import type { ReconcileDeps } from './reconcile';

/** How often and how long (milliseconds) to wait for a running check. */
const MOST_WAITS = 20;
const WAIT_MS = 1000;

/** Reconciles everything of a store now. Fails as `reconcile` does. */
export async function reconcileNow(
  deps: ReconcileDeps,
  { storeId: store }: Callables['reconcileNow']['request'],
): Promise<Result<Callables['reconcileNow']['response']>> {
  let reconciliation = await reconcile(deps, storeId(store), true);
  for (
    let waits = 0;
    !reconciliation.ok && reconciliation.error.code === 'try-again' && waits < MOST_WAITS;
    waits += 1
  ) {
    await setTimeout(WAIT_MS);
    reconciliation = await reconcile(deps, storeId(store), true);
  }
  return reconciliation.ok ? ok({ open: openDifferences(reconciliation.value).length }) : reconciliation;
}

/** Marks a difference as explained, with a staff note; the last note counts. Fails with `difference-not-found`. */
export async function explainDifference(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: store, differenceId, note }: Callables['explainDifference']['request'],
  caller: Caller,
): Promise<Result<Callables['explainDifference']['response']>> {
  let isKnown = false;
  const saved = await updateReconciliation(db, storeId(store), ({ differences }) => {
    isKnown = differences.some(({ id }) => id === differenceId);
    return {
      differences: differences.map((one) =>
        one.id === differenceId ? { ...one, state: 'explained', note, by: caller.uid, at: now() } : one,
      ),
    };
  });
  if (!saved.ok) return saved;
  return isKnown ? ok({ open: openDifferences(saved.value).length }) : fail({ code: 'difference-not-found' });
}
