import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { returnStock } from '@/lib/domain/stock/move-stock';
import { collections } from '@/lib/domain/collections';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import type { StockMove } from '@/lib/domain/stock/stock-move';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';

/** Returns the pieces of these lines of an order to stock; pieces of deleted products and variants are ignored. */
export async function returnOrderStock(
  tx: Transaction,
  db: Firestore,
  { id: orderId, storeId: store, createdAt }: Pick<Order, 'id' | 'storeId' | 'createdAt'>,
  lines: readonly OrderLine[],
  why: Pick<StockMove, 'cause' | 'at'>,
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  const refs = productRefs(db, store, ids);
  if (refs.length === 0) return;
  const catalogue = catalogueOf(await tx.getAll(...refs));
  const moved = [...catalogue.values()].map((before) => {
    const back = lines.filter((line) => line.productId === before.id);
    const returned = returnStock(before, back, createdAt);
    tx.update(db.doc(collections.product(store, before.id)), { ...returned });
    return { id: before.id, before, variants: returned.variants };
  });
  writeStockMoves(tx, db, store, { ...why, orderId }, moved);
}
