import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { endReservation } from '@/functions/src/adapters/orders/reservations';
import type { Order } from '@/lib/domain/orders/order';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import { goodsMove } from '@/lib/domain/payments/goods-move';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { returnOrderStock } from './return-order-stock';
import { takeOrderStock } from './take-order-stock';

interface Step {
  /** The order as the transaction read it, and after its step. */
  readonly before: Order;
  readonly after: Order;
  readonly setting: FunctionSetting;
}

/**
 * Moves an order's stock with its status change. Ending an order returns its stock, unless it is written off; accepting one
 * takes stock, and so does confirming one above the caps. Returns the order with its new `goods`; fails with `goods-missing`,
 * and writes nothing, if the stock is gone. Call it after all other reads of the transaction.
 */
export async function moveOrderStock(
  tx: Transaction,
  db: Firestore,
  { before, after, setting }: Step,
): Promise<Result<Order>> {
  const { storeId: store, lines } = before;
  const { goods, take, back } = goodsMove(before, after);
  const moved = ok({ ...after, goods });
  if (take.length) {
    const ids = lines.map(({ productId }) => productId);
    const catalogue = catalogueOf(await tx.getAll(...productRefs(db, store, ids)));
    const changes = missingStock(lines, catalogue, setting.notices.locale);
    if (changes.length)
      return fail({ code: 'goods-missing', params: { titles: titlesOf(changes) }, changes });
    takeOrderStock(tx, db, { order: before, catalogue, setting }, after.updatedAt);
    return moved;
  }
  const why = { cause: 'ended', at: after.updatedAt } as const;
  if (back.length) await returnOrderStock(tx, db, before, back, why);
  endReservation(tx, db, before);
  return moved;
}

const titlesOf = (changes: ReturnType<typeof missingStock>): string =>
  [...new Set(changes.map(({ title }) => title))].join(', ');
