import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { wasPlaced } from '@/lib/domain/orders/move-order';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { lossOf } from '@/lib/domain/orders/refund-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { refundedEntry, refundFailedEntry, type LedgerEntry } from '@/lib/domain/stats/ledger';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/firestore';
import { enterInLedger } from '@/functions/src/adapters/ledger';
import { queueOrderMail } from '@/functions/src/adapters/outbox';
import type { Deps } from '@/functions/src/deps';

type DisputeDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/**
 * Flags an order whose shopper asked the bank for the money back, as Stripe tells it now, and tells the owner once. Lost,
 * the figures count it as a refund. What is not of an order of this store is left alone. Fails with
 * `payment-unavailable`, `try-again`.
 */
export async function recordDispute(deps: DisputeDeps, store: StoreId, id: string): Promise<Result<null>> {
  const { db, payments, now } = deps;
  const found = await payments.dispute(store, id);
  if (!found.ok) return found;
  const payment = found.value ? await payments.retrieve(store, found.value.paymentId) : ok(null);
  if (!payment.ok) return payment;
  if (!found.value || payment.value?.storeId !== store || !payment.value.orderId) return ok(null);
  const { amount, state, answerBy, createdAt } = found.value;
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, payment.value.orderId));
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return ok(null);
    const order = parseOrder(snapshot.id, snapshot.data());
    const at = now();
    const flagged = { ...order, dispute: { id, at: createdAt, amount, state, answerBy }, updatedAt: at };
    const { dispute, updatedAt } = orderDocument(flagged);
    tx.update(ref, { dispute, updatedAt });
    const entry = wasPlaced(order) && entryFor(order, flagged, setting.baseCurrency, at);
    if (entry) enterInLedger(tx, db, store, entry);
    const { to, locale } = setting.notices;
    const isNews = order.dispute?.id !== id;
    if (to && isNews) queueOrderMail(tx, db, order, { kind: 'owner-payment-disputed', to, locale }, at);
    return ok(null);
  });
}

/** What the figures learn of it: the loss when it is news, and its end where the bank decides once more. */
function entryFor(before: Order, after: Order, base: CurrencyCode, at: number): LedgerEntry | null {
  const [was, is] = [lossOf(before), lossOf(after)];
  if (is) return was?.id === is.id ? null : { ...refundedEntry(after, base, is), at };
  return was && was.id === after.dispute?.id ? refundFailedEntry(after, base, was, at) : null;
}
