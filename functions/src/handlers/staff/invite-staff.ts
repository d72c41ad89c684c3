import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  INVITATION_LIFETIME_MS,
  invitationState,
  parseInvitation,
  type Invitation,
} from '@/lib/domain/account/invitation';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { queueInvitationMail } from '@/functions/src/adapters/outbox/outbox';
import { takeStaffPlace } from '@/functions/src/adapters/quotas/staff-places';
import { staffName } from '@/functions/src/adapters/people/staff-name';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { readHandoverAskedOf, readyToEndHandover } from '@/functions/src/handlers/leaving/asked-handover';

type Request = Callables['inviteStaff']['request'];

/** Shortest time between two mails of one invitation. */
const RESEND_PAUSE_MS = 60 * 1000;

/** One invitation per address; inviting again sends a new link and invalidates the earlier one. */
export const invitationId = (email: string): string => digest(normalizeEmail(email));

/**
 * Stores and mails an invitation. It changes and reveals nothing about an account of the address. `acceptInvitation` grants the
 * role. Fails with `too-many-requests` when it was sent within the last minute, `quota-reached` where the plan holds no more
 * people; an operator's invitation is for the owner and not counted. Sending a handover's invitation again, also an expired one,
 * goes on with the handover; inviting its address as staff ends it.
 */
export async function inviteStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  request: Request,
  /** Null for the operator who creates the store. */
  caller: Caller | null,
): Promise<Result<Callables['inviteStaff']['response']>> {
  const { db, now } = deps;
  return inTransaction(db, async (tx) => {
    const invite = await readyToInvite(tx, deps, request, caller);
    if (!invite.ok) return invite;
    const { issue, write } = invite.value;
    const handover = await readHandoverAskedOf(tx, db, storeId(request.storeId), request.email);
    const goesOn = request.role === 'owner';
    const end = handover && !goesOn && (await readyToEndHandover(tx, db, handover));
    write();
    if (end) end(caller?.email ?? '', now());
    else if (handover) tx.update(db.doc(collections.storeHandover(handover.storeId)), { issue });
    return ok({ ok: true as const });
  });
}

interface ReadyInvitation {
  readonly issue: number;
  readonly write: () => void;
}

/** Reads what an invitation needs; the value writes it, in the same transaction. */
export async function readyToInvite(
  tx: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, email: typed, name, role, locale }: Request,
  caller: Caller | null,
): Promise<Result<ReadyInvitation>> {
  const store = storeId(id);
  const email = normalizeEmail(typed);
  const ref = db.doc(collections.invitation(store, invitationId(email)));
  const stored = await tx.get(ref);
  const known = stored.exists ? parseInvitation(ref.id, stored.data()) : null;
  const invitedByName = caller ? await staffName(tx, db, store, caller) : '';
  const at = now();
  const isOpen = known !== null && invitationState(known, at) === 'open';
  const waitMs = isOpen ? known.sentAt + RESEND_PAUSE_MS - at : 0;
  if (waitMs > 0)
    return fail({ code: 'too-many-requests', params: { retryAfter: Math.ceil(waitMs / 1000) } });
  const place = await takeStaffPlace(tx, db, store, { isOpen: isOpen || !caller, now: at });
  if (!place.ok) return place;
  const invitation: Invitation = {
    ...{ id: ref.id, email, name, role, locale, invitedBy: caller?.uid ?? '', invitedByName },
    ...{ createdAt: at, sentAt: at, expiresAt: at + INVITATION_LIFETIME_MS },
    state: 'open',
    issue: (known?.issue ?? 0) + 1,
  };
  const write = () => {
    tx.set(ref, documentOf(invitation));
    place.value();
    queueInvitationMail(tx, db, store, { invitationId: ref.id, to: email, locale }, at);
  };
  return ok({ issue: invitation.issue, write });
}

function documentOf({ id: _, createdAt, sentAt, expiresAt, ...fields }: Invitation) {
  return {
    ...fields,
    createdAt: Timestamp.fromMillis(createdAt),
    sentAt: Timestamp.fromMillis(sentAt),
    expiresAt: Timestamp.fromMillis(expiresAt),
  };
}

/**
 * An owner withdraws an open invitation, which invalidates its link and ends a handover to its address. Fails with
 * `invitation-not-found`.
 */
export async function withdrawInvitation(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, invitationId: which }: Callables['withdrawInvitation']['request'],
  { email: by }: Pick<Caller, 'email'>,
): Promise<Result<{ ok: true }>> {
  return inTransaction(db, async (tx) => {
    const store = storeId(id);
    const ref = db.doc(collections.invitation(store, which));
    const stored = await tx.get(ref);
    if (!stored.exists) return fail({ code: 'invitation-not-found' });
    const { email, state } = parseInvitation(ref.id, stored.data());
    const handover = await readHandoverAskedOf(tx, db, store, email);
    const end = handover && (await readyToEndHandover(tx, db, handover));
    if (state === 'open') tx.update(ref, { state: 'withdrawn' });
    if (end) end(by ?? '', now());
    return ok({ ok: true as const });
  });
}

/** All open invitations that this person sent. */
export const openInvitationsBy = (db: Firestore, store: string, uid: string) =>
  db
    .collection(collections.invitations(storeId(store)))
    .where('invitedBy', '==', uid)
    .where('state', '==', 'open');
