import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { heldPaymentFor } from '@/lib/domain/payments/held-payments';
import { paidExtras } from '@/lib/domain/payments/extra/extra-payment';
import { takenPaymentOf } from '@/lib/domain/payments/extra/taken-payments';
import { settlementOf } from '@/lib/domain/payments/settlement';
import {
  comparePayment,
  isPaidByCard,
  paymentDifference,
  refundsDiffer,
} from '@/lib/domain/reconciliation/compare-payment';
import type { FoundDifference } from '@/lib/domain/reconciliation/difference';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { syncHeldPayment } from '@/functions/src/handlers/payments/sync-held-payment';
import { settlePayment } from '@/functions/src/handlers/payments/settle-payment';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { syncRefunds } from '@/functions/src/handlers/payments/refunds/sync-refunds';
import type { SyncRefundsDeps } from '@/functions/src/handlers/payments/refunds/sync-refunds';

export type CheckOrderDeps = SettleDeps & SyncRefundsDeps;

interface CheckedOrder {
  /** The order after the check. */
  readonly order: Order;
  readonly found: readonly FoundDifference[];
  readonly repaired: readonly FoundDifference[];
}

/**
 * Compares an order with its payment (null: the card provider has none) and catches up on a lost webhook: settles the payment
 * and syncs refunds. Remaining differences are left to staff. Fails like `settlePayment` and `CardPayments`.
 */
export async function checkOrder(
  deps: CheckOrderDeps,
  known: Order,
  payment: CardPayment | null,
): Promise<Result<CheckedOrder>> {
  const settled = await settledOrder(deps, known, payment);
  if (!settled.ok) return settled;
  const extras = (order: Order) => paidExtras(order).length;
  const isNews =
    (isPaidByCard(settled.value) && !isPaidByCard(known)) || extras(settled.value) > extras(known);
  const late = isNews
    ? [paymentDifference('unsettled', settled.value, payment, [0, payment?.received ?? 0])]
    : [];
  const isItsOwn = payment !== null && takenPaymentOf(settled.value, payment.id) !== undefined;
  const asks = isItsOwn && isPaidByCard(settled.value) && refundsDiffer(settled.value, payment);
  if (!asks) return ok(checked(settled.value, payment, null, late, deps.now()));
  return withRefunds(deps, settled.value, payment, late);
}

async function settledOrder(
  deps: CheckOrderDeps,
  order: Order,
  payment: CardPayment | null,
): Promise<Result<Order>> {
  if (!payment || payment.orderId !== order.id) return ok(order);
  const hold = heldPaymentFor(order, payment.id);
  const isFollowed = !hold || (hold.returnedAt !== null) === payment.refunded >= hold.amount;
  if (!isFollowed) return syncHeldPayment(deps, order, payment.id);
  const isKnown = settlementOf(order, payment).kind === 'none';
  return isKnown ? ok(order) : settlePayment(deps, order.storeId, payment);
}

async function withRefunds(
  deps: CheckOrderDeps,
  order: Order,
  payment: CardPayment,
  late: readonly FoundDifference[],
): Promise<Result<CheckedOrder>> {
  const followed = await syncRefunds(deps, order);
  if (!followed.ok) return followed;
  const given = await deps.payments.refundsOf(order.storeId, payment.id);
  if (!given.ok) return given;
  const stored = await deps.db.doc(collections.order(order.storeId, order.id)).get();
  const after = parseOrder(stored.id, stored.data());
  const news = after.refunds.filter(
    ({ id, state }) => order.refunds.find((before) => before.id === id)?.state !== state,
  );
  const repaired = news.map(({ id, amount }) => {
    const difference = paymentDifference('refund-unknown', order, payment, [0, amount]);
    return { ...difference, id: `${difference.id}:${id}` };
  });
  return ok(checked(after, payment, given.value, [...late, ...repaired], deps.now()));
}

const checked = (
  order: Order,
  payment: CardPayment | null,
  refunds: Parameters<typeof comparePayment>[2],
  repaired: readonly FoundDifference[],
  now: number,
): CheckedOrder => ({ order, repaired, found: comparePayment(order, payment, refunds, now) });
