import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { correctEmail } from '@/lib/domain/orders/correct-email';
import type { CorrectedBy } from '@/lib/domain/orders/correct-email';
import { orderIndex } from '@/lib/domain/orders/lists/order-search';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, orderDocument, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { ORDER_MAIL } from '@/functions/src/adapters/outbox/order-mail';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

type Corrected = Callables['correctOrderEmail']['response'];

/** Enough, because an order has a mail or two per status. */
const MOST_HELD = 50;

/**
 * Replaces an order's e-mail address while mails do not reach it. The mail about its status goes to the new one; repeating it
 * gives the same answer. Fails with `order-not-found` for another's order, `link-expired` for a token that is not its own,
 * `email-correction-refused`, `invalid-input` for the address that failed, `store-not-found`, `try-again`.
 */
export async function correctOrderEmail(
  { db, now, tracking }: Pick<Deps, 'db' | 'now' | 'tracking'>,
  { storeId: id, orderId, email, token }: Callables['correctOrderEmail']['request'],
  caller: Caller | null,
): Promise<Result<Corrected>> {
  const store = storeId(id);
  if (token !== undefined) {
    const opened = tracking.verify(token);
    if (!opened.ok) return opened;
    if (opened.value.storeId !== id || opened.value.orderId !== orderId)
      return fail({ code: 'link-expired' });
  }
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, orderId));
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
    const as = order && rightTo(order, caller, token);
    if (!order || !as) return fail({ code: 'order-not-found' });
    if (isRepeated(order, email)) return ok({ email });
    const by = caller?.uid ?? null;
    const at = now();
    const corrected = correctEmail(order, { email, as, by, requestId: caller?.requestId ?? null, now: at });
    if (!corrected.ok) return corrected;
    await unlistMails(tx, db, order);
    const { address, mailFailure, emailCorrections, updatedAt } = orderDocument(corrected.value);
    const index = orderIndex(corrected.value, setting.baseCurrency);
    tx.update(ref, { address, mailFailure, emailCorrections, updatedAt, ...index });
    const kind = ORDER_MAIL[order.status];
    if (kind) queueOrderMail(tx, db, order, { kind, to: email, locale: order.locale }, at);
    return ok({ email });
  });
}

function rightTo({ uid }: Order, caller: Caller | null, token: string | undefined): CorrectedBy | null {
  if (caller && caller.uid === uid) return 'shopper';
  return token === undefined ? null : 'link';
}

const isRepeated = ({ address, mailFailure, emailCorrections }: Order, email: string): boolean =>
  address.email === email && mailFailure === null && emailCorrections.length > 0;

/** Removes mails to the wrong address from the staff's list of undelivered ones. Reads, then deletes. */
async function unlistMails(tx: Transaction, db: Firestore, { id, storeId: store, address }: Order) {
  const held = db.collection(collections.heldMails(store)).where('orderId', '==', id).limit(MOST_HELD);
  const { docs } = await tx.get(held);
  for (const mail of docs) if (mail.get('to') === address.email) tx.delete(mail.ref);
}
