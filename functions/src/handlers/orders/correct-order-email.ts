import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { correctEmail } from '@/lib/domain/orders/correct-email';
import type { CorrectedBy } from '@/lib/domain/orders/correct-email';
import { orderIndex } from '@/lib/domain/orders/lists/order-search';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { awaitsTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, orderDocument, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import {
  isToShopper,
  ORDER_MAIL,
  statusMail,
  type ShopperMail,
} from '@/functions/src/adapters/outbox/order-mail';
import { parseMail, queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { askForTransfer } from '@/functions/src/handlers/payments/transfer/ask-for-transfer';

type Corrected = Callables['correctOrderEmail']['response'];

/** Enough, because an order has a mail or two per status. */
const MOST_HELD = 50;

const STATUS_KINDS: readonly string[] = Object.values(ORDER_MAIL);

/**
 * Replaces an order's e-mail address while mails do not reach it, and sends those mails again to the new one; repeating it
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
    const lost = await takeLost(tx, db, order);
    const { address, mailFailure, emailCorrections, updatedAt } = orderDocument(corrected.value);
    const index = orderIndex(corrected.value, setting.baseCurrency);
    tx.update(ref, { address, mailFailure, emailCorrections, updatedAt, ...index });
    sendAgain(tx, db, corrected.value, lost, at);
    return ok({ email });
  });
}

function rightTo({ uid }: Order, caller: Caller | null, token: string | undefined): CorrectedBy | null {
  if (caller && caller.uid === uid) return 'shopper';
  return token === undefined ? null : 'link';
}

const isRepeated = ({ address, mailFailure, emailCorrections }: Order, email: string): boolean =>
  address.email === email && mailFailure === null && emailCorrections.length > 0;

/** Takes mails to the wrong address from the staff's list of undelivered ones. Reads, then deletes. */
async function takeLost(
  tx: Transaction,
  db: Firestore,
  { id, storeId: store, address }: Order,
): Promise<ShopperMail[]> {
  const held = db.collection(collections.heldMails(store)).where('orderId', '==', id).limit(MOST_HELD);
  const { docs } = await tx.get(held);
  const lost: ShopperMail[] = [];
  for (const doc of docs) {
    const mail = parseMail(doc.ref.path, doc.data());
    if (!isToShopper(mail) || mail.to !== address.email) continue;
    tx.delete(doc.ref);
    lost.push(mail);
  }
  return lost;
}

/** Of mails about a status only the present one is news; without any lost one it is the best that can be told. */
function sendAgain(
  tx: Transaction,
  db: Firestore,
  order: Order,
  lost: readonly ShopperMail[],
  now: number,
): void {
  const addressed = { to: order.address.email, locale: order.locale };
  const others = lost.filter(({ kind }) => !STATUS_KINDS.includes(kind));
  const different = new Map(others.map((mail) => [JSON.stringify(mail), mail]));
  for (const mail of different.values()) queueOrderMail(tx, db, order, { ...mail, ...addressed }, now);
  if (lost.length > 0 && others.length === lost.length) return;
  if (awaitsTransfer(order)) return askForTransfer(tx, db, order, now);
  const kind = statusMail(order);
  if (kind) queueOrderMail(tx, db, order, { kind, ...addressed }, now);
}
