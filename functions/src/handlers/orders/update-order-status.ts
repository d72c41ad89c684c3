import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeOrderStatus, type StatusChangeDeps } from './change-order-status';

/**
 * Staff change an order's status. `from` is the status they saw. Fails with `edited-meanwhile` if it has changed since,
 * `status-change-refused` if the table has no such change.
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
    check: ({ status }) => (status === from ? null : fail({ code: 'edited-meanwhile', params: { status } })),
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}
