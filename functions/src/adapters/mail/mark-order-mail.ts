import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { isToShopper } from '@/functions/src/adapters/outbox/order-mail';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';

/**
 * Reads the order of a mail and returns a function that records on it why the mail was not delivered (null: it was after all).
 * Does nothing for a mail to an address that was corrected since.
 */
export async function markOrderMail(
  tx: Transaction,
  db: Firestore,
  { store, mail }: { readonly store: StoreId; readonly mail: OutboxMail },
  reason: WithheldReason | null,
): Promise<() => void> {
  if (!isToShopper(mail)) return () => undefined;
  const stored = await tx.get(db.doc(collections.order(store, mail.orderId)));
  if (!stored.exists) return () => undefined;
  const { address, mailFailure } = parseOrder(stored.id, stored.data());
  return () => {
    if (address.email === mail.to && mailFailure !== reason) tx.update(stored.ref, { mailFailure: reason });
  };
}
