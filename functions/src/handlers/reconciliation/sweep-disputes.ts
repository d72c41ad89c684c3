import { recordDispute } from '@/functions/src/handlers/payments/record-dispute';
import type { Deps } from '@/functions/src/deps';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';

/** Banks decide within about three months. */
const DECIDED_MS = 120 * 24 * 60 * 60 * 1000;

/** Records the store's disputes, and their ends, whose webhooks were lost. Fails like `CardPayments`. */
export async function sweepDisputes(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  store: StoreId,
): Promise<Result<null>> {
  const made = await deps.payments.disputesSince(store, deps.now() - DECIDED_MS);
  if (!made.ok) return made;
  for (const id of made.value) {
    const recorded = await recordDispute(deps, store, id);
    if (!recorded.ok) return recorded;
  }
  return ok(null);
}
