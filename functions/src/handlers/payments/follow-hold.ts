import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { holdFor } from '@/lib/domain/payments/holds';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox';
import type { Deps } from '@/functions/src/deps';

type FollowDeps = Pick<Deps, 'db' | 'now' | 'inTurn' | 'payments'>;

/**
 * Writes down whether a payment that an order is held for is back, as the card provider has its refunds while the order is
 * locked: whoever sent it back, or the bank that took it. One whose bank did not take it is held again, and the owner is told. Resolves to the order;
 * fails like `CardPayments` and with `order-not-found`, `store-not-found`, `try-again`.
 */
export async function followHold(
  { db, now, inTurn, payments }: FollowDeps,
  { storeId: store, id }: Pick<Order, 'storeId' | 'id'>,
  paymentId: string,
): Promise<Result<Order>> {
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, id));
  return inTurn([ref.path], () =>
    inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(stored.id, stored.data());
      const hold = holdFor(order, paymentId);
      const told = await payments.refundsOf(store, paymentId);
      if (!told.ok) return told;
      const lost = order.disputes.filter((one) => one.paymentId === paymentId && one.state === 'lost');
      const gone = [...told.value.filter(({ state }) => state !== 'failed'), ...lost];
      const isBack = gone.reduce((sum, { amount }) => sum + amount, 0) >= (hold?.amount ?? 0);
      if (!hold || isBack === (hold.returnedAt !== null)) return ok(order);
      const at = now();
      const followed: Order = {
        ...order,
        holds: order.holds.map((one) => (one === hold ? { ...one, returnedAt: isBack ? at : null } : one)),
        updatedAt: at,
      };
      const { holds, updatedAt } = orderDocument(followed);
      tx.update(ref, { holds, updatedAt });
      const { to, locale } = setting.notices;
      if (to && !isBack) queueOrderMail(tx, db, order, { kind: 'owner-payment-held', to, locale }, at);
      return ok(followed);
    }),
  );
}
