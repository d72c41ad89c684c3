import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeRole } from '@/functions/src/adapters/people/staff-role';
import { writeClaims } from '@/functions/src/adapters/people/store-roles';
import type { Deps } from '@/functions/src/deps';
import { isLastOwner, readStaff } from './staff-of-store';
import { readyToUndoInvitations } from './undo-traces';

/**
 * Turns staff into an owner, or an owner into staff, who may invite nobody: their open invitations are withdrawn, and a handover
 * that they asked for ends. Fails with `staff-not-found`, `last-owner`.
 */
export async function changeStaffRole(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { storeId: id, uid, role }: Callables['changeStaffRole']['request'],
): Promise<Result<{ ok: true }>> {
  const store = storeId(id);
  const changed = await inTransaction(db, async (tx) => {
    const person = await readStaff(tx, db, store, uid);
    if (!person) return fail({ code: 'staff-not-found' });
    if (role !== 'owner' && (await isLastOwner(tx, db, person))) return fail({ code: 'last-owner' });
    const undo = role === 'owner' ? null : await readyToUndoInvitations(tx, db, store, person);
    undo?.(now());
    tx.update(db.doc(collections.storeUser(store, uid)), { role });
    changeRole(tx, db, store, uid, role);
    return ok({ ok: true as const });
  });
  if (changed.ok) await writeClaims({ db, auth }, uid);
  return changed;
}
