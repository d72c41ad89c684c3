import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order, OrderHold } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { heldPaymentFor, hasHeldPayment, returnKeyOf } from '@/lib/domain/payments/held-payments';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeOrderStatus } from '@/functions/src/handlers/orders/change-order-status';
import { syncHeldPayment } from './sync-held-payment';
import type { SettleDeps } from './place-paid-order';

/**
 * Staff refund a held payment; an order that still waits ends with its last held payment. A repeated call finishes what is
 * left. Fails with `order-not-found`, `refund-refused` (it is not held, or Stripe refuses), `payment-unavailable`.
 */
export async function returnHeldPayment(
  deps: SettleDeps,
  { storeId: id, orderId, paymentId }: Callables['returnHeldPayment']['request'],
  caller: Caller,
): Promise<Result<Callables['returnHeldPayment']['response']>> {
  const store = storeId(id);
  const snapshot = await deps.db.doc(collections.order(store, orderId)).get();
  if (!snapshot.exists) return fail({ code: 'order-not-found' });
  const order = parseOrder(snapshot.id, snapshot.data());
  const hold = heldPaymentFor(order, paymentId);
  if (!hold) return fail({ code: 'refund-refused' });
  if (hold.returnedAt === null) {
    const returned = await giveBack(deps, order, hold);
    if (!returned.ok) return returned;
  }
  const moved = await changeOrderStatus(deps, {
    store,
    orderId,
    to: 'cancelled',
    actor: 'owner',
    by: caller.uid,
    requestId: caller.requestId,
    check: (now) => (now.status === 'pending' && !hasHeldPayment(now) ? null : ok(now.status)),
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}

/** Refunds what has not been returned yet; a refund that the bank refused is retried under another idempotency key. */
async function giveBack(
  deps: SettleDeps,
  order: Order,
  { paymentId, amount }: OrderHold,
): Promise<Result<void>> {
  const { storeId: store, id: orderId } = order;
  const made = await deps.payments.refundsOf(store, paymentId);
  if (!made.ok) return made;
  const failed = made.value.filter(({ refundId, state }) => refundId && state === 'failed').length;
  const key = returnKeyOf(order, paymentId, failed);
  const refund = await deps.payments.refund(store, { paymentId, amount, orderId, key });
  if (!refund.ok && refund.error.code !== 'refund-refused') return refund;
  // A refusal may mean that it was refunded in Stripe's dashboard.
  const followed = await syncHeldPayment(deps, order, paymentId);
  if (!followed.ok) return followed;
  const isBack = typeof heldPaymentFor(followed.value, paymentId)?.returnedAt === 'number';
  return isBack ? ok(undefined) : fail({ code: 'refund-refused' });
}
