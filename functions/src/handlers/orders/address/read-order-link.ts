import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * The signed token of an order's tracking page, for its shopper to save and for staff to send; an order without an e-mail
 * address gets no mail with it. Fails with `order-not-found`, also for another's order.
 */
export async function readOrderLink(
  { db, tracking }: Pick<Deps, 'db' | 'tracking'>,
  { storeId: store, orderId }: Callables['readOrderLink']['request'],
  caller: Caller,
): Promise<Result<Callables['readOrderLink']['response']>> {
  const stored = await db.doc(collections.order(storeId(store), orderId)).get();
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  const isTheirs = order !== null && (order.uid === caller.uid || isStaffOf(caller, store));
  return isTheirs
    ? ok({ token: tracking.sign({ storeId: store, orderId }) })
    : fail({ code: 'order-not-found' });
}
