import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseCardAccount } from '@/lib/domain/payments/connect/card-account';
import { fail, ok, type Result } from '@/lib/domain/result';
import { saveCardAccount } from './sync-card-account';

/**
 * Ends new card payments at once. Open ones are still followed, and paid ones can be refunded, because the account stays
 * connected until its owner cuts the connection at Stripe. Fails with `store-not-found`, `try-again`.
 */
export async function disconnectStripe(
  { db }: Pick<Deps, 'db'>,
  request: Callables['disconnectStripe']['request'],
): Promise<Result<Callables['disconnectStripe']['response']>> {
  const store = storeId(request.storeId);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  return inTransaction(db, async (tx) => {
    const before = parseCardAccount((await tx.get(db.doc(collections.cardAccount(store)))).data());
    if (before && !before.isOff) saveCardAccount(tx, db, setting, before, { ...before, isOff: true });
    return ok({ ok: true } as const);
  });
}
