import type { Auth } from 'firebase-admin/auth';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/error-code';
import { inTransaction } from '@/functions/src/adapters/firestore';
import { queueInvitationMail } from '@/functions/src/adapters/outbox';
import { decideRole, writeClaim } from '@/functions/src/adapters/staff-role';
import { isOwnerOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { isLastOwner, readAnyStaff } from './staff-of-store';

type Request = Callables['inviteStaff']['request'];
type Response = Callables['inviteStaff']['response'];

/**
 * Makes somebody staff or owner of the store, with an account if they have none, and queues the invitation. Fails with
 * `not-allowed`, `staff-elsewhere`, `last-owner`.
 */
export async function inviteStaff(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { storeId: id, email, name, role, locale }: Request,
  caller: Caller,
): Promise<Result<Response>> {
  if (!isOwnerOf(caller, id)) return fail({ code: 'not-allowed' });
  const store = storeId(id);
  const uid = await accountOf(auth, email, name);
  const invited = await inTransaction(db, async (tx) => {
    const known = await readAnyStaff(tx, db, uid);
    if (known && known.storeId !== store) return fail({ code: 'staff-elsewhere' });
    if (known && role !== 'owner' && (await isLastOwner(tx, db, known))) return fail({ code: 'last-owner' });
    const image = known?.image ?? '';
    tx.set(db.doc(collections.storeUser(uid)), {
      id: uid,
      name: known?.name || name,
      email,
      image,
      storeId: store,
      role,
    });
    tx.set(db.doc(collections.user(uid)), { uid, email, isAdmin: true }, { merge: true });
    decideRole(tx, db, store, uid, role);
    queueInvitationMail(tx, db, store, { uid, to: email, locale }, now());
    return ok({ uid });
  });
  // Last, so that nobody holds a claim that no document tells of.
  if (invited.ok) await writeClaim(auth, store, uid, role);
  return invited;
}

/** The uid of who has this e-mail; a new account has no password until its mail is followed. */
async function accountOf(auth: Auth, email: string, name: string): Promise<string> {
  const known = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
  return (known ?? (await auth.createUser({ email, displayName: name }))).uid;
}
