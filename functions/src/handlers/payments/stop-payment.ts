import type { Order } from '@/lib/domain/orders/order';
import { heldPaymentFor } from '@/lib/domain/payments/held-payments';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { settlePayment } from './settle-payment';
import type { SettleDeps } from './place-paid-order';

/** How often to stop a payment that the shopper keeps restarting. */
const MOST_STOPS = 3;

/** A transaction's answer when the order's payment must be stopped first. */
export interface MustStop {
  readonly stopFirst: Order;
}

/**
 * Runs `run` with the order's payment stopped, so that no money can come in between. `run` is one transaction
 * that gets the stopped payment (null: none) and either does its work or answers `mustStop`. A payment that
 * was faster is settled, and `run` sees a paid order. Fails with `payment-unavailable` while the card
 * provider cannot be asked, unless `endAnyway`: money that comes afterwards is late, and `settleWithoutStock`
 * handles it.
 */
export async function withPaymentStopped<T>(
  deps: SettleDeps,
  run: (stopped: string | null) => Promise<Result<T | MustStop>>,
  endAnyway: (order: Order) => boolean = () => false,
): Promise<Result<T>> {
  let stopped: string | null = null;
  for (let stops = 0; stops <= MOST_STOPS; stops += 1) {
    const result: Result<T | MustStop> = await run(stopped);
    if (!result.ok) return result;
    const { value } = result;
    if (!isMustStop(value)) return ok(value);
    const ended = await stopPayment(deps, value.stopFirst);
    const isEnded = ended.ok || (ended.error.code === 'payment-unavailable' && endAnyway(value.stopFirst));
    if (!isEnded) return ended;
    stopped = openPaymentOf(value.stopFirst);
  }
  return fail({ code: 'try-again' });
}

/** The payment by which money could still come; null where none could. */
const openPaymentOf = (order: Order): string | null =>
  order.status === 'pending' ? order.paymentId : (owedExtra(order)?.paymentId ?? null);

/** Whether this order's payment could still bring money; `stopped` is the one that no longer can. */
export const mustStop = (order: Order, stopped: string | null): boolean => {
  const open = openPaymentOf(order);
  return open !== null && open !== stopped && !heldPaymentFor(order, open);
};

const isMustStop = (value: unknown): value is MustStop =>
  typeof value === 'object' && value !== null && 'stopFirst' in value;

async function stopPayment(deps: SettleDeps, order: Order): Promise<Result<void>> {
  const { id, storeId: store } = order;
  const paymentId = openPaymentOf(order);
  if (!paymentId) return ok(undefined);
  const stopped = await deps.payments.cancel(store, paymentId);
  // Without its keys the store's account cannot be asked, and nobody can pay into it from here.
  if (!stopped.ok) return stopped.error.code === 'payment-method-unavailable' ? ok(undefined) : stopped;
  const payment = stopped.value;
  if (payment?.state === 'processing') return fail({ code: 'try-again' });
  if (payment?.state !== 'paid') return ok(undefined);
  const settled = await settlePayment(deps, store, payment, id);
  return settled.ok ? ok(undefined) : settled;
}
