import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { WITHHELD_MS } from '@/functions/src/limits/mail-budgets';
import { markOrderMail } from './mark-order-mail';
import { isForStore } from './withhold-mail';

interface Undelivered {
  /** Id of its outbox entry. */
  readonly id: string;
  readonly store: StoreId;
  readonly mail: OutboxMail;
  /** Null once it was delivered after all. */
  readonly reason: WithheldReason | null;
}

/**
 * Records that a mail was not delivered, or that it was after all. Staff see it in their list, the shopper on the order. Reads
 * first: call it before any write in `tx`.
 */
export async function listUndelivered(
  tx: Transaction,
  db: Firestore,
  { id, store, mail, reason }: Undelivered,
  now: number,
): Promise<void> {
  if (!isForStore(mail)) return;
  const mark = await markOrderMail(tx, db, { store, mail }, reason);
  mark();
  const ref = db.doc(collections.heldMail(store, id));
  if (reason === null) tx.delete(ref);
  else
    tx.set(ref, {
      ...mail,
      reason,
      at: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + WITHHELD_MS),
    });
}
