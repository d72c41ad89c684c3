import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';

/** An order in a transaction; `order-not-found` where it was deleted. */
export async function orderIn(
  tx: Transaction,
  db: Deps['db'],
  store: string,
  id: string,
): Promise<Result<Order>> {
  const stored = await tx.get(db.doc(collections.order(storeId(store), id)));
  return stored.exists ? ok(parseOrder(stored.id, stored.data())) : fail({ code: 'order-not-found' });
}
