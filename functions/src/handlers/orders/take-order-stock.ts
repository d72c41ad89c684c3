import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takeStock } from '@/lib/domain/stock/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import { notifyLowStock } from './notify-low-stock';

interface Taking {
  readonly order: Order;
  /** The products of its lines as the transaction read them; the caller has checked their stock. */
  readonly catalogue: ReadonlyMap<string, Product>;
  readonly setting: FunctionSetting;
}

/** Takes an order's pieces out of stock at the moment `at`, and notifies the store of products that run low. */
export function takeOrderStock(
  tx: Transaction,
  db: Firestore,
  { order: { id: orderId, storeId: store, lines, createdAt }, catalogue, setting }: Taking,
  at: number,
): void {
  const moved = [...catalogue.values()].map((before) => {
    const left = takeStock(
      before,
      lines.filter(({ productId }) => productId === before.id),
      createdAt,
    );
    tx.update(db.doc(collections.product(store, before.id)), { ...left });
    notifyLowStock(tx, db, setting, before, left, at);
    return { id: before.id, before, variants: left.variants };
  });
  writeStockMoves(tx, db, store, { cause: 'sold', orderId, at }, moved);
}
