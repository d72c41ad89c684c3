import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { moveStoredOrder, type MoveDeps } from './move-stored-order';

/**
 * The store's people move an order on. `from` is what they saw: `edited-meanwhile` when somebody was faster,
 * `status-change-refused` when the table has no such step.
 */
export async function updateOrderStatus(
  deps: MoveDeps,
  { storeId: store, orderId, from, to, reason, shipment }: Callables['updateOrderStatus']['request'],
  caller: Caller,
): Promise<Result<Callables['updateOrderStatus']['response']>> {
  const moved = await moveStoredOrder(deps, {
    store: storeId(store),
    orderId,
    to,
    actor: 'owner',
    by: caller.uid,
    requestId: caller.requestId,
    reason,
    shipment,
    check: ({ status }) => (status === from ? null : fail({ code: 'edited-meanwhile', params: { status } })),
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}
