import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeRole, NO_ROLE } from '@/functions/src/adapters/people/staff-role';
import { writeClaims } from '@/functions/src/adapters/people/store-roles';
import type { Deps } from '@/functions/src/deps';
import { isLastOwner, readRoles } from './staff-of-store';
import { undoTraces } from './undo-traces';

/**
 * Ends somebody's role in one store with what would outlive it: invitations, and addresses that get mail. Their roles in other
 * stores stay. Fails with `staff-not-found`, `last-owner`.
 */
export async function leaveStore(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string,
  now: number,
): Promise<Result<null>> {
  const roles = await readRoles(tx, db, uid);
  const person = roles.find((role) => role.storeId === store);
  const decision = await tx.get(db.doc(collections.staffRole(store, uid)));
  // Otherwise any store's owner could log out any account.
  if (!person && !decision.exists) return fail({ code: 'staff-not-found' });
  if (person && (await isLastOwner(tx, db, person))) return fail({ code: 'last-owner' });
  const email = person?.email ?? String(decision.get('email') ?? '');
  await undoTraces(tx, db, store, { uid, email }, now);
  changeRole(tx, db, store, uid, NO_ROLE);
  if (!person) return ok(null);
  tx.delete(db.doc(collections.storeUser(store, uid)));
  if (roles.length === 1) tx.set(db.doc(collections.user(uid)), { isAdmin: false }, { merge: true });
  return ok(null);
}

/** Ends all roles of a person, or none if a store needs them as its owner. Fails with `last-owner`, `try-again`. */
export async function leaveStores(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  uid: string,
): Promise<Result<null>> {
  const roles = await inTransaction(db, async (tx) => {
    const held = await readRoles(tx, db, uid);
    for (const role of held) if (await isLastOwner(tx, db, role)) return fail({ code: 'last-owner' });
    return ok(held.map(({ storeId }) => storeId));
  });
  if (!roles.ok) return roles;
  for (const store of roles.value) {
    const left = await inTransaction(db, (tx) => leaveStore(tx, db, store, uid, now()));
    // Somebody may have removed them meanwhile.
    if (!left.ok && left.error.code !== 'staff-not-found') return left;
  }
  // A run that fails after this leaves no claim of a role that is gone.
  if (roles.value.length > 0) await writeClaims({ db, auth }, uid);
  return ok(null);
}
