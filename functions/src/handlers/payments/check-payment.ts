import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { isUnpaid } from '@/lib/domain/payments/settlement';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { settlePayment } from './settle-payment';
import type { SettleDeps } from './place-paid-order';

/**
 * Returns the state of the caller's order and payment; settles it with the card provider where its webhook is
 * still on the way. Fails with `order-not-found`, `payment-unavailable`.
 */
export async function checkPayment(
  deps: SettleDeps,
  request: Callables['checkPayment']['request'],
  { uid }: Caller,
): Promise<Result<Callables['checkPayment']['response']>> {
  const store = storeId(request.storeId);
  const snapshot = await deps.db.doc(collections.order(store, request.orderId)).get();
  const order = snapshot.exists ? parseOrder(snapshot.id, snapshot.data()) : null;
  if (order?.uid !== uid) return fail({ code: 'order-not-found' });
  return checkOrder(deps, order);
}

/** The same for an order that the caller may see. */
export async function checkOrder(
  deps: SettleDeps,
  order: Order,
): Promise<Result<Callables['checkPayment']['response']>> {
  const checked = await check(deps, order);
  if (!checked.ok) return checked;
  // A shopper who pays an extra amount waits for that payment, whatever the order's status.
  if (owedExtra(checked.value)) return ok({ status: 'pending', paymentStatus: 'unpaid' });
  return ok({ status: checked.value.status, paymentStatus: checked.value.paymentStatus });
}

/** The order after asking Stripe for its payment; a paid order needs no request. */
async function check(deps: SettleDeps, order: Order): Promise<Result<Order>> {
  const paymentId = isUnpaid(order) ? order.paymentId : (owedExtra(order)?.paymentId ?? null);
  if (!paymentId) return ok(order);
  const payment = await deps.payments.retrieve(order.storeId, paymentId);
  if (!payment.ok) return payment;
  return payment.value ? settlePayment(deps, order.storeId, payment.value, order.id) : ok(order);
}
