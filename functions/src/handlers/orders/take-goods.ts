import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takeStock } from '@/lib/domain/catalogue/move-stock';
import type { StockFields } from '@/lib/domain/catalogue/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { noteStockMoves } from '@/functions/src/adapters/stock-moves';

/**
 * Takes the goods of an order out of stock at the moment `at`; the caller has checked that they are there. Resolves to
 * what is left of each product of the `catalogue`, which the transaction read.
 */
export function takeGoods(
  tx: Transaction,
  db: Firestore,
  { id: orderId, storeId: store, lines }: Order,
  catalogue: ReadonlyMap<string, Product>,
  at: number,
): { readonly before: Product; readonly left: StockFields }[] {
  const taken = [...catalogue.values()].map((before) => {
    const left = takeStock(
      before,
      lines.filter(({ productId }) => productId === before.id),
    );
    tx.update(db.doc(collections.product(store, before.id)), { ...left });
    return { before, left };
  });
  const moved = taken.map(({ before, left }) => ({ id: before.id, before, variants: left.variants }));
  noteStockMoves(tx, db, store, { cause: 'sold', orderId, at }, moved);
  return taken;
}
