import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parcelPapers } from '@/lib/domain/papers/parcel-papers';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/**
 * See `OrderAdminCallables`. Orders that are gone meanwhile are left out. Fails with `store-not-found`, and with
 * `order-not-found` if none is left.
 */
export async function printParcels(
  { db, drawPapers }: Pick<Deps, 'db' | 'drawPapers'>,
  { storeId: id, orderIds, ...look }: Callables['printParcels']['request'],
): Promise<Result<Callables['printParcels']['response']>> {
  const store = storeId(id);
  const paths = [...new Set(orderIds)].map((orderId) => db.doc(collections.order(store, orderId)));
  const [setting, ...stored] = await Promise.all([
    readPublicSetting(db, store),
    ...paths.map((path) => path.get()),
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  const orders = stored.flatMap((one) => {
    const order = one.exists ? parseOrder(one.id, one.data()) : null;
    return order ? [order] : [];
  });
  if (orders.length === 0) return fail({ code: 'order-not-found' });
  const file = await drawPapers(orders.flatMap((order) => parcelPapers(order, setting, look)));
  return ok({ file: Buffer.from(file).toString('base64') });
}
