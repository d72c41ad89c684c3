import type { Transaction } from 'firebase-admin/firestore';
import type { Invitation } from '@/lib/domain/account/invitation';
import { staffPasswordProblem } from '@/lib/domain/account/staff-password';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { changeRole, giveRole, NO_ROLE, writeClaim } from '@/functions/src/adapters/people/staff-role';
import type { Deps } from '@/functions/src/deps';
import { adoptPlan } from '@/functions/src/handlers/billing/adopt-plan';
import { beginHandover, readHandoverTo, roleAtFirst } from '@/functions/src/handlers/leaving/hand-over-store';
import { readOwners } from '@/functions/src/handlers/leaving/owners';
import { verifiedAccount, type VerifiedAccount } from './verified-account';
import { linkedInvitation } from './read-invitation';
import { isLastOwner, readAnyStaff } from './staff-of-store';

type AcceptDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'pictures' | 'invitations'>;

/** The length of Auth's own uids. */
const UID_LENGTH = 28;

/**
 * Grants the role to the owner of the mailbox that got the link. An account that has proved the address gets a new password and
 * loses all other ways in; otherwise a fresh account is created. The transaction that grants the role uses the link up; a call
 * that fails before it can be repeated. Fails with `link-expired`, `staff-elsewhere`, `last-owner`, `account-disabled`,
 * `invalid-input` at the password.
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  request: Callables['acceptInvitation']['request'],
): Promise<Result<Callables['acceptInvitation']['response']>> {
  const { db, auth } = deps;
  const store = storeId(request.storeId);
  const opened = await inTransaction(db, (tx) => linkedInvitation(tx, deps, request));
  if (!opened.ok) return opened;
  const { id, email, name, issue } = opened.value;
  const setting = await readPublicSetting(db, store);
  const problem = staffPasswordProblem(request.password, {
    email,
    names: Object.values(setting?.name ?? {}),
  });
  if (problem) return fail({ code: 'invalid-input', fields: { password: problem } });

  const known = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
  if (known?.disabled) return fail({ code: 'account-disabled' });
  // Checked before the account is changed, and again where the role is granted.
  const taker = known && { uid: known.uid, isProved: known.emailVerified };
  const allowed = taker && (await inTransaction(db, (tx) => mayTake(tx, deps, store, opened.value, taker)));
  if (allowed?.ok === false) return allowed;
  const freshUid = digest([store, id, issue]).slice(0, UID_LENGTH);
  const { password } = request;
  const account = await verifiedAccount(deps, known, { email, name, password, freshUid });

  if (opened.value.role === 'owner') await adoptPlan(db, store, account.uid);

  const granted = await inTransaction(db, async (tx) => {
    const invitation = await linkedInvitation(tx, deps, request);
    if (!invitation.ok) return invitation;
    const { replaced, uid } = account;
    const taken = await mayTake(tx, deps, store, invitation.value, {
      uid: replaced ?? uid,
      isProved: replaced === null,
    });
    if (!taken.ok) return taken;
    const person = await readAnyStaff(tx, db, account.uid);
    const handover = await readHandoverTo(tx, db, store, email);
    const owners = handover && (await readOwners(tx, db, store));
    const role = roleAtFirst(handover, invitation.value.role, person);
    grant(tx, deps, store, { ...invitation.value, role }, account, person);
    const successor = { uid: account.uid, wasStaff: person !== null };
    if (handover && owners) beginHandover(tx, db, handover, successor, owners, deps.now());
    return ok({ email, role });
  });
  // Last, so that no claim exists without its document.
  if (!granted.ok) return granted;
  await writeClaim(auth, store, account.uid, granted.value.role);
  return ok({ email });
}

/**
 * Somebody works for one store at a time, and a store keeps an owner. A store that was opened under the address by somebody who
 * never proved it keeps nobody from theirs.
 */
async function mayTake(
  tx: Transaction,
  { db }: AcceptDeps,
  store: StoreId,
  { role }: Invitation,
  { uid, isProved }: { readonly uid: string; readonly isProved: boolean },
): Promise<Result<null>> {
  const person = await readAnyStaff(tx, db, uid);
  if (person && person.storeId !== store) return isProved ? fail({ code: 'staff-elsewhere' }) : ok(null);
  if (person && role !== 'owner' && (await isLastOwner(tx, db, person))) return fail({ code: 'last-owner' });
  return ok(null);
}

function grant(
  tx: Transaction,
  { db }: AcceptDeps,
  store: StoreId,
  { id, name, role }: Invitation,
  { uid, email, since, replaced }: VerifiedAccount,
  person: Awaited<ReturnType<typeof readAnyStaff>>,
): void {
  tx.update(db.doc(collections.invitation(store, id)), { state: 'accepted' });
  if (replaced) {
    tx.delete(db.doc(collections.storeUser(replaced)));
    changeRole(tx, db, store, replaced, NO_ROLE);
  }
  const record = { id: uid, name: person?.name || name, email, image: person?.image ?? '' };
  tx.set(db.doc(collections.storeUser(uid)), { ...record, storeId: store, role });
  tx.set(db.doc(collections.user(uid)), { uid, email, isAdmin: true }, { merge: true });
  giveRole(tx, db, store, uid, { role, email, since });
}
