import { countedNow, holdingOrders } from '@/functions/src/adapters/orders/discounts';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/** How many orders hold each of these discounts now. */
export async function countDiscountOrders(
  { db }: Pick<Deps, 'db'>,
  { storeId: store, discountIds }: Callables['countDiscountOrders']['request'],
): Promise<Result<Callables['countDiscountOrders']['response']>> {
  const counts = await Promise.all(
    discountIds.map((id) => countedNow(holdingOrders(db, storeId(store), id).count())),
  );
  return ok({ orders: Object.fromEntries(discountIds.map((id, at) => [id, counts[at] ?? 0])) });
}
