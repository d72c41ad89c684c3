import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { isToShopper } from '@/functions/src/adapters/outbox/order-mail';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';

/**
 * Reads the order that a mail tells its shopper about, and returns how to write on it. Written is why the mail does not arrive,
 * or (null) that it did after all. A mail to an address that was corrected since changes nothing.
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
