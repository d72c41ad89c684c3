import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { BrowserKeys, OpenedPayment } from '@/functions/src/adapters/stripe/payments/card-payments';
import type { Caller } from '@/functions/src/callable';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { endsAt } from '@/lib/domain/reservations/reservation-end';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { isClosed } from '@/lib/domain/store/trading/sells-now';
import { forBrowser, withPlatformFee } from './connect/payment-fee';
import { startExtraPayment } from './extra/start-extra';
import { isTriedTooOften } from './payment-limits';
import { countBeginning, reopen, type StartDeps } from './reopen-payment';
import { reserveForPayment } from './reserve-for-payment';

/**
 * Starts the payment of the caller's order, see `PaymentCallables`, and reserves its stock; a repeated call
 * returns the same payment.
 */
export async function startPayment(
  deps: StartDeps,
  request: Callables['startPayment']['request'],
  { uid }: Caller,
  network: string,
): Promise<Result<Callables['startPayment']['response']>> {
  const snapshot = await deps.db.doc(collections.order(storeId(request.storeId), request.orderId)).get();
  const order = snapshot.exists ? parseOrder(snapshot.id, snapshot.data()) : null;
  if (order?.uid !== uid) return fail({ code: 'order-not-found' });
  return startOrderPayment(deps, order, network);
}

/** The same for an order that the caller may pay. */
export async function startOrderPayment(
  deps: StartDeps,
  order: Order,
  network: string,
): Promise<Result<Callables['startPayment']['response']>> {
  const { storeId: store } = order;
  // Orders of a shop that takes a break can be paid; one that is closed or taken down takes no more money.
  const setting = await readPublicSetting(deps.db, store);
  if (setting && isClosed(setting)) return fail({ code: 'store-closed' });
  const found = await deps.payments.browserKeys(store);
  if (!found.ok) return found;
  const keys = found.value;
  if (!keys?.opensPayments) return fail({ code: 'payment-method-unavailable' });
  const extra = owedExtra(order);
  if (extra && !order.transfer) return startExtraPayment(deps, order, extra, { network, keys });
  const refusal = refusalOf(order, deps.now());
  if (refusal) return refusal;
  const known = await reopen(deps, order, order.paymentId);
  if (!known.ok) return known;
  const retryAfter = known.value ? 0 : await countBeginning(deps, order, network);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const reserved = await reserveForPayment(deps, order, { uid: order.uid ?? order.id, network });
  if (!reserved.ok) {
    // Nobody must pay for stock that is gone.
    if (reserved.error.changes && known.value) await deps.payments.cancel(store, known.value.id);
    return reserved;
  }
  // Builds on the payment read at the start: a concurrent call may have begun the next one, which the same key returns.
  const begun = { ...reserved.value, paymentId: order.paymentId };
  const payment = known.value ? ok(known.value) : await begin(deps, begun, keys);
  if (!payment.ok) return payment;
  const { clientSecret, amount } = payment.value;
  return ok({
    clientSecret,
    ...forBrowser(keys),
    amount,
    currency: order.currency,
    payUntil: endsAt(reserved.value) ?? 0,
  });
}

function refusalOf(order: Order, now: number): Result<never> | null {
  if (!awaitsCard(order)) return fail({ code: 'nothing-to-pay' });
  if (now >= (endsAt(order) ?? 0)) return fail({ code: 'reservation-over' });
  return isTriedTooOften(order) ? fail({ code: 'too-many-requests' }) : null;
}

/** Creates a payment and stores it on the order before the browser gets it, so that ending the order can stop it. */
async function begin(deps: StartDeps, order: Order, keys: BrowserKeys): Promise<Result<OpenedPayment>> {
  const { payments } = deps;
  const { storeId: store, id: orderId, number, currency, createdAt: since } = order;
  const amount = dueOf(order);
  // The key names the previous payment, so that every call of one attempt, however interrupted, creates the same one.
  const attempt = ['order', store, orderId, order.paymentId ?? 'first'].join(':');
  const { key, fee } = await withPlatformFee(deps, store, keys, { key: attempt, amount, currency });
  const made = await payments.create(store, { orderId, number, amount, currency, key, since, fee });
  if (!made.ok) return made;
  const noted = await note(deps, order, made.value);
  if (noted.ok) return made;
  // A caller that could not store it may retry, and the same key gives the same payment, stopped or not.
  if (noted.error.code !== 'try-again') await payments.cancel(store, made.value.id);
  return noted;
}

/** Writes the payment and the platform's fee on its order, unless the order ended or got another one meanwhile. */
function note(
  deps: StartDeps,
  { storeId: store, id, paymentId: former }: Order,
  { id: paymentId, fee }: OpenedPayment,
) {
  const ref = deps.db.doc(collections.order(store, id));
  return inTransaction(deps.db, async (tx): Promise<Result<void>> => {
    const snapshot = await tx.get(ref);
    const order = snapshot.exists ? parseOrder(snapshot.id, snapshot.data()) : null;
    if (!order || !awaitsCard(order)) return fail({ code: 'nothing-to-pay' });
    if (order.paymentId === paymentId) return ok(undefined);
    if (order.paymentId !== former) return fail({ code: 'try-again' });
    tx.update(ref, { paymentId, platformFee: fee });
    return ok(undefined);
  });
}
