import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { recordExport } from '@/functions/src/handlers/orders/record-order-export';

/**
 * The signed token of an order's tracking page, for its shopper to save and for staff to send; an order without an e-mail
 * address gets no mail with it. The link stays valid when a member of staff leaves, so the activity log records who took it. Fails
 * with `order-not-found`, also for another's order, and `try-again`.
 */
export async function readOrderLink(
  { tracking, ...deps }: Pick<Deps, 'db' | 'now' | 'tracking'>,
  { storeId: store, orderId }: Callables['readOrderLink']['request'],
  caller: Caller,
): Promise<Result<Callables['readOrderLink']['response']>> {
  const stored = await deps.db.doc(collections.order(storeId(store), orderId)).get();
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  const isTheirs = order?.uid === caller.uid;
  if (!order || !(isTheirs || isStaffOf(caller, store))) return fail({ code: 'order-not-found' });
  const recorded = isTheirs
    ? ok(null)
    : await recordExport(deps, collections.orderExports(order.storeId), caller, orderId);
  return recorded.ok ? ok({ token: tracking.sign({ storeId: store, orderId }) }) : recorded;
}
