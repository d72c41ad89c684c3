import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { orderByLink } from '@/lib/domain/orders/order-by-link';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Reads the order of a signed tracking link. Fails with `link-expired` or, once the order is deleted,
 * `order-not-found`.
 */
export async function trackOrder(
  { db, tracking }: Pick<Deps, 'db' | 'tracking'>,
  { token }: Callables['trackOrder']['request'],
  caller: Caller | null,
): Promise<Result<Callables['trackOrder']['response']>> {
  const opened = tracking.verify(token);
  if (!opened.ok) return opened;
  const snapshot = await db.doc(collections.order(storeId(opened.value.storeId), opened.value.orderId)).get();
  if (!snapshot.exists) return fail({ code: 'order-not-found' });
  return ok({ order: orderByLink(parseOrder(snapshot.id, snapshot.data()), caller?.uid ?? null) });
}
