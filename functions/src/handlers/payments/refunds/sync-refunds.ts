import type { Deps } from '@/functions/src/deps';
import { readFeeReturned, saveFeeReturned } from '@/functions/src/handlers/payments/connect/record-fees';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import { readSoldCard, voidGift } from '@/functions/src/handlers/prepaid/sold-gift-card';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { refundOrder } from '@/lib/domain/payments/refund-order';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { recordRefund } from './begin-refund';
import { idInOrder, refundAt, refundsAt, settleRefund, type TakenRefund } from './settle-refund';

export type SyncRefundsDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'payments'>;

/**
 * Syncs an order's refunds with the card provider's: ours are settled, and those made in Stripe's dashboard
 * are added, with the figures and the shopper's mail. Resolves to the number of changes; fails like
 * `CardPayments` and with `order-not-found`, `store-not-found`, `try-again`.
 */
export async function syncRefunds(deps: SyncRefundsDeps, order: Order): Promise<Result<number>> {
  const { storeId: store, id: orderId } = order;
  const reported = await refundsAt(deps.payments, order);
  if (!reported.ok) return reported;
  let news = 0;
  // Oldest first, in the order they were made.
  for (const refund of [...reported.value].reverse()) {
    const id = idInOrder(refund);
    const known = order.refunds.find((one) => one.id === id);
    if (known?.state === refund.state || (!known && refund.state === 'failed')) continue;
    const { state } = refund;
    const followed = known
      ? await settleRefund(deps, store, { orderId, refundId: id, state })
      : await takeOver(deps, order, id);
    if (!followed.ok) return followed;
    if (followed.value) news += 1;
  }
  return ok(news);
}

/**
 * Adds a refund made elsewhere, as read while the order is locked. Resolves to false if nothing is added: it is known by now,
 * such as one of ours made since the order was read; it failed; or it exceeds what was paid, which people have to check.
 */
function takeOver(deps: SyncRefundsDeps, paid: Order, id: string): Promise<Result<boolean>> {
  return withLockedOrder(deps, paid, async ({ tx, order, setting }) => {
    const card = await readSoldCard(tx, deps.db, order);
    const reported = await refundAt(deps.payments, order, id);
    if (!reported.ok) return reported;
    const { value: made } = reported;
    const isKnown = order.refunds.some((known) => known.id === id || known.id === made?.id);
    if (!made || isKnown || made.state === 'failed') return ok(false);
    const taken = refundOrder(order, refundOf(made));
    if (!taken.ok) return ok(false);
    const withFee = await readFeeReturned(deps, taken.value.order, made);
    if (!withFee.ok) return withFee;
    recordRefund(tx, deps.db, { before: order, setting, ...taken.value });
    saveFeeReturned(tx, deps.db, order, withFee.value, deps.now());
    voidGift(tx, deps.db, order, card, taken.value.refund);
    return ok(true);
  });
}

const refundOf = ({ id, createdAt, amount, state, of }: TakenRefund): Refund => ({
  id,
  at: createdAt,
  by: '',
  amount,
  lines: [],
  reason: '',
  restocked: false,
  state,
  ...(of && { of }),
});
