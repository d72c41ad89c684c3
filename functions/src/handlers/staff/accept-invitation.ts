import type { Transaction } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import type { Invitation } from '@/lib/domain/account/invitation';
import { staffPasswordProblem } from '@/lib/domain/account/staff-password';
import { MOST_ROLES, type StoreUser } from '@/lib/domain/account/store-user';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { isSessionOver } from '@/functions/src/adapters/people/member';
import { changeRole, giveRole, NO_ROLE } from '@/functions/src/adapters/people/staff-role';
import { writeClaims } from '@/functions/src/adapters/people/store-roles';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { adoptPlan } from '@/functions/src/handlers/billing/adopt-plan';
import { beginHandover, readHandoverTo, roleAtFirst } from '@/functions/src/handlers/leaving/hand-over-store';
import { readOwners } from '@/functions/src/handlers/leaving/owners';
import { ownAccount, verifiedAccount, type VerifiedAccount } from './verified-account';
import { linkedInvitation, worksSomewhere } from './read-invitation';
import { isLastOwner, readRoles } from './staff-of-store';

type AcceptDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'pictures' | 'invitations'>;
type Request = Callables['acceptInvitation']['request'];

/** The length of Auth's own uids. */
const UID_LENGTH = 28;

/**
 * Grants the role to the owner of the mailbox that got the link. An account that has proved the address gets a new password and
 * loses all other ways in; otherwise a fresh account is created. An account that works for a store or the platform keeps its password
 * and accepts signed in. The transaction that grants the role uses the link up; a call that fails before it can be repeated.
 * Fails with `link-expired`, `login-required` for such an account, `roles-too-many`, `last-owner`, `account-disabled`,
 * `invalid-input` at the password.
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  request: Request,
  caller: Caller | null,
): Promise<Result<Callables['acceptInvitation']['response']>> {
  const { db, auth } = deps;
  const store = storeId(request.storeId);
  const opened = await inTransaction(db, (tx) => linkedInvitation(tx, deps, request));
  if (!opened.ok) return opened;
  const { email } = opened.value;
  const known = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
  if (known?.disabled) return fail({ code: 'account-disabled' });
  // Checked before the account is changed, and again where the role is granted.
  const taker = known && { uid: known.uid, isProved: known.emailVerified };
  const allowed = taker && (await inTransaction(db, (tx) => mayTake(tx, deps, store, opened.value, taker)));
  if (allowed?.ok === false) return allowed;
  const prepared =
    known && (await worksSomewhere(db, known))
      ? await callersAccount(deps, known, caller)
      : await preparedAccount(deps, request, opened.value, known);
  if (!prepared.ok) return prepared;
  const account = prepared.value;

  if (opened.value.role === 'owner') await adoptPlan(db, store, account.uid);

  const granted = await inTransaction(db, async (tx) => {
    const invitation = await linkedInvitation(tx, deps, request);
    if (!invitation.ok) return invitation;
    const { replaced, uid } = account;
    const isProved = replaced === null;
    const taken = await mayTake(tx, deps, store, invitation.value, { uid: replaced ?? uid, isProved });
    if (!taken.ok) return taken;
    const present = await readRoles(tx, db, uid);
    const ended = replaced ? await readRoles(tx, db, replaced) : [];
    const before = present.find((one) => one.storeId === store) ?? null;
    const handover = await readHandoverTo(tx, db, store, invitation.value);
    const owners = handover && (await readOwners(tx, db, store));
    const role = roleAtFirst(handover, invitation.value.role, before);
    grant(tx, deps, store, { ...invitation.value, role }, { account, present, ended });
    const successor = { uid: account.uid, wasStaff: before !== null };
    if (handover && owners) beginHandover(tx, db, handover, successor, owners, deps.now());
    return ok({ email });
  });
  // Last, so that no claim exists without its document.
  if (granted.ok) await writeClaims({ db, auth }, account.uid);
  return granted;
}

/** The caller's account, if it is the invited one and its session goes on. */
async function callersAccount(
  deps: AcceptDeps,
  known: UserRecord,
  caller: Caller | null,
): Promise<Result<VerifiedAccount>> {
  const isTheirs = caller?.uid === known.uid && !isSessionOver(known, caller.signedInAt);
  return isTheirs ? ok(await ownAccount(deps, known, caller)) : fail({ code: 'login-required' });
}

/** The account of the address with the chosen password, which must be one for staff. */
async function preparedAccount(
  deps: AcceptDeps,
  { storeId: store, password = '' }: Request,
  { id, email, name, issue }: Invitation,
  known: UserRecord | null,
): Promise<Result<VerifiedAccount>> {
  const setting = await readPublicSetting(deps.db, storeId(store));
  const problem = staffPasswordProblem(password, { email, names: Object.values(setting?.name ?? {}) });
  if (problem) return fail({ code: 'invalid-input', fields: { password: problem } });
  const freshUid = digest([store, id, issue]).slice(0, UID_LENGTH);
  return ok(await verifiedAccount(deps, known, { email, name, password, freshUid }));
}

/**
 * An account works for a bounded number of stores, and a store keeps an owner. Stores that were opened under the address by
 * somebody who never proved it do not count.
 */
async function mayTake(
  tx: Transaction,
  { db }: AcceptDeps,
  store: StoreId,
  { role }: Invitation,
  { uid, isProved }: { readonly uid: string; readonly isProved: boolean },
): Promise<Result<null>> {
  const roles = await readRoles(tx, db, uid);
  const person = roles.find((one) => one.storeId === store);
  if (person && role !== 'owner' && (await isLastOwner(tx, db, person))) return fail({ code: 'last-owner' });
  return !person && isProved && roles.length >= MOST_ROLES ? fail({ code: 'roles-too-many' }) : ok(null);
}

interface Taker {
  readonly account: VerifiedAccount;
  /** The roles that the account has. */
  readonly present: readonly StoreUser[];
  /** The roles of the account that it replaces. */
  readonly ended: readonly StoreUser[];
}

function grant(
  tx: Transaction,
  { db }: AcceptDeps,
  store: StoreId,
  { id, name, role }: Invitation,
  { account: { uid, email, since, replaced }, present, ended }: Taker,
): void {
  tx.update(db.doc(collections.invitation(store, id)), { state: 'accepted' });
  if (replaced) changeRole(tx, db, store, replaced, NO_ROLE);
  for (const { storeId: left, id: stranger } of ended) {
    tx.delete(db.doc(collections.storeUser(left, stranger)));
    if (left !== store) changeRole(tx, db, left, stranger, NO_ROLE);
  }
  const person = present.find((one) => one.storeId === store);
  // What the account is called and looks like elsewhere is no business of this store.
  const record = { id: uid, name: person?.name || name, email, image: person?.image ?? '' };
  tx.set(db.doc(collections.storeUser(store, uid)), { ...record, storeId: store, role });
  tx.set(db.doc(collections.user(uid)), { uid, email, isAdmin: true }, { merge: true });
  giveRole(tx, db, store, uid, { role, email, since });
}
