import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { answered, canConfirm } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import type { ConfirmationChannel } from '@/lib/domain/orders/order-status';
import { ok, type Result } from '@/lib/domain/result';
import { inTransaction, orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { orderIn } from './linked-order';

export type ConfirmDeps = Pick<Deps, 'db' | 'now' | 'runInQueue'>;

/** Confirms an order that waits for it; one that was answered, shipped or cancelled stays as it is. */
export function confirmOrder(
  deps: ConfirmDeps,
  store: StoreId,
  orderId: string,
  channel: ConfirmationChannel,
): Promise<Result<Order>> {
  return changeConfirmation(deps, store, orderId, (order, now) =>
    canConfirm(order) ? answered(order.confirmation, 'confirmed', channel, now) : null,
  );
}

/** Writes what `change` makes of an order's confirmation; null leaves it. Returns the order as it is then. */
export function changeConfirmation(
  { db, now, runInQueue }: ConfirmDeps,
  store: StoreId,
  orderId: string,
  change: (order: Order, now: number) => Order['confirmation'] | null,
): Promise<Result<Order>> {
  const ref = db.doc(collections.order(store, orderId));
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const found = await orderIn(tx, db, store, orderId);
      if (!found.ok) return found;
      const at = now();
      const confirmation = change(found.value, at);
      if (!confirmation) return found;
      const order = { ...found.value, confirmation, updatedAt: Math.max(at, found.value.updatedAt) };
      const stored = orderDocument(order);
      tx.update(ref, { confirmation: stored['confirmation'], updatedAt: stored['updatedAt'] });
      return ok(order);
    }),
  );
}
