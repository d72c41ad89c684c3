import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { applyMakingChange } from '@/lib/domain/orders/making';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Staff move the making of an order on. Fails with `edited-meanwhile` if it is no longer in the state they saw,
 * `making-change-refused` if the table has no such step.
 */
export async function updateOrderMaking(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  { storeId: store, orderId, from, to }: Callables['updateOrderMaking']['request'],
  { uid }: Caller,
): Promise<Result<Callables['updateOrderMaking']['response']>> {
  const ref = db.doc(collections.order(storeId(store), orderId));
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(stored.id, stored.data());
      if (order.making && order.making.state !== from) return fail({ code: 'edited-meanwhile' });
      const moved = applyMakingChange(order, { to, by: uid, at: now() });
      if (!moved.ok) return moved;
      const { making, updatedAt } = orderDocument(moved.value);
      tx.update(ref, { making, updatedAt });
      return ok({ state: to });
    }),
  );
}
