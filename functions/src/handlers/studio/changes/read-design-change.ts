import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { titleOfChange } from '@/lib/domain/orders/design-changes/change-design';
import { orderByLink } from '@/lib/domain/orders/order-by-link';
import { canChangeDesigns } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';

/**
 * The question about a design, by the link in the shopper's mail. Fails with `link-expired`, `order-not-found` once the order
 * is deleted.
 */
export async function readDesignChange(
  { db, designChanges }: Pick<Deps, 'db' | 'designChanges'>,
  { token }: Callables['readDesignChange']['request'],
): Promise<Result<Callables['readDesignChange']['response']>> {
  const opened = designChanges.verify(token);
  if (!opened.ok) return opened;
  const { storeId: store, orderId, changeId } = opened.value;
  const stored = await db.doc(collections.order(storeId(store), orderId)).get();
  const order = stored.exists ? orderByLink(parseOrder(stored.id, stored.data()), null) : null;
  const change = order?.making?.changes.find(({ id }) => id === changeId);
  if (!order || !change) return fail({ code: 'order-not-found' });
  return ok({
    ...{ storeId: store, orderId, number: order.number },
    title: titleOfChange(order, change),
    change,
    isOpen: change.state === 'waiting' && canChangeDesigns(order),
  });
}
