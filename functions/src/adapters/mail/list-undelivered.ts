import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { WITHHELD_MS } from '@/functions/src/limits/mail-budgets';
import { isForStore } from './withhold-mail';

interface Undelivered {
  /** The id of its entry of the outbox. */
  readonly id: string;
  readonly store: StoreId;
  readonly mail: OutboxMail;
  /** Null once it was delivered after all. */
  readonly reason: WithheldReason | null;
}

/** Adds to `batch` that a mail does not reach its receiver, for the store's people to see on its order; or that it did. */
export function listUndelivered(
  batch: WriteBatch,
  db: Firestore,
  { id, store, mail, reason }: Undelivered,
  now: number,
): void {
  if (!isForStore(mail)) return;
  const ref = db.doc(collections.heldMail(store, id));
  if (reason === null) batch.delete(ref);
  else
    batch.set(ref, {
      ...mail,
      reason,
      at: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + WITHHELD_MS),
    });
}
