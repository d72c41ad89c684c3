import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/firestore';
import { decideRole, NO_ROLE, writeClaim } from '@/functions/src/adapters/staff-role';
import type { Deps } from '@/functions/src/deps';
import { isLastOwner, readStaff } from './staff-of-store';

/**
 * Takes somebody off the store's staff, asked by an owner or by themselves: whoever was made staff unasked could else
 * neither delete their account nor work for another store. Their account stays theirs as a shopper's. Asked again, it
 * finishes what was left undone. Fails with `staff-not-found`, `last-owner`.
 */
export async function removeStaff(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  { storeId: id, uid }: Callables['removeStaff']['request'],
): Promise<Result<{ ok: true }>> {
  const store = storeId(id);
  const removed = await inTransaction(db, async (tx) => {
    const person = await readStaff(tx, db, store, uid);
    const decision = await tx.get(db.doc(collections.staffRole(store, uid)));
    // Else any store's owner could log out whoever has an account.
    if (!person && !decision.exists) return fail({ code: 'staff-not-found' });
    if (person && (await isLastOwner(tx, db, person))) return fail({ code: 'last-owner' });
    decideRole(tx, db, store, uid, NO_ROLE);
    if (person) {
      tx.delete(db.doc(collections.storeUser(uid)));
      tx.set(db.doc(collections.user(uid)), { isAdmin: false }, { merge: true });
    }
    return ok({ ok: true as const });
  });
  if (removed.ok) await writeClaim(auth, store, uid, NO_ROLE);
  return removed;
}
