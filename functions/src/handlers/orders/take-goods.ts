import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takeStock } from '@/lib/domain/catalogue/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { FunctionSetting } from '@/functions/src/adapters/firestore';
import { noteStockMoves } from '@/functions/src/adapters/stock-moves';
import { tellLowStock } from './tell-low-stock';

interface Taking {
  readonly order: Order;
  /** The products of its lines as the transaction read them; the caller has checked their stock. */
  readonly catalogue: ReadonlyMap<string, Product>;
  readonly setting: FunctionSetting;
}

/** Takes an order's pieces out of stock at the moment `at`, and notifies the store of products that run low. */
export function takeGoods(
  tx: Transaction,
  db: Firestore,
  { order: { id: orderId, storeId: store, lines }, catalogue, setting }: Taking,
  at: number,
): void {
  const moved = [...catalogue.values()].map((before) => {
    const left = takeStock(
      before,
      lines.filter(({ productId }) => productId === before.id),
    );
    tx.update(db.doc(collections.product(store, before.id)), { ...left });
    tellLowStock(tx, db, setting, before, left, at);
    return { id: before.id, before, variants: left.variants };
  });
  noteStockMoves(tx, db, store, { cause: 'sold', orderId, at }, moved);
}
