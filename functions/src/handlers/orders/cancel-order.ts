import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { cancelDeadline } from '@/lib/domain/orders/cancel-window';
import { canChangeStatus } from '@/lib/domain/orders/order-status';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeOrderStatus, type StatusChangeDeps } from './change-order-status';

/**
 * A shopper cancels an order of their own; repeating it gives the same answer. Fails with `order-not-found` for another's
 * order, `status-change-refused` for one whose status is too far, and `cancel-window-over` for one older than the store allows.
 */
export async function cancelOrder(
  deps: StatusChangeDeps,
  request: Callables['cancelOrder']['request'],
  { uid, requestId }: Caller,
): Promise<Result<Callables['cancelOrder']['response']>> {
  const moved = await changeOrderStatus(deps, {
    store: storeId(request.storeId),
    orderId: request.orderId,
    to: 'cancelled',
    actor: 'shopper',
    by: uid,
    requestId,
    check: (order, { orderRules }) => {
      if (order.uid !== uid) return fail({ code: 'order-not-found' });
      if (order.status === 'cancelled') return ok(order.status);
      const deadline = cancelDeadline(order, orderRules);
      const isTooLate = deadline !== null && deps.now() > deadline;
      if (!isTooLate || !canChangeStatus(order, 'cancelled', 'shopper')) return null;
      return fail({ code: 'cancel-window-over', params: { count: orderRules.cancelMinutes ?? 0 } });
    },
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}
