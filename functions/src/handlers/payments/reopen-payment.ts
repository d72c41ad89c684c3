import type { OpenedPayment } from '@/functions/src/adapters/stripe/payments/card-payments';
import type { Deps } from '@/functions/src/deps';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { SettleDeps } from './place-paid-order';
import { settlePayment } from './settle-payment';

export type StartDeps = SettleDeps & Pick<Deps, 'consumeRateLimit' | 'storeReserved' | 'feeTerms'>;

/** 0, or the seconds until another payment may be begun. */
export async function countBeginning(
  { consumeRateLimit }: StartDeps,
  { uid, storeId: store }: Order,
  network: string,
): Promise<number> {
  const { retryAfter } = await consumeRateLimit('beginPayment', {
    person: uid ?? undefined,
    address: network,
    store,
  });
  return retryAfter;
}

/** The order's payment; null if it has none that can still be paid. */
export async function reopen(
  deps: StartDeps,
  { id, storeId: store }: Order,
  paymentId: string | null,
): Promise<Result<OpenedPayment | null>> {
  if (!paymentId) return ok(null);
  const found = await deps.payments.reopen(store, paymentId);
  if (!found.ok || found.value?.state === 'open') return found;
  if (!found.value || found.value.state === 'cancelled') return ok(null);
  const settled = await settlePayment(deps, store, found.value, id);
  return settled.ok ? fail({ code: 'nothing-to-pay' }) : settled;
}
