import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { mailboxOf } from '@/lib/domain/mail/mailbox';
import { WITHHELD_MS, MAIL_CLASS, MAIL_WINDOWS } from '@/functions/src/limits/mail-budgets';
import { windowEnd } from '@/functions/src/limits/consume-rate-limit';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { markOrderMail } from './mark-order-mail';
import { queueDigest, type OutboxMail } from '@/functions/src/adapters/outbox/outbox';

interface Held {
  readonly entry: DocumentSnapshot;
  readonly store: StoreId;
  readonly mail: OutboxMail;
}

/** Ends an entry unsent and lists it for staff; notices to staff are counted in the next digest instead. */
export async function withholdMail(
  db: Firestore,
  { entry, store, mail }: Held,
  reason: WithheldReason,
  now: number,
): Promise<void> {
  const { ref } = entry;
  const isDigested = MAIL_CLASS[mail.kind] === 'notice';
  const endsAt = windowEnd({ windowMs: MAIL_WINDOWS.hour }, now);
  const digestId = `digest-${digest([mailboxOf(mail.to), endsAt])}`;
  const news = db.doc(collections.outboxEntry(store, digestId));
  await db.runTransaction(async (tx) => {
    const isQueued = isDigested && (await tx.get(news)).exists;
    const mark = await markOrderMail(tx, db, { store, mail }, reason);
    mark();
    const held = { state: 'held', heldBecause: reason, ...(isDigested && { digestId }) };
    tx.update(ref, held, precondition(entry));
    if (isDigested && !isQueued) queueDigest(tx, news, mail, endsAt);
    if (!isDigested && isForStore(mail))
      tx.create(db.doc(collections.heldMail(store, ref.id)), {
        ...mail,
        reason,
        at: Timestamp.fromMillis(now),
        expireAt: Timestamp.fromMillis(now + WITHHELD_MS),
      });
  });
}

/** A shopper's password reset is none of the store's business. */
export const isForStore = ({ kind }: OutboxMail): boolean =>
  MAIL_CLASS[kind] !== 'code' && kind !== 'welcome';

/** Makes a write fail unless the entry is unchanged since it was read. */
export const precondition = ({ updateTime }: DocumentSnapshot) => ({
  ...(updateTime && { lastUpdateTime: updateTime }),
});
