import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/error-code';
import { inTransaction } from '@/functions/src/adapters/firestore';
import { queueInvitationMail } from '@/functions/src/adapters/outbox';
import { decideRole, writeClaim } from '@/functions/src/adapters/staff-role';
import type { Deps } from '@/functions/src/deps';
import { isLastOwner, readAnyStaff } from './staff-of-store';

type Request = Callables['inviteStaff']['request'];
type Response = Callables['inviteStaff']['response'];

/**
 * Makes somebody staff or owner of the store, with an account if they have none, and queues the invitation. An account
 * that never proved to be this address's is emptied first: whoever made it may not be who is invited. Fails with
 * `staff-elsewhere`, `last-owner`.
 */
export async function inviteStaff(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { storeId: id, email, name, role, locale }: Request,
): Promise<Result<Response>> {
  const store = storeId(id);
  const account = await accountOf(auth, email, name);
  const { uid } = account;
  const invited = await inTransaction(db, async (tx) => {
    const known = await readAnyStaff(tx, db, uid);
    if (known && known.storeId !== store) return fail({ code: 'staff-elsewhere' });
    if (known && role !== 'owner' && (await isLastOwner(tx, db, known))) return fail({ code: 'last-owner' });
    // Before the role is there; done once more where the transaction is.
    if (!known && !hasRole(account, store) && !account.emailVerified) await shutOut(auth, account);
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

/** Whose e-mail this is; a new account has no password until its mail is followed. */
async function accountOf(auth: Auth, email: string, name: string): Promise<UserRecord> {
  const known = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
  return known ?? auth.createUser({ email, displayName: name });
}

const hasRole = ({ customClaims }: UserRecord, store: StoreId): boolean =>
  Object.hasOwn(fieldsOf(fieldsOf(customClaims).stores), store);

/** Takes every way in from whoever signed up with this address; a mail to it alone opens the account again. */
async function shutOut(auth: Auth, { uid, providerData }: UserRecord): Promise<void> {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await auth.updateUser(uid, { password: randomBytes(32).toString('base64url'), providersToUnlink: others });
  await auth.revokeRefreshTokens(uid);
}
