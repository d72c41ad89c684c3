import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { readStaff } from './staff-of-store';

/**
 * Staff change how they appear in the admin. Fails with `not-allowed` (also for a picture of somebody else's account),
 * `staff-not-found`.
 */
export async function saveStoreUser(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, name, image }: Callables['saveStoreUser']['request'],
  caller: Caller,
): Promise<Result<{ ok: true }>> {
  if (image && !image.startsWith(`users/${caller.uid}/`)) return fail({ code: 'not-allowed' });
  const store = storeId(id);
  return inTransaction(db, async (tx) => {
    if (!(await readStaff(tx, db, store, caller.uid))) return fail({ code: 'staff-not-found' });
    tx.update(db.doc(collections.storeUser(store, caller.uid)), {
      ...(name !== undefined && { name }),
      image,
    });
    return ok({ ok: true as const });
  });
}
