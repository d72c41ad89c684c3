import { isDeepStrictEqual } from 'node:util';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Order, OrderDispute } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { lossesOf } from '@/lib/domain/payments/chargebacks';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { disputeLostEntry, disputeWonBackEntry } from '@/lib/domain/stats/dispute-entries';
import type { LedgerEntry } from '@/lib/domain/stats/ledger';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import { freezeGift, readSoldCard } from '@/functions/src/handlers/prepaid/sold-gift-card';
import type { Deps } from '@/functions/src/deps';

type DisputeDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/**
 * Flags an order whose shopper disputes its payment. Stripe's state is read while the order is locked, so
 * that the last writer always writes the newest state. The owner is notified once, and a gift card that was bought with it is
 * switched off. What is known already is not written again. A lost dispute is
 * subtracted from the figures and credited on tax documents as a refund is, unless its payment was held. Payments of no order of
 * this store are ignored. Fails with `payment-unavailable`, `try-again`.
 */
export async function recordDispute(deps: DisputeDeps, store: StoreId, id: string): Promise<Result<null>> {
  const { db, payments, now } = deps;
  const found = await payments.dispute(store, id);
  if (!found.ok) return found;
  const payment = found.value ? await payments.retrieve(store, found.value.paymentId) : ok(null);
  if (!payment.ok) return payment;
  if (!found.value || payment.value?.storeId !== store || !payment.value.orderId) return ok(null);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, payment.value.orderId));
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return ok(null);
    const order = parseOrder(snapshot.id, snapshot.data());
    const card = await readSoldCard(tx, db, order);
    const dispute = await payments.dispute(store, id);
    if (!dispute.ok) return dispute;
    if (!dispute.value) return ok(null);
    const { paymentId, amount, state, answerBy, createdAt } = dispute.value;
    const told: OrderDispute = { id, paymentId, at: createdAt, amount, state, answerBy };
    if (
      isDeepStrictEqual(
        order.disputes.find((known) => known.id === id),
        told,
      )
    )
      return ok(null);
    const at = now();
    const flagged = disputed(order, told, at);
    const { disputes, updatedAt } = orderDocument(flagged);
    tx.update(ref, { disputes, updatedAt });
    queueInvoices(tx, db, flagged, at);
    const entry = wasPlaced(order) && entryFor(id, order, flagged, setting.baseCurrency, at);
    if (entry) writeLedgerEntry(tx, db, store, entry);
    const { to, locale } = setting.notices;
    const isNews = flagged.disputes.length > order.disputes.length;
    if (isNews) freezeGift(tx, db, order, card, at);
    if (to && isNews) queueOrderMail(tx, db, order, { kind: 'owner-payment-disputed', to, locale }, at);
    return ok(null);
  });
}

/** The order with this dispute as of `updatedAt`, beside its others. */
function disputed(order: Order, dispute: OrderDispute, updatedAt: number): Order {
  const others = order.disputes.filter(({ id }) => id !== dispute.id);
  return { ...order, disputes: [...others, dispute].sort((a, b) => a.at - b.at), updatedAt };
}

/** The dispute's ledger entry: its loss when that is new, and its reversal if the bank decides otherwise. */
function entryFor(
  id: string,
  before: Order,
  after: Order,
  base: CurrencyCode,
  at: number,
): LedgerEntry | null {
  const [was, is] = [before, after].map((order) => lossesOf(order).find((loss) => loss.id === id));
  if (is) return was ? null : disputeLostEntry(after, base, is, at);
  return was ? disputeWonBackEntry(after, base, was, at) : null;
}
