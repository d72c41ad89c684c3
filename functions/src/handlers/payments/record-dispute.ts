import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox';
import type { Deps } from '@/functions/src/deps';

type DisputeDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/**
 * Flags an order whose shopper asked the bank for the money back, as Stripe tells it now, and tells the owner once.
 * What is not of an order of this store is left alone. Fails with `payment-unavailable`, `try-again`.
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
    const flagged = { ...order, dispute: { id, at: createdAt, amount, state, answerBy }, updatedAt: now() };
    const { dispute, updatedAt } = orderDocument(flagged);
    tx.update(ref, { dispute, updatedAt });
    const { to, locale } = setting.notices;
    const isNews = order.dispute?.id !== id;
    if (to && isNews) queueOrderMail(tx, db, order, { kind: 'owner-payment-disputed', to, locale }, now());
    return ok(null);
  });
}
