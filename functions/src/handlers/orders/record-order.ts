import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takeStock } from '@/lib/domain/catalogue/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { orderIndex } from '@/lib/domain/orders/order-search';
import { orderDocument } from '@/functions/src/adapters/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/firestore';
import { announceOrder, type Member } from './announce-order';
import { tellLowStock } from './tell-low-stock';

interface NewOrder {
  readonly order: Order;
  /** The products of its lines as the transaction read them. */
  readonly catalogue: ReadonlyMap<string, Product>;
  readonly setting: FunctionSetting;
  /** Null for a guest. */
  readonly member: Member | null;
}

/** Writes everything that a new order changes: itself and its number, the stock, the figures and the mails. */
export function recordOrder(
  tx: Transaction,
  db: Firestore,
  { order, catalogue, setting, member }: NewOrder,
): void {
  const { storeId: store, lines, createdAt } = order;
  tx.create(db.doc(collections.order(store, order.id)), {
    ...orderDocument(order),
    ...orderIndex(order, setting.baseCurrency),
  });
  tx.set(db.doc(collections.orderNumber(store, order.number)), { orderId: order.id });
  for (const product of catalogue.values()) {
    const sold = lines.filter((line) => line.productId === product.id);
    const left = takeStock(product, sold);
    tx.update(db.doc(collections.product(store, product.id)), { ...left });
    tellLowStock(tx, db, setting, product, left, createdAt);
  }
  announceOrder(tx, db, order, setting, member, createdAt);
}
