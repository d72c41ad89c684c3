import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { moveStoredOrder } from './move-stored-order';

/**
 * A shopper cancels an order of their own; repeating it answers the same. Another's order is `order-not-found`, one
 * that has gone too far is `status-change-refused`.
 */
export async function cancelOrder(
  deps: Pick<Deps, 'db' | 'now' | 'inTurn'>,
  request: Callables['cancelOrder']['request'],
  { uid }: Caller,
): Promise<Result<Callables['cancelOrder']['response']>> {
  const moved = await moveStoredOrder(deps, {
    store: storeId(request.storeId),
    orderId: request.orderId,
    to: 'cancelled',
    actor: 'shopper',
    by: uid,
    check: (order) => {
      if (order.uid !== uid) return fail({ code: 'order-not-found' });
      return order.status === 'cancelled' ? ok(order.status) : null;
    },
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}
