import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';
import { parseNotifications } from '@/lib/domain/store/notifications';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { readAskedHandover, readyToEndHandover } from '@/functions/src/handlers/leaving/asked-handover';
import { invitationId, openInvitationsBy } from './invite-staff';
import { twoOwners } from './staff-of-store';

interface Leaving {
  readonly uid: string;
  readonly email: string;
}

/** Reads what an owner began as one; the returned writes withdraw their open invitations and end a handover that they asked for. */
export async function readyToUndoInvitations(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { id: uid, email }: Pick<StoreUser, 'id' | 'email'>,
): Promise<(now: number) => void> {
  const sent = await tx.get(openInvitationsBy(db, store, uid));
  const asked = await readAskedHandover(tx, db, store);
  const end = asked?.from === uid ? await readyToEndHandover(tx, db, asked) : null;
  return (now) => {
    for (const { ref } of sent.docs) tx.update(ref, { state: 'withdrawn' });
    end?.(email, now);
  };
}

/**
 * Removes what would outlive somebody's role: invitations they sent or received, with a handover that one of these asked for, and
 * their addresses as receivers of notices and replies, which an owner's address replaces.
 */
export async function undoTraces(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { uid, email }: Leaving,
  now: number,
): Promise<void> {
  const sent = await tx.get(openInvitationsBy(db, store, uid));
  const own = await tx.get(db.doc(collections.invitation(store, invitationId(email))));
  const setting = await tx.get(db.doc(collections.storeSetting(store)));
  const notifications = await tx.get(db.doc(collections.notificationSetting(store)));
  const owners = await tx.get(twoOwners(db, store));
  const successor = owners.docs.find((owner) => owner.get('id') !== uid)?.get('email') as string | undefined;
  const asked = await readAskedHandover(tx, db, store);
  const isOver = asked?.from === uid || asked?.email === normalizeEmail(email);
  const end = asked && isOver ? await readyToEndHandover(tx, db, asked) : null;
  const offer =
    asked && isOver ? await tx.get(db.doc(collections.invitation(store, invitationId(asked.email)))) : null;
  const isTheirs = (address: string, by: unknown) =>
    address !== '' && (by === uid || normalizeEmail(address) === normalizeEmail(email));
  const at = Timestamp.fromMillis(now);

  for (const { ref } of sent.docs) tx.update(ref, { state: 'withdrawn' });
  if (own.get('state') === 'open') tx.update(own.ref, { state: 'withdrawn' });
  // Another owner may have sent it again; without its handover it would make its receiver an owner at once.
  if (offer?.get('state') === 'open') tx.update(offer.ref, { state: 'withdrawn' });
  end?.(email, now);
  const { contact } = parseStoreSetting(store, setting.data());
  if (successor && isTheirs(contact.email, notifications.get('contactBy')))
    tx.update(setting.ref, { 'contact.email': successor, 'savedAt.contact': at });
  if (isTheirs(parseNotifications(notifications.data()).email, notifications.get('emailBy')))
    tx.update(notifications.ref, { email: successor ?? '', savedAt: at });
}
