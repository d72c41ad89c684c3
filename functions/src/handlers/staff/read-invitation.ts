import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { invitationState, parseInvitation, type Invitation } from '@/lib/domain/account/invitation';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { rolesOf } from '@/functions/src/adapters/people/store-roles';
import type { Deps } from '@/functions/src/deps';
import { readHandoverAskedOf, readyToEndHandover } from '@/functions/src/handlers/leaving/asked-handover';

type InvitationDeps = Pick<Deps, 'db' | 'now' | 'invitations'>;

interface Linked {
  readonly storeId: string;
  readonly token: string;
}

/**
 * The open invitation of a link. Fails with `link-expired` for every other link, whatever is wrong with it, and for an owner's
 * while a handover to their address does not say which invitation is its own: it would make them an owner at once.
 */
export async function linkedInvitation(
  tx: Transaction,
  { db, now, invitations }: InvitationDeps,
  { storeId: id, token }: Linked,
): Promise<Result<Invitation>> {
  const gone = fail({ code: 'link-expired' });
  const opened = invitations.verify(token);
  if (!opened.ok || opened.value.storeId !== id) return gone;
  const stored = await tx.get(db.doc(collections.invitation(storeId(id), opened.value.invitationId)));
  if (!stored.exists) return gone;
  const invitation = parseInvitation(stored.id, stored.data());
  const isCurrent = invitation.issue === opened.value.issue && invitationState(invitation, now()) === 'open';
  if (!isCurrent) return gone;
  if (invitation.role !== 'owner') return ok(invitation);
  const handover = await readHandoverAskedOf(tx, db, storeId(id), invitation.email);
  return handover?.issue === 0 ? gone : ok(invitation);
}

/**
 * Whether the account proved its address and works for a store or the platform. A mailbox alone does not open such an account:
 * accepting by mail would give its reader the account's rights elsewhere, without the second factor.
 */
export async function worksSomewhere(db: Firestore, { uid, emailVerified }: UserRecord): Promise<boolean> {
  if (!emailVerified) return false;
  const [roles, operator] = await Promise.all([
    rolesOf(db, uid).limit(1).get(),
    db.doc(collections.platformOperator(uid)).get(),
  ]);
  return !roles.empty || operator.exists;
}

/** The invitation for the link's page. Holding the link proves access to the invited mailbox. Fails with `link-expired`. */
export async function readInvitation(
  deps: InvitationDeps & Pick<Deps, 'auth'>,
  request: Callables['readInvitation']['request'],
): Promise<Result<Callables['readInvitation']['response']>> {
  const found = await inTransaction(deps.db, (tx) => linkedInvitation(tx, deps, request));
  if (!found.ok) return found;
  const { email, name, role, invitedByName, expiresAt } = found.value;
  const account = await deps.auth.getUserByEmail(email).catch(nullWhenNoAccount);
  const signedIn = account !== null && (await worksSomewhere(deps.db, account));
  return ok({ email, name, role, invitedByName, expiresAt, signedIn });
}

/** Declines the invitation: its link becomes invalid, the owner sees it, and a handover ends. Fails with `link-expired`. */
export async function declineInvitation(
  deps: InvitationDeps,
  request: Callables['declineInvitation']['request'],
): Promise<Result<{ ok: true }>> {
  const { db, now } = deps;
  const store = storeId(request.storeId);
  return inTransaction(db, async (tx) => {
    const found = await linkedInvitation(tx, deps, request);
    if (!found.ok) return found;
    const { email } = found.value;
    const handover = await readHandoverAskedOf(tx, db, store, email);
    const end = handover && (await readyToEndHandover(tx, db, handover));
    tx.update(db.doc(collections.invitation(store, found.value.id)), { state: 'declined' });
    if (end) end(email, now());
    return ok({ ok: true as const });
  });
}
