import { holdingOrders } from '@/functions/src/adapters/orders/discounts';
import { readsNow } from '@/functions/src/adapters/orders/reads';
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
    discountIds.map((id) => readsNow.count(holdingOrders(db, storeId(store), id))),
  );
  return ok({ orders: Object.fromEntries(discountIds.map((id, at) => [id, counts[at] ?? 0])) });
}
