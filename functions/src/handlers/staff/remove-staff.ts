import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { forgetStoreDevices } from '@/functions/src/adapters/push/devices';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { writeClaims } from '@/functions/src/adapters/people/store-roles';
import type { Deps } from '@/functions/src/deps';
import { leaveStore } from './leave-store';

/**
 * An owner removes somebody from the store's staff, or they leave. Removes what would outlive the role: browsers that get its
 * orders, open invitations, addresses that get mail, and with the last role of all the account's sessions. The account stays, as
 * a shopper's and with its roles in other stores. A repeated call finishes what was left. Fails with `staff-not-found`,
 * `last-owner`.
 */
export async function removeStaff(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { storeId: id, uid }: Callables['removeStaff']['request'],
): Promise<Result<{ ok: true }>> {
  const store = storeId(id);
  const removed = await inTransaction(db, (tx) => leaveStore(tx, db, store, uid, now()));
  if (!removed.ok) return removed;
  await writeClaims({ db, auth }, uid);
  await forgetStoreDevices(db, store, uid);
  return ok({ ok: true });
}
