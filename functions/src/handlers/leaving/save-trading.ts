import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';

/**
 * Pauses the shop, with the owner's words, or opens it again. Orders that exist go on either way. Fails with `store-not-found`,
 * `store-closed`.
 */
export function saveTrading(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, state, note }: Callables['saveTrading']['request'],
): Promise<Result<Callables['saveTrading']['response']>> {
  const store = storeId(id);
  const ref = db.doc(collections.storeSetting(store));
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    if (!stored.exists) return fail({ code: 'store-not-found' });
    if (parseStoreSetting(store, stored.data()).trading.state === 'closed')
      return fail({ code: 'store-closed' });
    tx.update(ref, { trading: { state, note } });
    invalidateEveryPage(tx, db, store);
    return ok({ ok: true as const });
  });
}
