import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { missingCash } from '@/lib/domain/couriers/payout-differences';
import { MISSING_AFTER_MS } from '@/lib/domain/couriers/settlement';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { mergeDifferences } from '@/lib/domain/reconciliation/difference';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import type { Deps } from '@/functions/src/deps';

/** Missing cash of this many orders has one cause; the list of due cash shows all of them. */
const AT_ONCE = 100;

/**
 * Lists cash that was paid on delivery long ago and is in no payout. A store that never recorded a payout delivers itself, so
 * nothing is missing.
 */
export async function checkCouriers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: StoreId,
): Promise<Result<null>> {
  const recorded = await db.collection(collections.settlements(store)).limit(1).select().get();
  if (recorded.empty) return ok(null);
  const at = now();
  const due = await db
    .collection(collections.orders(store))
    .where('cashDueAt', '<', Timestamp.fromMillis(at - MISSING_AFTER_MS))
    .orderBy('cashDueAt')
    .limit(AT_ONCE)
    .get();
  if (due.empty) return ok(null);
  const found = due.docs.map((doc) => missingCash(parseOrder(doc.id, doc.data())));
  const saved = await updateReconciliation(db, store, ({ differences }) => ({
    differences: mergeDifferences(differences, { found, repaired: [], looked: new Set(), at }),
  }));
  return saved.ok ? ok(null) : saved;
}
