import type { Order } from '@/lib/domain/orders/order';
import { heldPaymentFor } from '@/lib/domain/payments/held-payments';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Deps } from '@/functions/src/deps';
import { withLockedOrder } from './with-locked-order';

type FollowDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'payments'>;

/**
 * Syncs a held payment with all its refunds at the card provider, from any source, while the order is locked. If the bank
 * refused the refund, the payment is held again, and the owner is notified. Resolves to the order; fails like `CardPayments`
 * and with `order-not-found`, `store-not-found`, `try-again`.
 */
export function syncHeldPayment(
  deps: FollowDeps,
  held: Pick<Order, 'storeId' | 'id'>,
  paymentId: string,
): Promise<Result<Order>> {
  return withLockedOrder(deps, held, async ({ tx, ref, order, setting }) => {
    const hold = heldPaymentFor(order, paymentId);
    const reported = await deps.payments.refundsOf(order.storeId, paymentId);
    if (!reported.ok) return reported;
    const lost = order.disputes.filter((one) => one.paymentId === paymentId && one.state === 'lost');
    const gone = [...reported.value.filter(({ state }) => state !== 'failed'), ...lost];
    const isBack = gone.reduce((sum, { amount }) => sum + amount, 0) >= (hold?.amount ?? 0);
    if (!hold || isBack === (hold.returnedAt !== null)) return ok(order);
    const at = deps.now();
    const followed: Order = {
      ...order,
      holds: order.holds.map((one) => (one === hold ? { ...one, returnedAt: isBack ? at : null } : one)),
      updatedAt: at,
    };
    const { holds, updatedAt } = orderDocument(followed);
    tx.update(ref, { holds, updatedAt });
    const { to, locale } = setting.notices;
    if (to && !isBack) queueOrderMail(tx, deps.db, order, { kind: 'owner-payment-held', to, locale }, at);
    return ok(followed);
  });
}
