import { inTransaction, orderDocument } from '@/functions/src/adapters/database/firestore';
import type { BrowserKeys, OpenedPayment } from '@/functions/src/adapters/stripe/payments/card-payments';
import { forBrowser, withPlatformFee } from '@/functions/src/handlers/payments/connect/payment-fee';
import { isTriedTooOften } from '@/functions/src/handlers/payments/payment-limits';
import { countBeginning, reopen, type StartDeps } from '@/functions/src/handlers/payments/reopen-payment';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import {
  EXTRA_BUSY_MS,
  owedExtra,
  withOwed,
  type ExtraPayment,
} from '@/lib/domain/payments/extra/extra-payment';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/**
 * Starts the payment of an order's extra amount, as `startOrderPayment` does for the order itself; its stock is already taken.
 * A repeated call in time gives the same payment.
 */
export async function startExtraPayment(
  deps: StartDeps,
  order: Order,
  extra: ExtraPayment,
  { network, keys }: { readonly network: string; readonly keys: BrowserKeys },
): Promise<Result<Callables['startPayment']['response']>> {
  if (deps.now() >= extra.payUntil) return fail({ code: 'reservation-over' });
  if (isTriedTooOften(extra)) return fail({ code: 'too-many-requests' });
  const known = await reopen(deps, order, extra.paymentId);
  if (!known.ok) return known;
  const retryAfter = known.value ? 0 : await countBeginning(deps, order, network);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const payment = known.value ? ok(known.value) : await begin(deps, order, extra, keys);
  if (!payment.ok) return payment;
  const { clientSecret, amount } = payment.value;
  const { currency } = order;
  return ok({ clientSecret, ...forBrowser(keys), amount, currency, payUntil: extra.payUntil });
}

/** Creates a payment and stores it on the order before the browser gets it, so that a change of the order can stop it. */
async function begin(
  deps: StartDeps,
  order: Order,
  extra: ExtraPayment,
  keys: BrowserKeys,
): Promise<Result<OpenedPayment>> {
  const { storeId: store, id: orderId, number, currency } = order;
  const { id, at, amount, paymentId } = extra;
  // The same id may be requested again with another amount, which needs another payment.
  const asked = `${id}-${at}`;
  const attempt = ['order', store, orderId, asked, paymentId ?? 'first'].join(':');
  const { key, fee } = await withPlatformFee(deps, store, keys, { key: attempt, amount, currency });
  const made = await deps.payments.create(store, {
    ...{ orderId, number, amount, currency, key, since: at, extra: asked, fee },
  });
  if (!made.ok) return made;
  const noted = await note(deps, order, extra, made.value);
  if (noted.ok) return made;
  if (noted.error.code !== 'try-again') await deps.payments.cancel(store, made.value.id);
  return noted;
}

/** Writes the payment on its order, unless the order now needs another one, or none. */
function note(deps: StartDeps, { storeId: store, id }: Order, known: ExtraPayment, made: OpenedPayment) {
  const { id: paymentId, fee: platformFee } = made;
  const ref = deps.db.doc(collections.order(store, id));
  return inTransaction(deps.db, async (tx): Promise<Result<void>> => {
    const snapshot = await tx.get(ref);
    const order = snapshot.exists ? parseOrder(snapshot.id, snapshot.data()) : null;
    const extra = order && owedExtra(order);
    if (!extra || extra.id !== known.id || extra.at !== known.at) return fail({ code: 'nothing-to-pay' });
    if (extra.paymentId === paymentId) return ok(undefined);
    if (extra.paymentId !== known.paymentId) return fail({ code: 'try-again' });
    const busyUntil = deps.now() + EXTRA_BUSY_MS;
    const { extraPayments } = orderDocument({
      ...order,
      extraPayments: withOwed(order, { paymentId, busyUntil, platformFee }),
    });
    tx.update(ref, { extraPayments });
    return ok(undefined);
  });
}
