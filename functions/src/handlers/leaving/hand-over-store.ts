import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Invitation } from '@/lib/domain/account/invitation';
import type { StoreRole, StoreUser } from '@/lib/domain/account/store-user';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { HANDOVER_MS, parseStoreHandover, type StoreHandover } from '@/lib/domain/leaving/store-handover';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { queueOwnerMails } from '@/functions/src/adapters/outbox/owner-mail';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { invitationId, readyToInvite } from '@/functions/src/handlers/staff/invite-staff';
import { removeStaff } from '@/functions/src/handlers/staff/remove-staff';
import { readHandoverAskedOf } from './asked-handover';
import { readOwners } from './owners';

/**
 * Asks somebody to take the store over: they get an invitation as owner, all owners a mail. Asking again replaces what was
 * asked before. Fails with `store-not-found`, `store-closed`, `handover-waiting` (somebody has accepted already),
 * `invalid-input` (the address is an owner's), `too-many-requests`, `quota-reached`.
 */
export async function handOverStore(
  deps: Pick<Deps, 'db' | 'now'>,
  { storeId: id, email: typed, name, stays, locale }: Callables['handOverStore']['request'],
  caller: Caller,
): Promise<Result<Callables['handOverStore']['response']>> {
  const { db, now } = deps;
  const store = storeId(id);
  const email = normalizeEmail(typed);
  const ref = db.doc(collections.storeHandover(store));
  return inTransaction(db, async (tx) => {
    const [setting, known] = await Promise.all([
      tx.get(db.doc(collections.storeSetting(store))),
      tx.get(ref),
    ]);
    if (!setting.exists) return fail({ code: 'store-not-found' });
    if (parseStoreSetting(store, setting.data()).trading.state === 'closed')
      return fail({ code: 'store-closed' });
    const before = known.exists ? parseStoreHandover(known.id, known.data()) : null;
    if (before && before.state !== 'asked') return fail({ code: 'handover-waiting' });
    const owners = await readOwners(tx, db, store);
    if (owners.to.some((owner) => normalizeEmail(owner) === email))
      return fail({ code: 'invalid-input', fields: { email: 'field.handover.owner' } });
    const former =
      before && before.email !== email ? await tx.get(invitationOf(db, store, before.email)) : null;
    const invite = await readyToInvite(tx, deps, { storeId: id, email, name, role: 'owner', locale }, caller);
    if (!invite.ok) return invite;
    const fromEmail = caller.email ?? '';
    const at = now();
    const { issue } = invite.value;
    invite.value.write();
    if (former?.get('state') === 'open') tx.update(former.ref, { state: 'withdrawn' });
    const asked = { state: 'asked', from: caller.uid, fromEmail, email, issue, stays };
    tx.set(ref, { ...asked, at: Timestamp.fromMillis(at) });
    const mail = {
      kind: 'owner-handover-asked',
      by: fromEmail,
      other: email,
      endsAt: at + HANDOVER_MS,
    } as const;
    queueOwnerMails(tx, db, store, mail, owners, at);
    return ok({ ok: true as const });
  });
}

const invitationOf = (db: Firestore, store: StoreId, email: string) =>
  db.doc(collections.invitation(store, invitationId(email)));

/** The handover that an accepted invitation belongs to; null for any other invitation, also to the same address. */
export async function readHandoverTo(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { email, role, issue }: Pick<Invitation, 'email' | 'role' | 'issue'>,
): Promise<StoreHandover | null> {
  const asked = await readHandoverAskedOf(tx, db, store, email);
  return role === 'owner' && asked?.issue === issue ? asked : null;
}

/** The role that accepting it gives at once: an owner's only after the waiting period. */
export const roleAtFirst = (
  handover: StoreHandover | null,
  role: StoreRole,
  known: StoreUser | null,
): StoreRole => (handover ? (known?.role ?? 'staff') : role);

/** Begins the waiting period, in the transaction that accepts the invitation; all owners get a mail. */
export function beginHandover(
  tx: Transaction,
  db: Firestore,
  { storeId: store, fromEmail, email }: StoreHandover,
  successor: { readonly uid: string; readonly wasStaff: boolean },
  owners: Parameters<typeof queueOwnerMails>[4],
  now: number,
): void {
  const endsAt = now + HANDOVER_MS;
  tx.update(db.doc(collections.storeHandover(store)), {
    ...{ state: 'accepted', to: successor.uid, wasStaff: successor.wasStaff },
    endsAt: Timestamp.fromMillis(endsAt),
    dueAt: Timestamp.fromMillis(endsAt),
  });
  const mail = { kind: 'owner-handover-accepted', by: fromEmail, other: email, endsAt } as const;
  queueOwnerMails(tx, db, store, mail, owners, now);
}

/**
 * Any owner cancels the handover before its end; a successor who joined for it leaves again. A repeated call finishes what was
 * left. Fails with `handover-not-found`.
 */
export async function cancelHandover(
  deps: Pick<Deps, 'db' | 'auth' | 'now'>,
  { storeId: id }: Callables['cancelHandover']['request'],
  { email }: Pick<Caller, 'email'>,
): Promise<Result<{ ok: true }>> {
  const { db, now } = deps;
  const store = storeId(id);
  const ref = db.doc(collections.storeHandover(store));
  const cancelled = await inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const handover = stored.exists ? parseStoreHandover(stored.id, stored.data()) : null;
    if (!handover || handover.state === 'done') return fail({ code: 'handover-not-found' });
    const invitation = await tx.get(invitationOf(db, store, handover.email));
    const owners = await readOwners(tx, db, store);
    const at = now();
    if (invitation.get('state') === 'open') tx.update(invitation.ref, { state: 'withdrawn' });
    tx.delete(ref);
    const mail = {
      kind: 'owner-handover-cancelled',
      by: email ?? handover.fromEmail,
      other: handover.email,
      endsAt: handover.endsAt || at,
    } as const;
    queueOwnerMails(tx, db, store, mail, owners, at);
    return ok(handover);
  });
  if (!cancelled.ok) return cancelled;
  const { to, wasStaff } = cancelled.value;
  if (!to || wasStaff) return ok({ ok: true });
  const left = await removeStaff(deps, { storeId: id, uid: to });
  return left.ok || left.error.code === 'staff-not-found' ? ok({ ok: true }) : left;
}
