import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { hasSecondFactor, missingSignIn } from '@/functions/src/adapters/people/second-factor';
import type { Caller } from '@/functions/src/callable';
import { changeOrderStatus, type StatusChangeDeps } from './change-order-status';

/**
 * Staff change an order's status. `from` is the status they saw. Cancelling gives back what was paid, so where something was it
 * needs a fresh sign-in as a refund does. Fails with `edited-meanwhile` if the status has changed since, `status-change-refused`
 * if the table has no such change, `fresh-sign-in-required`.
 */
export async function updateOrderStatus(
  deps: StatusChangeDeps,
  {
    storeId: store,
    orderId,
    from,
    to,
    reason,
    shipment,
    why,
    writeOff,
  }: Callables['updateOrderStatus']['request'],
  caller: Caller,
): Promise<Result<Callables['updateOrderStatus']['response']>> {
  const { auth, now } = deps;
  const factorOf = (uid: string) => hasSecondFactor(auth, uid);
  const way = to === 'cancelled' ? await missingSignIn(caller, now(), factorOf) : null;
  const moved = await changeOrderStatus(deps, {
    store: storeId(store),
    orderId,
    to,
    actor: 'owner',
    by: caller.uid,
    requestId: caller.requestId,
    reason,
    shipment,
    why,
    writeOff,
    check: (order) => {
      const { status } = order;
      if (status !== from) return fail({ code: 'edited-meanwhile', params: { status } });
      const needs = way !== null && refundableAmount(order) > 0;
      return needs ? fail({ code: 'fresh-sign-in-required', params: { way } }) : null;
    },
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}
