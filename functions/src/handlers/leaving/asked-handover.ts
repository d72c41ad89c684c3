import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreHandover, type StoreHandover } from '@/lib/domain/leaving/store-handover';
import { queueOwnerMails } from '@/functions/src/adapters/outbox/owner-mail';
import { readOwners } from './owners';

/** The handover that nobody has accepted yet; null if there is none. */
export async function readAskedHandover(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
): Promise<StoreHandover | null> {
  const stored = await tx.get(db.doc(collections.storeHandover(store)));
  const handover = stored.exists ? parseStoreHandover(stored.id, stored.data()) : null;
  return handover?.state === 'asked' ? handover : null;
}

/** The handover that waits for this address to accept; null if there is none. */
export async function readHandoverAskedOf(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  email: string,
): Promise<StoreHandover | null> {
  const asked = await readAskedHandover(tx, db, store);
  return asked?.email === normalizeEmail(email) ? asked : null;
}

/**
 * Reads what ends a handover whose invitation is over, because a later one to its address must not hand the store over. The
 * answer writes it, with a mail to all owners; `by` is the address of who ended it.
 */
export async function readyToEndHandover(
  tx: Transaction,
  db: Firestore,
  { storeId: store, email: other }: StoreHandover,
): Promise<(by: string, now: number) => void> {
  const owners = await readOwners(tx, db, store);
  return (by, now) => {
    tx.delete(db.doc(collections.storeHandover(store)));
    const mail = { kind: 'owner-handover-cancelled', by, other, endsAt: now } as const;
    queueOwnerMails(tx, db, store, mail, owners, now);
  };
}
