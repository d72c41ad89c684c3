import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { forgetDevices } from '@/functions/src/adapters/push/devices';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeRole, NO_ROLE, writeClaim } from '@/functions/src/adapters/people/staff-role';
import type { Deps } from '@/functions/src/deps';
import { undoTraces } from './undo-traces';
import { isLastOwner, readStaff } from './staff-of-store';

/**
 * An owner removes somebody from the store's staff, or they leave. Removes what would outlive the role: browsers, sessions,
 * open invitations and addresses that get mail. Their account stays as a shopper's. A repeated call finishes what was left.
 * Fails with `staff-not-found`, `last-owner`.
 */
export async function removeStaff(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { storeId: id, uid }: Callables['removeStaff']['request'],
): Promise<Result<{ ok: true }>> {
  const store = storeId(id);
  const removed = await inTransaction(db, async (tx) => {
    const person = await readStaff(tx, db, store, uid);
    const decision = await tx.get(db.doc(collections.staffRole(store, uid)));
    // Otherwise any store's owner could log out any account.
    if (!person && !decision.exists) return fail({ code: 'staff-not-found' });
    if (person && (await isLastOwner(tx, db, person))) return fail({ code: 'last-owner' });
    await undoTraces(
      tx,
      db,
      store,
      { uid, email: person?.email ?? String(decision.get('email') ?? '') },
      now(),
    );
    changeRole(tx, db, store, uid, NO_ROLE);
    if (person) {
      tx.delete(db.doc(collections.storeUser(uid)));
      tx.set(db.doc(collections.user(uid)), { isAdmin: false }, { merge: true });
    }
    return ok({ ok: true as const });
  });
  if (!removed.ok) return removed;
  await writeClaim(auth, store, uid, NO_ROLE);
  await forgetDevices(db, uid);
  return removed;
}
